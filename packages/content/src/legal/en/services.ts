import type { ServiceNotice } from '../document.ts';
import { LEGAL_FACTS } from '../facts.ts';

const hours = LEGAL_FACTS.analyticsCookieSeconds / 3600;

/** Who receives what, in English. */
export const services: readonly ServiceNotice[] = [
  {
    service: 'analytics',
    title: 'Google Analytics 4',
    facts: [
      { label: 'Received by', text: 'Google LLC, United States' },
      { label: 'When', text: 'Only after you have agreed to analytics.' },
      {
        label: 'What is sent',
        text: 'The address and title of the page, without what you searched for on this site, and where you came from; your browser, kind of device, screen size and language; your IP address, from which Google derives a rough location; the random identifiers in the cookies; which technique’s page you open; what happens in a game: begun, finished, hint used, difficulty, technique, whether the puzzle is from our collection or was made on your device, time taken, mistakes, hints; ads seen or clicked; and changes of language.',
      },
      {
        label: 'Our purpose',
        text: 'To learn which pages and puzzles are used, and where people give up, so that we can improve them.',
      },
      {
        label: 'The receiver’s purpose',
        text: 'To run the measuring service for us, and to maintain and improve its own services as its policy describes.',
      },
      { label: 'Cookies', text: `_ga and _ga_…, each for ${hours} hours.` },
      {
        label: 'Kept for',
        text: `At most ${LEGAL_FACTS.analyticsMonths} months, then deleted by Google. Totals that cannot be traced to anyone may stay longer.`,
      },
    ],
    links: [
      { text: 'Google’s privacy policy', href: 'https://policies.google.com/privacy?hl=en' },
      {
        text: 'How Google uses data from sites like this one',
        href: 'https://policies.google.com/technologies/partner-sites?hl=en',
      },
      {
        text: 'Opt out of Google Analytics everywhere',
        href: 'https://tools.google.com/dlpage/gaoptout?hl=en',
      },
    ],
  },
  {
    service: 'advertising',
    title: 'Google AdSense, with rewarded ads',
    facts: [
      {
        label: 'Received by',
        text: 'Google LLC, United States, and the advertisers it works with',
      },
      {
        label: 'When',
        text: 'Only after you have agreed to advertising. Otherwise no ad is requested at all.',
      },
      {
        label: 'What is sent',
        text: 'The address of the page and the place of the ad on it; your browser, kind of device, screen size and language; your IP address; whether an ad was shown, clicked or watched to the end; and identifiers from cookies by which ads can follow your interests. If your browser asks sites not to track you (Global Privacy Control), ads are requested in a mode that does not follow your interests.',
      },
      {
        label: 'Our purpose',
        text: 'To pay for this site, which costs you nothing.',
      },
      {
        label: 'The receiver’s purpose',
        text: 'To choose, show, measure and bill ads, and to prevent fraud, as its policy describes.',
      },
      {
        label: 'Cookies',
        text: 'Set by Google under its own domains, for as long as its policy says.',
      },
      { label: 'Kept for', text: 'As long as the policy of Google says. We receive only totals.' },
    ],
    links: [
      { text: 'Google’s privacy policy', href: 'https://policies.google.com/privacy?hl=en' },
      {
        text: 'How Google uses cookies in advertising',
        href: 'https://policies.google.com/technologies/ads?hl=en',
      },
      { text: 'Turn off personalized ads', href: 'https://myadcenter.google.com/?hl=en' },
    ],
  },
  {
    service: 'consentManager',
    title: 'Consent window from a delivery network',
    facts: [
      {
        label: 'Received by',
        text: 'The operator of the host named above, wherever this site uses one',
      },
      { label: 'When', text: 'Before the question about analytics and ads appears.' },
      {
        label: 'What is sent',
        text: 'Your IP address, your browser and the address of this site.',
      },
      { label: 'Our purpose', text: 'To show the question itself.' },
      { label: 'The receiver’s purpose', text: 'To deliver the file and to fend off attacks.' },
      { label: 'Cookies', text: 'We set none; see the policy of the network.' },
      { label: 'Kept for', text: 'As long as the policy of the network says.' },
    ],
    links: [{ text: 'The program behind the window', href: 'https://klaro.org/' }],
  },
];
