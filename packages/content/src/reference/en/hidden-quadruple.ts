import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Four digits of a row, column or box fit only in the same four cells. They fill these cells between them, so all other candidates there can be erased.',
  ],
  howToLook: [
    'Take a row, column or box in which nearly everything is still empty.',
    'Write down, digit by digit, in which cells it is noted. Put aside digits with five places or more.',
    'Do four of the rest share the same four cells? Then erase the other notes from these cells.',
  ],
  remarks: [
    'With eight empty cells, the other four cells are a naked quadruple that clears the very same notes, and with seven a naked triple. So only a row, column or box with nine empty cells really needs the hidden quadruple, and hardly any puzzle gets that far with one.',
  ],
};
