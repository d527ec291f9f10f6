import { pathTo } from '@nanpure/content';
import type { HowToPlay } from '@nanpure/content/how-to-play';
import { DIFFICULTIES } from '@nanpure/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../lib/use-language.ts';
import { type ControlGroup, ControlTable } from './ControlTable.tsx';
import styles from './how-to-play.module.css';

const HINT_LEVELS = [1, 2, 3] as const;

interface SectionProps {
  readonly title: string;
  readonly texts?: readonly string[];
  readonly children?: ReactNode;
}

function Section({ title, texts = [], children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </section>
  );
}

function HintLevels({ hints }: Pick<HowToPlay, 'hints'>) {
  return (
    <Section title={hints.title} texts={[hints.lead]}>
      <ol className={styles.levels}>
        {HINT_LEVELS.map((level) => (
          <li key={level}>
            <strong>{hints.levels[level].title}</strong>
            <p>{hints.levels[level].text}</p>
          </li>
        ))}
      </ol>
      <p>{hints.more}</p>
    </Section>
  );
}

function DifficultyGuide({ difficulties }: Pick<HowToPlay, 'difficulties'>) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Section title={difficulties.title} texts={[difficulties.lead]}>
      <dl className={styles.guide}>
        {DIFFICULTIES.map((difficulty) => (
          <div key={difficulty}>
            <dt>
              <Link to={pathTo('game', { language, difficulty })}>
                {t(`difficulty.${difficulty}`)}
              </Link>
            </dt>
            <dd>{difficulties.guide[difficulty]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Tips({ tips }: Pick<HowToPlay, 'tips'>) {
  return (
    <Section title={tips.title}>
      <ul className={styles.tips}>
        {tips.texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Section>
  );
}

function Questions({ questions }: Pick<HowToPlay, 'questions'>) {
  return (
    <Section title={questions.title}>
      {questions.list.map(({ question, answer }) => (
        <section key={question} className={styles.question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </section>
      ))}
    </Section>
  );
}

interface HowToPlayViewProps {
  readonly texts: HowToPlay;
  /** The commands of the game with their keys. */
  readonly controls: readonly ControlGroup[];
  /** The board to try it on. */
  readonly sample: ReactNode;
  /** An ad in the text, if there is one. */
  readonly inText?: ReactNode;
}

/** Everything a new player has to know. */
export function HowToPlayView({ texts, controls, sample, inText }: HowToPlayViewProps) {
  const language = useLanguage();
  return (
    <article className={styles.page}>
      <header className={styles.section}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <Section {...texts.rules} />
      <Section {...texts.sample}>{sample}</Section>
      <Section {...texts.controls}>
        <ControlTable groups={controls} />
      </Section>
      <HintLevels hints={texts.hints} />
      <DifficultyGuide difficulties={texts.difficulties} />
      {inText}
      <Tips tips={texts.tips} />
      <Section title={texts.techniques.title} texts={texts.techniques.texts}>
        <p>
          <Link to={pathTo('techniques', { language })}>{texts.techniques.link}</Link>
        </p>
      </Section>
      <Questions questions={texts.questions} />
    </article>
  );
}
