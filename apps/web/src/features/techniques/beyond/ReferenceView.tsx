import { pathTo, REFERENCE_IDS, type ReferenceId } from '@nanpure/content';
import { ladderAlsoCalled, ladderHeading } from '@nanpure/content/ladder';
import type { Reference } from '@nanpure/content/reference';
import type { LadderTechniqueId } from '@nanpure/engine/ladder';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTogether } from '../../../lib/typesetting/keep-together.ts';
import { listComma } from '../../../lib/typesetting/list-in.ts';
import { sentenceGap } from '../../../lib/typesetting/sentence-gap.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from '../lesson-view.module.css';
import neighbours from '../neighbours.module.css';
import heading from '../technique-heading.module.css';
import beyond from './beyond.module.css';
import { StandingTable } from './StandingTable.tsx';
import { StepExample, type ToldExample } from './StepExample.tsx';

interface ReferenceViewProps {
  readonly id: ReferenceId;
  readonly texts: Reference['texts'];
  readonly examples: readonly ToldExample[];
  /** What ends the page. */
  readonly atEnd?: ReactNode;
}

/** Whether a name is as English pages write it: Japanese ones mark that as such. */
const isLatin = (name: string) => /^[\x20-\x7e]+$/.test(name);

function AlsoCalled({ technique }: { readonly technique: LadderTechniqueId }) {
  const { t } = useTranslation('techniques');
  const language = useLanguage();
  const names = ladderAlsoCalled(technique, language);
  if (names.length === 0) return null;
  return (
    <p className={heading.names}>
      {t('alsoCalled')}
      {sentenceGap(language)}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && listComma(language)}
          <span lang={isLatin(name) ? 'en' : undefined}>{name}</span>
        </Fragment>
      ))}
    </p>
  );
}

function Texts({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  return (
    <section className={styles.texts}>
      <h2>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{keepTogether(text)}</p>
      ))}
    </section>
  );
}

function HowToLook({ steps }: { readonly steps: readonly string[] }) {
  const { t } = useTranslation('reference');
  return (
    <section className={styles.texts}>
      <h2>{t('howToLook')}</h2>
      <ol className={styles.tips}>
        {steps.map((step) => (
          <li key={step}>{keepTogether(step)}</li>
        ))}
      </ol>
    </section>
  );
}

type VariantProps = Pick<ReferenceViewProps, 'texts'> & { readonly example: ToldExample };

/** What sets a variant apart, and an example of it. */
function Variant({ texts, example }: VariantProps) {
  const { technique } = example.step;
  const variant = texts.variants?.[technique];
  return (
    <>
      <AlsoCalled technique={technique} />
      {variant && <p>{keepTogether(variant)}</p>}
      <StepExample {...example} />
    </>
  );
}

/** A variant under its name; one of many that differ little opens when asked. */
function VariantSection({ isFolded, ...props }: VariantProps & { readonly isFolded: boolean }) {
  const name = ladderHeading(props.example.step.technique, useLanguage());
  if (!isFolded) {
    return (
      <section className={styles.texts}>
        <h2>{name}</h2>
        <Variant {...props} />
      </section>
    );
  }
  return (
    <details className={beyond.folded}>
      <summary>
        <h2>{name}</h2>
      </summary>
      <div className={styles.texts}>
        <Variant {...props} />
      </div>
    </details>
  );
}

function OnlyExample({ example }: Pick<VariantProps, 'example'>) {
  const { t } = useTranslation('reference');
  return (
    <section className={styles.texts}>
      <h2>{t('example.title')}</h2>
      <StepExample {...example} />
    </section>
  );
}

/** Beyond so many examples a page shows only its first ones; the names of the others open them. */
const MOST_EXAMPLES_SHOWN = 6;
const SHOWN_OF_MANY = 2;

function Examples({ texts, examples }: Pick<ReferenceViewProps, 'texts' | 'examples'>) {
  const [first, second] = examples;
  if (first && !second) return <OnlyExample example={first} />;
  const shown = examples.length > MOST_EXAMPLES_SHOWN ? SHOWN_OF_MANY : examples.length;
  return examples.map((example, index) => (
    <VariantSection
      key={example.step.technique}
      texts={texts}
      example={example}
      isFolded={index >= shown}
    />
  ));
}

/** The pages before and after in the list, the list itself, and the lessons. */
function Neighbours({ id }: Pick<ReferenceViewProps, 'id'>) {
  const { t } = useTranslation(['techniques', 'reference', 'referencePages']);
  const language = useLanguage();
  const index = REFERENCE_IDS.indexOf(id);
  const pages = [
    { referenceId: REFERENCE_IDS[index - 1], direction: 'previous', rel: 'prev' },
    { referenceId: REFERENCE_IDS[index + 1], direction: 'next', rel: 'next' },
  ] as const;
  return (
    <nav className={neighbours.neighbours} aria-label={t('neighbours')}>
      {pages.map(
        ({ referenceId, direction, rel }) =>
          referenceId && (
            <LinkButton
              key={direction}
              rel={rel}
              to={pathTo('reference', { language, referenceId })}
            >
              {keepTogether(t(direction, { name: t(`referencePages:${referenceId}.name`) }))}
            </LinkButton>
          ),
      )}
      <LinkButton to={pathTo('referenceList', { language })}>{t('reference:toList')}</LinkButton>
      <LinkButton to={pathTo('techniques', { language })}>{t('reference:toLessons')}</LinkButton>
    </nav>
  );
}

/** A page about a technique beyond the course: the idea, how to look for it, and steps in real puzzles. */
export function ReferenceView({ id, texts, examples, atEnd }: ReferenceViewProps) {
  const { t } = useTranslation(['reference', 'referencePages']);
  const isAboutSeveral = examples.length > 1;
  const [first] = examples;
  return (
    <article className={styles.lesson}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1 id="title">{t(`referencePages:${id}.name`)}</h1>
        </div>
        {first && !isAboutSeveral && <AlsoCalled technique={first.step.technique} />}
      </header>
      <Texts title={t('idea')} texts={texts.idea} />
      <HowToLook steps={texts.howToLook} />
      <Examples texts={texts} examples={examples} />
      {texts.remarks && <Texts title={t('remarks')} texts={texts.remarks} />}
      <section className={`${styles.texts} ${beyond.standing}`}>
        <h2>{t('ladder.title')}</h2>
        <StandingTable page={id} />
      </section>
      <Neighbours id={id} />
      {atEnd}
    </article>
  );
}
