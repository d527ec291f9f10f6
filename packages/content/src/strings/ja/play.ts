import { game } from './game.ts';
import { help } from './help.ts';
import { hints } from './hints.ts';
import { settings } from './settings.ts';

/** What the game screen says in Japanese beyond what every page says. */
export const strings = { game, help, hints, settings };
