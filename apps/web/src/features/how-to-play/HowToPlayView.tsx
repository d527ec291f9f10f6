import { HOW_TO_PLAY_ANCHORS as ANCHORS, pathTo } from '@nanpure/content';
import type { HowToPlay } from '@nanpure/content/how-to-play';
import { DIFFICULTIES } from '@nanpure/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { keepTogether } from '../../lib/typesetting/keep-together.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { type ControlGroup, ControlTable } from './ControlTable.tsx';
import styles from './how-to-play.module.css';

const HINT_LEVELS = [1, 2, 3] as const;

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly texts?: readonly string[];
  readonly children?: ReactNode;
}

function Section({ id, title, texts = [], children }: SectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{keepTogether(text)}</p>
      ))}
      {children}
    </section>
  );
}

function HintLevels({ hints }: Pick<HowToPlay, 'hints'>) {
  return (
    <Section id={ANCHORS.hints} title={hints.title} texts={[hints.lead]}>
      <ol className={styles.levels}>
        {HINT_LEVELS.map((level) => (
          <li key={level}>
            <strong>{hints.levels[level].title}</strong>
            <p>{keepTogether(hints.levels[level].text)}</p>
          </li>
        ))}
      </ol>
      <p>{keepTogether(hints.more)}</p>
    </Section>
  );
}

function DifficultyGuide({ difficulties }: Pick<HowToPlay, 'difficulties'>) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Section id={ANCHORS.difficulties} title={difficulties.title} texts={[difficulties.lead]}>
      <dl className={styles.definitions}>
        {DIFFICULTIES.map((difficulty) => (
          <div key={difficulty}>
            <dt>
              <Link to={pathTo('game', { language, difficulty })}>
                {t(`difficulty.${difficulty}`)}
              </Link>
            </dt>
            <dd>{keepTogether(difficulties.guide[difficulty])}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Tips({ tips }: Pick<HowToPlay, 'tips'>) {
  return (
    <Section id={ANCHORS.tips} title={tips.title}>
      <ul className={styles.tips}>
        {tips.texts.map((text) => (
          <li key={text}>{keepTogether(text)}</li>
        ))}
      </ul>
    </Section>
  );
}

function Words({ words }: Pick<HowToPlay, 'words'>) {
  return (
    <Section id={ANCHORS.words} title={words.title}>
      <dl className={styles.definitions}>
        {words.list.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Questions({ questions }: Pick<HowToPlay, 'questions'>) {
  return (
    <Section id={ANCHORS.questions} title={questions.title}>
      {questions.list.map(({ question, answer }) => (
        <section key={question} className={styles.question}>
          <h3>{question}</h3>
          <p>{keepTogether(answer)}</p>
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
        <h1 id="title">{texts.title}</h1>
        <p>{keepTogether(texts.lead)}</p>
      </header>
      <Section id={ANCHORS.rules} {...texts.rules} />
      <Section id={ANCHORS.sample} {...texts.sample}>
        {sample}
      </Section>
      <Section id={ANCHORS.controls} {...texts.controls}>
        <ControlTable groups={controls} />
      </Section>
      <HintLevels hints={texts.hints} />
      <DifficultyGuide difficulties={texts.difficulties} />
      {inText}
      <Tips tips={texts.tips} />
      <Section
        id={ANCHORS.techniques}
        title={texts.techniques.title}
        texts={texts.techniques.texts}
      >
        <p>
          <Link to={pathTo('techniques', { language })}>{texts.techniques.link}</Link>
        </p>
      </Section>
      <Section id={ANCHORS.notes} {...texts.notes} />
      <Words words={texts.words} />
      <Questions questions={texts.questions} />
    </article>
  );
}
