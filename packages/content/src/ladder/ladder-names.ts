import type { LadderTechniqueId } from '@nanpure/engine/ladder';
import type { Language } from '../languages.ts';
import { ALSO_CALLED } from '../techniques/also-called.ts';
import { TECHNIQUE_NAMES } from '../techniques/technique-names.ts';
import { FISH_NAMES } from './fish-names.ts';
import { type NameIn, named } from './name.ts';

/** A technique with a lesson: named as it is there. */
function taught(id: keyof typeof TECHNIQUE_NAMES): NameIn {
  const { english, katakana, native } = TECHNIQUE_NAMES[id];
  const { en, ja } = ALSO_CALLED[id];
  return named(english, katakana, en, native === null ? ja : [native, ...ja]);
}

const NAMES: Readonly<Record<LadderTechniqueId, NameIn>> = {
  ...FISH_NAMES,
  'full-house': named(
    'Full House',
    'フルハウス',
    ['last digit', 'last free cell'],
    ['ラストディジット'],
  ),
  'naked-single': taught('naked-single'),
  'hidden-single': taught('hidden-single'),
  'pointing-pairs': taught('pointing-pairs'),
  'box-line-reduction': taught('box-line-reduction'),
  'locked-pair': named('Locked Pair', 'ロックトペア', ['locked naked pair'], ['ロックされたペア']),
  'locked-triple': named(
    'Locked Triple',
    'ロックトトリプル',
    ['locked naked triple'],
    ['ロックされたトリプル'],
  ),
  'naked-pair': taught('naked-pair'),
  'naked-triple': named(
    'Naked Triple',
    'ネイキッドトリプル',
    ['naked triplet'],
    ['三国同盟', '3国同盟', '裸のトリプル'],
  ),
  'naked-quadruple': named(
    'Naked Quadruple',
    'ネイキッドクアッド',
    ['naked quad'],
    ['四国同盟', '4国同盟', 'ネイキッドクアドラプル'],
  ),
  'hidden-pair': taught('hidden-pair'),
  'hidden-triple': named(
    'Hidden Triple',
    'ヒドゥントリプル',
    ['hidden triplet'],
    ['隠れ三国同盟', '隠れ3国同盟', '隠れたトリプル'],
  ),
  'hidden-quadruple': named(
    'Hidden Quadruple',
    'ヒドゥンクアッド',
    ['hidden quad'],
    ['隠れ四国同盟', '隠れ4国同盟', 'ヒドゥンクアドラプル'],
  ),
  'x-wing': taught('x-wing'),
  swordfish: taught('swordfish'),
  skyscraper: named('Skyscraper', 'スカイスクレイパー', [], ['スカイスクレーパー', 'Skyscraper']),
  'two-string-kite': named(
    'Two-String Kite',
    '2ストリングカイト',
    ['2-string kite', '2-string-kite'],
    ['双弦凧', 'ツーストリングカイト', '2-String Kite'],
  ),
  'turbot-fish': named(
    'Turbot Fish',
    'ターボットフィッシュ',
    ['turbot'],
    ['ターバットフィッシュ', 'Turbot Fish'],
  ),
  'empty-rectangle': named(
    'Empty Rectangle',
    'エンプティレクタングル',
    ['ER'],
    ['空の長方形', 'エンプティ・レクタングル', 'Empty Rectangle'],
  ),
  'simple-coloring': named(
    'Simple Colouring',
    'シンプルカラーリング',
    ['simple coloring', 'simple colors', 'singles chains'],
    ['カラーリング', '色分け', 'Simple Coloring'],
  ),
  'multi-coloring': named(
    'Multi-Colouring',
    'マルチカラーリング',
    ['multi-coloring', 'multiple colors'],
    ['マルチカラー', 'Multi-Coloring'],
  ),
  'unique-rectangle-1': named(
    'Unique Rectangle Type 1',
    'ユニークレクタングル（タイプ1）',
    ['UR type 1', 'unique corner'],
    ['ユニーク・レクタングル', 'URタイプ1', 'Unique Rectangle'],
  ),
  'unique-rectangle-2': named(
    'Unique Rectangle Type 2',
    'ユニークレクタングル（タイプ2）',
    ['UR type 2', 'unique side'],
    ['ユニーク・レクタングル', 'URタイプ2', 'Unique Rectangle'],
  ),
  'unique-rectangle-3': named(
    'Unique Rectangle Type 3',
    'ユニークレクタングル（タイプ3）',
    ['UR type 3', 'unique subset'],
    ['ユニーク・レクタングル', 'URタイプ3', 'Unique Rectangle'],
  ),
  'unique-rectangle-4': named(
    'Unique Rectangle Type 4',
    'ユニークレクタングル（タイプ4）',
    ['UR type 4', 'unique pair'],
    ['ユニーク・レクタングル', 'URタイプ4', 'Unique Rectangle'],
  ),
  'unique-rectangle-5': named(
    'Unique Rectangle Type 5',
    'ユニークレクタングル（タイプ5）',
    ['UR type 5'],
    ['ユニーク・レクタングル', 'URタイプ5', 'Unique Rectangle'],
  ),
  'unique-rectangle-6': named(
    'Unique Rectangle Type 6',
    'ユニークレクタングル（タイプ6）',
    ['UR type 6'],
    ['ユニーク・レクタングル', 'URタイプ6', 'Unique Rectangle'],
  ),
  'hidden-rectangle': named(
    'Hidden Rectangle',
    'ヒドゥンレクタングル',
    ['hidden unique rectangle'],
    ['ヒドゥン・レクタングル', 'Hidden Rectangle'],
  ),
  'avoidable-rectangle-1': named(
    'Avoidable Rectangle Type 1',
    'アボイダブルレクタングル（タイプ1）',
    ['AR type 1'],
    ['アヴォイダブルレクタングル', 'Avoidable Rectangle'],
  ),
  'avoidable-rectangle-2': named(
    'Avoidable Rectangle Type 2',
    'アボイダブルレクタングル（タイプ2）',
    ['AR type 2'],
    ['アヴォイダブルレクタングル', 'Avoidable Rectangle'],
  ),
  'bug-plus-one': named(
    'BUG+1',
    'BUG+1',
    ['bivalue universal grave', 'BUG type 1'],
    ['バグプラスワン', 'BUG', 'バイバリュー・ユニバーサル・グレイブ'],
  ),
  'remote-pair': named(
    'Remote Pair',
    'リモートペア',
    ['remote pairs', 'remote naked pair'],
    ['リモート・ペア', 'Remote Pair'],
  ),
  'x-chain': named(
    'X-Chain',
    'Xチェーン',
    ['single-digit chain'],
    ['Xチェイン', 'エックスチェーン', 'X-Chain'],
  ),
  'xy-chain': named(
    'XY-Chain',
    'XYチェーン',
    ['bivalue chain'],
    ['XYチェイン', 'エックスワイチェーン', 'XY-Chain'],
  ),
  'continuous-nice-loop': named(
    'Continuous Nice Loop',
    '連続ナイスループ',
    ['closed AIC', 'AIC ring'],
    ['ナイスループ', 'Continuous Nice Loop'],
  ),
  'discontinuous-nice-loop': named(
    'Discontinuous Nice Loop',
    '不連続ナイスループ',
    ['nice loop with a break'],
    ['ナイスループ', 'Discontinuous Nice Loop'],
  ),
  aic: named(
    'Alternating Inference Chain',
    '交互推論チェーン',
    ['AIC', 'alternating chain'],
    ['AIC', '交互推論連鎖', 'Alternating Inference Chain'],
  ),
  'grouped-continuous-nice-loop': named(
    'Grouped Continuous Nice Loop',
    'グループ化した連続ナイスループ',
    ['grouped AIC ring'],
    ['グループ・ナイスループ'],
  ),
  'grouped-discontinuous-nice-loop': named(
    'Grouped Discontinuous Nice Loop',
    'グループ化した不連続ナイスループ',
    ['grouped nice loop'],
    ['グループ・ナイスループ'],
  ),
  'grouped-aic': named(
    'Grouped Alternating Inference Chain',
    'グループ化した交互推論チェーン',
    ['grouped AIC'],
    ['グループAIC'],
  ),
  'xy-wing': named('XY-Wing', 'XYウィング', ['Y-Wing'], ['XYウイング', 'Yウィング', 'XY-Wing']),
  'xyz-wing': named('XYZ-Wing', 'XYZウィング', [], ['XYZウイング', 'XYZ-Wing']),
  'w-wing': named('W-Wing', 'Wウィング', ['semi-remote naked pair'], ['Wウイング', 'W-Wing']),
  'als-xz': named(
    'ALS-XZ',
    'ALS-XZ',
    ['almost locked sets XZ rule'],
    ['ALS-XZルール', 'オールモスト・ロックト・セット'],
  ),
  'als-xy-wing': named(
    'ALS-XY-Wing',
    'ALS-XYウィング',
    ['almost locked sets XY-Wing'],
    ['ALS-XY-Wing'],
  ),
  'als-chain': named(
    'ALS Chain',
    'ALSチェーン',
    ['almost locked sets chain', 'ALS-XY-Chain'],
    ['ALSチェイン', 'ALS-XYチェーン'],
  ),
  'death-blossom': named(
    'Death Blossom',
    'デスブロッサム',
    [],
    ['デス・ブロッサム', 'Death Blossom'],
  ),
  'sue-de-coq': named(
    'Sue de Coq',
    'スー・ド・コック',
    ['two-sector disjoint subsets'],
    ['スードコック', 'Sue de Coq'],
  ),
  'template-set': named(
    'Template Set',
    'テンプレート（確定）',
    ['templates', 'pattern overlay method'],
    ['テンプレート法', 'パターン重ね合わせ'],
  ),
  'template-delete': named(
    'Template Delete',
    'テンプレート（消去）',
    ['templates', 'pattern overlay method'],
    ['テンプレート法', 'パターン重ね合わせ'],
  ),
  'forcing-chain': named(
    'Forcing Chain',
    'フォーシングチェーン',
    ['multiple forcing chains'],
    ['フォーシング・チェーン', '強制連鎖'],
  ),
  'forcing-net': named(
    'Forcing Net',
    'フォーシングネット',
    ['Nishio', 'proof by contradiction'],
    ['フォーシング・ネット', 'ニシオ', '背理法'],
  ),
};

/** The technique of the ladder with an id; undefined for any other text. */
export function ladderTechniqueOf(id: string): LadderTechniqueId | undefined {
  const isKnown = (text: string): text is LadderTechniqueId => Object.hasOwn(NAMES, text);
  return isKnown(id) ? id : undefined;
}

/** What a technique of the ladder is called in a language, as a label. */
export function ladderName(id: LadderTechniqueId, language: Language): string {
  return NAMES[id][language].name;
}

/** Where the longer Japanese names are in two phrases: after a word that describes or a dot, before a type. */
const PHRASE_BORDERS = /(?<=した|付き|連続|推論|・)(?=.)|(?=（)/g;

/** The name as a heading: a line may be broken between its phrases, by a mark that takes no room. */
export function ladderHeading(id: LadderTechniqueId, language: Language): string {
  return ladderName(id, language).replace(PHRASE_BORDERS, '\u200b');
}

/** What players call it besides; its page says so, and they find it by these. */
export function ladderAlsoCalled(id: LadderTechniqueId, language: Language): readonly string[] {
  return NAMES[id][language].also;
}
