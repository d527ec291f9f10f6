import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Two or three cells where a line and a box cross have two candidates too many, say two cells with {1, 2, 3, 4}. In the rest of the line there is a cell with {1, 2}, and in the rest of the box one with {3, 4}. Four cells for four digits, and none of these digits fits twice among them: so each is there exactly once.',
    'The digits of the line’s partner have their place in the line, so the rest of the line cannot have them. The same goes for the box and its partner. A digit that only the crossing has can be erased from both.',
  ],
  howToLook: [
    'Look for a crossing of two cells with four candidates, or of three cells with five.',
    'In the line, outside the box, look for a cell with two candidates, both from the crossing. In the box, outside the line, look for one with two others from the crossing.',
    'Count: as many digits as cells? Then clear the rest of the line and the rest of the box.',
  ],
  remarks: [
    'Each partner may consist of several cells, as long as the count comes out even. The name is that of the forum member who first described the pattern.',
  ],
};
