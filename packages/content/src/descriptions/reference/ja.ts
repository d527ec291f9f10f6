import type { ReferenceDescriptions } from '../descriptions.ts';

export const referenceDescriptions: ReferenceDescriptions = {
  'referencePages:skyscraper':
    'ナンプレの「スカイスクレイパー」の解説です。同じ数字の入る場所が2マスずつのラインが2本、片側でそろうときに候補を消す方法を、実際の問題の図で説明します。',
};
