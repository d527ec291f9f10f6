import { inSpareTime } from '../../lib/spare-time.ts';
import { askFor } from './app-loader.ts';
import { MODULE_LIST_ID } from './element-ids.ts';

/** What tells that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/** What browsers answer by themselves, and what leads away: whoever uses it wants nothing else. */
const DONE_BY_BROWSERS = 'a,[popovertarget],[popover]';

/** Whether somebody is there who may stay. A page that is loaded below a mouse which rests is told of a move, too. */
function isSign(event: Event): boolean {
  if (event.target instanceof Element && event.target.closest(DONE_BY_BROWSERS)) return false;
  const isMove = event instanceof PointerEvent && event.type === 'pointermove';
  return !isMove || event.movementX !== 0 || event.movementY !== 0;
}

/** What tells that somebody is about to follow a link. */
const AIMS = ['pointerover', 'focusin'] as const;

/** Links into games, which want far more than a page that is read. */
const INTO_GAMES = 'a[href*="/game/"]';

/** The list of a page that loads its modules by itself. */
const MODULES = new RegExp(`id="${MODULE_LIST_ID}">(.*?)<`);

/** Whether the visitor counts bytes, and has told the browser so. */
function isSavingData(): boolean {
  return Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;
}

/** Does something the first time that it is called. */
function once<Given>(task: (given: Given) => void): (given: Given) => void {
  let isDone = false;
  return (given) => {
    if (isDone) return;
    isDone = true;
    task(given);
  };
}

/** Does something in the browser's spare time, once one of some elements is in sight. */
export function whenInSight(elements: Iterable<Element>, task: () => void) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    inSpareTime(task);
  });
  for (const element of elements) observer.observe(element);
}

/** Does something in the browser's spare time, once somebody is there. */
export function whenSomebodyIsThere(task: () => void) {
  const wait = once(() => inSpareTime(task));
  for (const sign of SIGNS) {
    const onSign = (event: Event) => {
      if (isSign(event)) wait(event);
    };
    addEventListener(sign, onSign, { passive: true });
  }
}

/** Has the browser fetch files in its spare time. Nothing of them is run. */
export function prefetch(paths: readonly string[]) {
  if (isSavingData()) return;
  for (const path of paths) askFor(path, 'prefetch');
}

/** All games have the same modules, those of another language aside. */
const prefetchGame = once(({ href }: HTMLAnchorElement) => {
  if (isSavingData()) return;
  fetch(href)
    .then((reply) => reply.text())
    .then((html) => prefetch(JSON.parse(MODULES.exec(html)?.[1] ?? '[]')))
    // Only a prefetch: the page behind the link tells what fails.
    .catch(() => undefined);
});

/** Has a game fetched once a link into one is aimed at, as long as the app isn't there, which does without. */
export function prefetchGames(root: HTMLElement) {
  for (const aim of AIMS) {
    document.addEventListener(aim, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(INTO_GAMES);
      if (link && root.dataset.lazy !== undefined) prefetchGame(link);
    });
  }
}
