import { heading } from '../../heading.ts';
import type { home as english } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const home = {
  kicker_other: '無料で遊べる{{count, number}}問',
  title: heading('考えれば、必ず解ける。'),
  lead: '無料のナンプレです。登録はいりません。勘に頼る必要もありません。盤面を眺めて、次の一手をひ\u2060と\u2060つ\u2060ず\u2060つ見つけてください。',
  cover: 'ナンプレの盤面。4行4列の空きマスが赤鉛筆で囲まれています。',
  coverCaption: '丸で囲んだマスに入る数字は、ひとつだけ。さて、いくつでしょう？',
  game: {
    title: heading('問題を選ぶ'),
    lead: '途中経過もこれまでの記録も、このブラウザーに自動で保存されます。',
    resume: '続きから {{time}}',
    count_other: '{{count, number}}問',
    difficulty: {
      easy: '一手ずつ、すらすら進みます。はじめての方にも。',
      medium: 'メモが役に立ちます。同じ二つの候補をもつマスの組を探しましょう。',
      hard: '中級の考え方だけでは解けない問題です。じっくりどうぞ。',
    },
  },
  learn: {
    title: heading('行きづまったら、テクニックを'),
    features: {
      eight: 'ネイキッドシングルからソードフィッシュまで、八つの考え方',
      pictures: '実際の問題を使った、図つきの解説',
      exercises: '自分で見つけて身につける練習問題',
      hints: '答える前に問いかける、3段階のヒント',
    },
    link: 'テクニックを見る',
  },
  about: {
    title: heading('すべての問題を、二重に確認'),
    solution: {
      title: heading('答えはひとつ'),
      text: 'どの問題も、プログラムが最後まで調べつくし、答えがちょうどひとつであることを確かめています。',
    },
    logic: {
      title: heading('勘に頼らない'),
      text: 'さらに別のプログラムが、理由を説明できる手だけで最後まで解いています。ですから、次の一手はいつでも見つかります。',
    },
    difficulty: {
      title: heading('意味のある難易度'),
      text: '初級・中級・上級は、初期数字の多さではなく、解くのに必要な考え方で分けています。',
    },
  },
} as const satisfies Translation<typeof english>;
