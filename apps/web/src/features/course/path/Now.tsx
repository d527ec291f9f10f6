import { pathTo, type StationId } from '@nanpure/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pictogram, type PictogramRows } from '../../../board/Pictogram.tsx';
import { useLanguage } from '../../../lib/use-language.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './now.module.css';
import { Seal } from './Seal.tsx';

interface NowProps {
  /** Undefined once all stations are mastered. */
  readonly next: StationId | undefined;
  /** Whether anything was done in the course. */
  readonly isBegun: boolean;
  /** How much there is to review today. */
  readonly due: number;
  readonly rowsOf: Readonly<Record<StationId, PictogramRows>>;
}

interface LineProps {
  readonly picture: ReactNode;
  readonly label?: string;
  readonly title: string;
  readonly text?: string;
  readonly way: ReactNode;
}

function Line({ picture, label, title, text, way }: LineProps) {
  return (
    <div className={styles.next}>
      {picture}
      <div className={styles.words}>
        {label && <p className={styles.label}>{label}</p>}
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.label}>{text}</p>}
      </div>
      {way}
    </div>
  );
}

/** All thirteen are mastered: nothing else is to be done here. */
function AllMastered() {
  const { t } = useTranslation('course');
  const language = useLanguage();
  return (
    <Line
      picture={<Seal size={56} />}
      title={t('path.all.title')}
      text={t('path.all.text')}
      way={
        <LinkButton to={pathTo('game', { language, difficulty: 'hard' })}>
          {t('path.all.play')}
        </LinkButton>
      }
    />
  );
}

function NextStation({ next, isBegun, rowsOf }: NowProps & { readonly next: StationId }) {
  const { t } = useTranslation(['course', 'stationPages']);
  const name = t(`stationPages:${next}.name`);
  return (
    <Line
      picture={<Pictogram rows={rowsOf[next]} />}
      label={t(isBegun ? 'path.now.next' : 'path.now.start')}
      title={name}
      way={
        <LinkButton
          kind="primary"
          to={pathTo('station', { language: useLanguage(), stationId: next })}
        >
          {t(isBegun ? 'path.now.goOn' : 'path.now.begin')}
          <span className="heard-only">{t('path.now.with', { name })}</span>
        </LinkButton>
      }
    />
  );
}

/** What comes next, and what is due today. It has the same room whatever it says. */
export function Now(props: NowProps) {
  const { t } = useTranslation('course');
  const language = useLanguage();
  const { next, isBegun, due } = props;
  return (
    <section className={styles.now} aria-label={t('path.now.title')}>
      {next ? <NextStation {...props} next={next} /> : <AllMastered />}
      <div className={styles.due}>
        <p>
          {due > 0
            ? t('path.now.due', { count: due })
            : t(isBegun ? 'path.now.nothingDue' : 'path.now.open')}
        </p>
        {due > 0 && (
          <LinkButton to={pathTo('review', { language })}>{t('path.now.review')}</LinkButton>
        )}
      </div>
    </section>
  );
}
