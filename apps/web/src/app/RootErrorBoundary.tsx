import { BILINGUAL, LANGUAGES } from '@nanpure/content';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';

/** Shown in place of everything when not even the texts of a language could be downloaded. */
export function RootErrorBoundary() {
  return LANGUAGES.map((language) => (
    <div key={language} lang={language}>
      <Panel title={BILINGUAL.error[language]} level={1} role="alert">
        <Button kind="primary" onClick={() => window.location.reload()}>
          {BILINGUAL.reload[language]}
        </Button>
      </Panel>
    </div>
  ));
}
