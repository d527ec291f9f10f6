import { expect, test } from 'vitest';
import type { Position } from '../position.ts';
import { parsePosition } from '../position-text.ts';
import { unwrap } from '../testing/boards.ts';
import { faultOf } from '../testing/ladder/ladder-proof.ts';
import { LONG_TEST_MS } from '../testing/trials.ts';
import { conclusionKey } from './model/conclusions.ts';
import { findSteps, type LadderOptions } from './steps.ts';

/*
 * Instances that a path has no need of: an easier technique, a shorter chain or a smaller pattern comes to the same.
 * Who asks for a technique by its name is told of them all the same.
 */

type Id = NonNullable<LadderOptions['techniques']>[number];

/** What is concluded, as `conclusionKey` has it: what is placed, a slash, what is removed, as 10 × cell + digit. */
const ROWS: readonly (readonly [Id, string, string, string])[] = [
  [
    'empty-rectangle',
    'of a box with two places, a turbot fish as well',
    '/679',
    '6|157|12357|38|1358|4|15|9|(5)|45|459|8|69|1569|7|1456|3|2|12345|159|123|369|1569|1239|7|8|456|9|1457|1567|34|2|8|56|467|346|8|3|45|7|49|6|49|2|1|12|147|12467|5|1349|139|3469|47|8|1345|2|9|48|345678|(5)|1368|146|346|7|6|34|1|389|39|2|5|349|1345|8|345|2|34569|359|13469|146|7',
  ],
  [
    'remote-pair',
    'along a chain that is not the shortest between its ends',
    '/435',
    '3|47|5|78|6|2|(8)|9|1|68|2|(1)|4|3|59|568|56|7|467|479|(7)|1|78|59|3|2|458|(4)|3|(8)|25|9|145|7|58|6|1|47|6|57|247|8|24|35|9|2|45|9|367|(7)|34|(4)|1|58|(7)|1|4|238|28|6|9|58|58|9|(6)|(3)|38|5|7|16|4|2|5|8|2|(9)|1|49|(6)|67|3',
  ],
  ...(['/485,488', '/405,485,488', '/378,488,508'] as const).map(
    (conclusions) =>
      [
        'death-blossom',
        'with larger petals, on a stem of two candidates',
        conclusions,
        '145|9|2|7|(5)|15|8|(6)|3|(1)|6|(3)|23|8|4|5|9|7|(5)|378|378|6|35|9|(2)|1|4|26|5|(7)|23|1|26|9|4|8|9|2478|1|258|45|258|3|57|6|3|48|48|589|7|568|(1)|2|15|8|1|5|4|2|(7)|6|(3)|(9)|7|234|6|1|9|(5)|24|8|25|24|24|9|58|56|3|7|(5)|125',
      ] as const,
  ),
  [
    'als-chain',
    'that removes what a shorter one does',
    '/505',
    '145|9|2|7|(5)|15|8|(6)|3|(1)|6|(3)|23|8|4|5|9|7|(5)|378|378|6|35|9|(2)|1|4|26|5|(7)|23|1|26|9|4|8|9|2478|1|258|45|258|3|57|6|3|48|48|589|7|568|(1)|2|15|8|1|5|4|2|(7)|6|(3)|(9)|7|234|6|1|9|(5)|24|8|25|24|24|9|58|56|3|7|(5)|125',
  ],
  ...(['/614,704', '/594,774'] as const).map(
    (conclusions) =>
      [
        'als-chain',
        'between ends that a shorter one has, too',
        conclusions,
        '(6)|(7)|(9)|(2)|345|(1)|345|(8)|34|(3)|(5)|(4)|(7)|(8)|(9)|12|12|(6)|(1)|(2)|(8)|346|3456|34|3459|479|347|25|(9)|(3)|56|(7)|(8)|246|24|(1)|(4)|(8)|(7)|(1)|36|23|26|(5)|(9)|25|(1)|(6)|45|(9)|245|(7)|(3)|(8)|(8)|(6)|(1)|(9)|(2)|347|34|47|(5)|(7)|34|(5)|(8)|34|(6)|1349|149|(2)|(9)|34|(2)|345|(1)|3457|(8)|(6)|347',
      ] as const,
  ),
  [
    'grouped-continuous-nice-loop',
    'through almost locked sets, beside others between the same ends',
    '/16,106,466,564,565',
    '3|569|7|48|49|(9)|4569|24|1|4|69|(6)|5|1|2|8|37|(3)|89|1|2|3478|6|(7)|34579|347|35|59|8|15|2|59|3|17|6|4|(5)|7|1345|6|8|15|2|(3)|9|69|269|136|17|(9)|4|137|5|38|2|456|4568|9|345|56|34|1|7|1|3|9|(4)|7|56|45|8|2|57|45|45|134|2345|8|34|9|6',
  ],
  [
    'sue-de-coq',
    'with a digit that the line and the box both bring',
    '/474,554',
    '3|17|17|6|8|5|4|9|2|8|6|2|3|4|9|5|1|7|49|49|5|2|1|7|6|3|8|2|13|18|5|9|38|7|4|6|7|48|6|48|2|1|3|5|9|5|39|49|7|6|34|2|8|1|6|48|48|1|5|2|9|7|3|19|2|79|489|3|48|18|6|5|19|5|3|89|7|6|18|2|4',
  ],
  [
    'forcing-net',
    'that places a digit, whichever of three is right',
    '266/',
    '2|6|45|8|3|9|57|457|1|9|7|8|1245|1245|6|235|2345|34|13|345|1345|1245|12457|57|9|8|3467|5|389|36|7|49|1|38|349|2|4|39|137|359|8|2|6|1379|379|138|2389|1237|349|6|(3)|1378|13479|5|7|1|9|2356|25|358|4|2356|36|368|2358|2356|123569|12579|4|12357|1235679|3679|36|2345|23456|123569|12579|357|12357|1235679|8',
  ],
  [
    'forcing-net',
    'that places a digit, whichever of those is right that do not fail',
    '724/',
    '25678|9|2357|467|25678|458|1|3456|23467|25678|23567|4|9|125678|158|23567|356|2367|1|2567|257|467|2567|3|8|4569|24679|579|1357|13579|8|1357|6|349|2|1349|2679|12367|8|47|137|149|3469|13469|5|569|4|1359|2|135|159|369|7|13689|29|8|129|5|4|7|2369|1369|12369|3|57|579|1|68|2|45679|45689|46789|2457|1257|6|3|9|(8)|2457|1458|12478',
  ],
  [
    'forcing-net',
    'that places the only one of three that does not fail',
    '555/',
    '9|3|6|1|7|5|2|4|8|25|25|8|3|9|4|1|6|7|14|14|7|2|6|8|5|3|9|3|8|2|6|5|7|9|1|4|15|159|59|4|8|2|6|7|3|6|7|4|9|1|3|8|2|5|258|259|1|7|3|6|4|589|(2)|2478|2469|(9)|5|24|19|3|89|126|245|24569|3|8|24|19|7|59|126',
  ],
  [
    'forcing-net',
    'that removes what the only candidate does that does not fail',
    '/128',
    '378|1478|(6)|(2)|(5)|(9)|347|13|17|23|124|49|1348|(7)|148|349|(6)|(5)|37|(5)|479|134|34|(6)|(2)|(8)|179|(4)|(6)|(1)|(5)|(9)|(3)|(8)|(7)|(2)|(5)|78|78|14|(2)|14|(6)|(9)|(3)|(9)|(3)|(2)|(6)|(8)|(7)|(1)|(5)|(4)|(1)|2478|(5)|3478|(6)|248|379|23|789|278|(9)|(3)|78|(1)|28|(5)|(4)|(6)|(6)|2478|478|(9)|34|(5)|37|123|178',
  ],
  [
    'forcing-net',
    'that places what follows from the only candidate that does not fail',
    '57/',
    '356|37|(9)|(4)|237|2357|1356|(8)|1256|345|(1)|(8)|(9)|23|(6)|35|234|(7)|3456|347|(2)|(1)|(8)|357|(9)|34|456|34|234|(1)|(5)|2479|2789|478|(6)|249|(9)|(8)|(6)|(3)|247|27|15|1247|1245|(7)|24|(5)|(6)|(1)|289|48|249|(3)|(8)|(5)|(3)|(2)|(6)|(1)|47|479|49|(2)|(9)|(7)|(8)|(5)|(4)|136|13|16|(1)|(6)|(4)|(7)|39|39|(2)|(5)|(8)',
  ],
  [
    'grouped-aic',
    'by a way that comes twice through a cell',
    '/118,698',
    '(1)|367|367|(4)|(8)|(2)|(9)|(5)|37|(5)|(9)|38|(7)|(6)|(1)|38|(2)|(4)|(4)|278|278|(5)|(9)|(3)|678|68|(1)|678|(1)|(5)|(9)|(2)|467|3467|46|378|(2)|678|(9)|(3)|(5)|467|467|(1)|78|367|367|(4)|(8)|(1)|67|(2)|(9)|(5)|67|267|1267|126|(4)|(8)|(5)|(3)|(9)|(9)|(4)|168|16|(3)|(5)|18|(7)|(2)|38|(5)|1238|12|(7)|(9)|148|48|(6)',
  ],
  [
    'multi-coloring',
    'that removes coloured cells which see an opposite of each',
    '/582,612,702,752',
    '37|2|47|5|9|467|16|8|36|49|48|479|47|67|1|346|239|5|6|1348|5|48|38|2|134|19|7|47|9|48|467|168|346|5|137|2|1|5|67|269|67|39|79|4|8|2|48|3|49|78|579|79|6|19|8|36|29|1|257|5679|67|27|4|5|46|1469|3|26|679|8|1279|69|39|7|19|269|4|8|1236|5|13',
  ],
  [
    'forcing-net',
    'that removes a candidate, whichever of those is right that do not fail',
    '/15',
    '178|158|6|4|378|379|1589|2|58|1478|3|1458|2789|278|279|14589|14589|6|2|9|48|5|1|6|478|3478|3478|1489|148|1489|2378|6|12357|4578|34578|34578|3|6|148|78|578|157|2|4578|9|5|2|7|389|4|39|6|38|1|148|1458|2|6|9|457|3|14578|4578|6|458|34589|1|357|3457|45789|45789|2|149|7|13459|23|235|8|1459|6|45',
  ],
];

/** The first step of a technique with these conclusions. */
function stepConcluding(position: Position, id: Id, conclusions: string) {
  for (const step of findSteps(position, { techniques: [id], unique: true })) {
    if (conclusionKey(step) === conclusions) return step;
  }
  return undefined;
}

test.each(ROWS)('%s %s: %s @15.1', { timeout: LONG_TEST_MS }, (id, _, conclusions, text) => {
  const position = unwrap(parsePosition(text));
  const step = stepConcluding(position, id, conclusions);
  expect(step).toMatchObject({ technique: id });
  expect(step && faultOf(step, position)).toBeUndefined();
});

/** Positions where colours of two clusters conclude the same in two ways, and those above. */
const ONCE: readonly (readonly [Id, string])[] = [
  [
    'multi-coloring',
    '6go0g13o38g254542og8602gg4a09gg250g1h0g2g42og1k02oagaoci595gdo5ci01s9n8qeg797gdog20s3sblaog43882g1181o3o82k0g1gg88g20c8c6060h060g4187878g1o00i0i8270f260gg90g1g8g4',
  ],
  ...new Map(ROWS.map(([id, , , text]) => [`${id} ${text}`, [id, text] as const])).values(),
];

test.each(ONCE)('%s is no step twice in %s', { timeout: LONG_TEST_MS }, (id, text) => {
  const position = unwrap(parsePosition(text));
  const steps = [...findSteps(position, { techniques: [id], unique: true })];
  const told = steps.map((step) => JSON.stringify(step));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((each, index) => told.indexOf(each) !== index)).toEqual([]);
});
