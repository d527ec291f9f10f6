import { ReferenceList } from '../features/techniques/beyond/ReferenceList.tsx';
import { AdPlace } from '../third-parties/AdPlace.tsx';

/** The list of techniques beyond the course. */
export function ReferenceListPage() {
  return (
    <>
      <ReferenceList />
      <AdPlace placement="multiplex" />
    </>
  );
}
