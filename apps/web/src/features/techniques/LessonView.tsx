import { LESSON_ANCHORS } from '@nanpure/content';
import type { Lesson, Technique } from '@nanpure/content/techniques';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTogether } from '../../lib/typesetting/keep-together.ts';
import { AlsoCalled } from './AlsoCalled.tsx';
import { Example } from './Example.tsx';
import styles from './lesson-view.module.css';
import { Neighbours } from './Neighbours.tsx';
import { Practice } from './Practice.tsx';
import { pictureOfBoard, pictureOfHouse } from './picture.ts';
import { Doing, StationLinks } from './StationLinks.tsx';
import { DifficultyBadge, OtherNames, useTechniqueName } from './TechniqueHeading.tsx';

interface LessonViewProps {
  readonly technique: Technique;
  readonly lesson: Lesson;
  /** An ad in the text, and what ends the page. */
  readonly inText?: ReactNode;
  readonly atEnd?: ReactNode;
}

function Head({ technique, lesson }: Pick<LessonViewProps, 'technique' | 'lesson'>) {
  const name = useTechniqueName()(technique.id);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 id="title">{name}</h1>
        <DifficultyBadge difficulty={technique.difficulty} name={lesson.difficulty} />
      </div>
      <OtherNames id={technique.id} />
      <AlsoCalled id={technique.id} />
      <p>{keepTogether(technique.detailed_description)}</p>
      <StationLinks technique={technique.id} />
    </header>
  );
}

function Concept({ concept }: Pick<Lesson, 'concept'>) {
  const { t } = useTranslation('techniques');
  return (
    <section className={styles.texts} id={LESSON_ANCHORS.concept}>
      <h2>{t('concept')}</h2>
      {concept.map((text) => (
        <p key={text}>{keepTogether(text)}</p>
      ))}
    </section>
  );
}

function Steps({ title, steps }: { readonly title: string; readonly steps: readonly string[] }) {
  return (
    <section className={styles.steps}>
      <h3>{title}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{keepTogether(step)}</li>
        ))}
      </ol>
    </section>
  );
}

function HowToFind({ scan, notes }: Lesson['howToFind']) {
  const { t } = useTranslation('techniques');
  return (
    <section className={styles.texts} id={LESSON_ANCHORS.howToFind}>
      <h2>{t('howToFind.title')}</h2>
      <div className={styles.ways}>
        <Steps title={t('howToFind.scan')} steps={scan} />
        <Steps title={t('howToFind.notes')} steps={notes} />
      </div>
    </section>
  );
}

/** As little of a board as shows the pattern: one house, or the candidates of one digit. */
function FirstExample({ houseExample, linesExample }: Lesson) {
  const { t } = useTranslation('techniques');
  return linesExample ? (
    <Example
      title={t('lines.title')}
      label={t('lines.name')}
      picture={pictureOfBoard(linesExample)}
      example={linesExample}
    />
  ) : (
    <Example
      title={t('example.title')}
      label={t(`example.${houseExample.type}`, { name: houseExample.name })}
      picture={pictureOfHouse(houseExample)}
      example={houseExample}
    />
  );
}

function Examples(lesson: Lesson) {
  const { t } = useTranslation('techniques');
  const { boardExample } = lesson;
  return (
    <>
      <FirstExample {...lesson} />
      <Example
        title={t('board.title')}
        label={t('board.name')}
        picture={pictureOfBoard(boardExample)}
        example={boardExample}
      />
    </>
  );
}

function Tips({ tips }: Pick<Lesson, 'tips'>) {
  const { t } = useTranslation('techniques');
  return (
    <section className={styles.texts} id={LESSON_ANCHORS.tips}>
      <h2>{t('tips')}</h2>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>{keepTogether(tip)}</li>
        ))}
      </ul>
    </section>
  );
}

function Mastery({ difficulty, time, mastery }: Lesson) {
  const { t } = useTranslation('techniques');
  return (
    <section className={styles.texts} id={LESSON_ANCHORS.mastery}>
      <h2>{t('mastery.title')}</h2>
      <dl className={styles.facts}>
        <dt>{t('mastery.difficulty')}</dt>
        <dd>{difficulty}</dd>
        <dt>{t('mastery.time')}</dt>
        <dd>{time}</dd>
      </dl>
      <p>{keepTogether(mastery)}</p>
    </section>
  );
}

/** The lesson of a technique: the idea, how to find it, pictures, and the ways to do it oneself. */
export function LessonView({ technique, lesson, inText, atEnd }: LessonViewProps) {
  return (
    <article className={styles.lesson}>
      <Head technique={technique} lesson={lesson} />
      <Concept concept={lesson.concept} />
      <HowToFind {...lesson.howToFind} />
      <Examples {...lesson} />
      <Tips tips={lesson.tips} />
      {inText}
      <Mastery {...lesson} />
      <Doing technique={technique.id} />
      <Practice technique={technique.id} />
      <Neighbours current={technique.id} />
      {atEnd}
    </article>
  );
}
