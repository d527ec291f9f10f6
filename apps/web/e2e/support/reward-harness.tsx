import '../../src/styles/index.css';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { i18nIn, loadTexts } from '../../src/features/language/i18n.ts';
import { RewardModal } from '../../src/features/reward/RewardModal.tsx';
import { createGoogleProvider } from '../../src/third-parties/google-reward-provider.ts';

/* The modal with Google's provider, as on a site that has ads and a visitor who has agreed or not. */

const told: string[] = [];
Object.assign(window, { told });

const provider = createGoogleProvider({
  client: 'ca-pub-0000000000000000',
  mayShowAds: () => Reflect.get(window, 'hasAgreed') === true,
});

await loadTexts('en', 'reward');
document.body.dataset.theme = 'minimal';
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <I18nextProvider i18n={i18nIn('en')}>
    <RewardModal
      provider={provider}
      onGranted={() => told.push('granted')}
      onContinue={() => told.push('continue')}
      onBack={() => told.push('back')}
    />
  </I18nextProvider>,
);
