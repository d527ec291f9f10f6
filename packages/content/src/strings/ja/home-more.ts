import { heading } from '../../heading.ts';
import type { homeMore as english } from '../en/home-more.ts';
import type { Translation } from '../translation.ts';

export const homeMore = {
  learn: {
    title: heading('行きづまったら、テクニックを'),
    features: {
      eight: 'ネイキッドシングルからソードフィッシュまで、八つの考え方',
      pictures: '実際の問題を使った、図つきの解説',
      exercises: '自分で見つけて身につける練習問題',
      hints: '答える前に問いかける、3段階のヒント',
    },
    progress: '練習問題{{solved}}/{{goal}}問',
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
