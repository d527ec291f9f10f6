import { heading } from '../../heading.ts';
import type { homeMore as english } from '../en/home-more.ts';
import type { Translation } from '../translation.ts';

export const homeMore = {
  learn: {
    title: heading('行き詰まったら、テクニックを'),
    features: {
      eight: 'ネイキッドシングルからソードフィッシュまで、八つの考え方',
      pictures: '実際の問題を使った、図つきの解説',
      course: '実際の盤面で自分で見つけて学ぶ、13のステップ',
      hints: '答える前に問いかける、3段階のヒント',
    },
    course: 'はじめの1マスから上級の1問まで。手を動かして学ぶ、13の短いステップです。',
    stepByStep: heading('一歩ずつ学ぶ'),
    now: {
      next: '次は「{{name}}」です。',
      due: '今日の復習が{{count}}件あります。',
      all: '13のステップを、すべて習得しました。',
    },
    passed: '{{grades}}段階のうち{{passed}}段階まで合格',
    mastered: '習得済み',
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
