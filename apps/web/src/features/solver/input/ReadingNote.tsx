import { useTranslation } from 'react-i18next';
import { Told } from '../../../ui/Told.tsx';
import styles from '../solver.module.css';
import { type Reading, remarkText, unreadTexts } from './reading-texts.ts';

/** What is to say of the text that came in last, where a way is on show. */
export function ReadingNote({ reading }: { readonly reading: Reading | undefined }) {
  const { t } = useTranslation('solver');
  const unread = unreadTexts(t, reading);
  const remark = remarkText(t, reading);
  const texts = remark === undefined ? unread : [remark];
  return (
    <div
      className={texts.length > 0 ? styles.status : undefined}
      role="status"
      data-outcome={unread.length > 0 || undefined}
      data-wrong={unread.length > 0 || undefined}
    >
      {texts.map((text) => (
        <p key={text}>
          <Told text={text} />
        </p>
      ))}
    </div>
  );
}
