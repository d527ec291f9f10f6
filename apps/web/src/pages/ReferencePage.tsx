import type { Language, ReferenceId } from '@nanpure/content';
import { loadLadderWriter } from '@nanpure/content/ladder';
import { loadReference } from '@nanpure/content/reference';
import type { ComponentType } from 'react';
import { ReferenceView } from '../features/techniques/beyond/ReferenceView.tsx';
import { AdPlace } from '../third-parties/AdPlace.tsx';

/** A page about a technique beyond the course, with its texts in a language. */
export async function loadReferencePage(
  id: ReferenceId,
  language: Language,
): Promise<ComponentType> {
  const [{ texts, examples }, writer] = await Promise.all([
    loadReference(id, language),
    loadLadderWriter(language),
  ]);
  const told = examples.map((example) => ({
    ...example,
    told: writer.describeStep(example.step, 3),
    named: writer.namedParts(example.step),
  }));
  return function ReferencePage() {
    return (
      <ReferenceView
        id={id}
        texts={texts}
        examples={told}
        atEnd={<AdPlace placement="multiplex" />}
      />
    );
  };
}
