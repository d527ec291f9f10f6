import type { GuideBlock } from '@nanpure/content/api-docs';
import { Code } from './code.tsx';
import type { Group } from './document.ts';
import { exampleRequest } from './example-requests.ts';
import { Inline } from './inline.tsx';
import { sampleOf } from './samples.ts';
import { fill, type View } from './view.ts';

interface GuideProps {
  readonly view: View;
  readonly groups: readonly Group[];
}

/** The example of an operation in curl, which most readers can try where they are. */
function Example({ view, groups, id }: GuideProps & { readonly id: string }) {
  const operation = groups.flatMap(({ operations }) => operations).find((each) => each.id === id);
  if (!operation) throw new Error(`The guide has an example of "${id}", which is no operation.`);
  const request = exampleRequest(operation, view.language, view.schemas);
  const sample = sampleOf({ ...request, origin: view.origin, isJson: true }, 'curl');
  return (
    <div data-sample="curl">
      <Code text={sample} label={fill(view.t.page.exampleRequest, { language: 'curl' })} />
    </div>
  );
}

function Command({ view, text }: Pick<GuideProps, 'view'> & { readonly text: string }) {
  return (
    <div data-sample="curl">
      <Code text={fill(text, { origin: view.origin })} label={view.t.page.command} />
    </div>
  );
}

function Block({ block, ...shared }: GuideProps & { readonly block: GuideBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Inline text={block} />
      </p>
    );
  }
  if ('exampleOf' in block) return <Example {...shared} id={block.exampleOf} />;
  if ('code' in block) return <Command {...shared} text={block.code} />;
  return (
    <ul>
      {block.map((text) => (
        <li>
          <Inline text={text} />
        </li>
      ))}
    </ul>
  );
}

/** What holds for all operations. */
export function Guide(shared: GuideProps) {
  return (
    <>
      {shared.view.t.guide.map(({ id, title, blocks }) => (
        <section id={id}>
          <h2>{title}</h2>
          {blocks.map((block) => (
            <Block {...shared} block={block} />
          ))}
        </section>
      ))}
    </>
  );
}
