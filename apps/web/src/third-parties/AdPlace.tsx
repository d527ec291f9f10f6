import { GAME_ROUTES, type Language, matchPath, type RouteId } from '@nanpure/content';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../lib/use-language.ts';
import { AdSlot } from './ads/AdSlot.tsx';
import { hasAdAfter, isPlacedIn, type Placement } from './ads/placements.ts';
import type { AdOrder } from './ads/provider.ts';
import { useConsent } from './consent/answer/device-consent.ts';
import { hasRoomForAds } from './consent/rooms.ts';
import { report } from './index.ts';

const loadProvider = async () => (await import('./ad-provider.ts')).adProvider;

/** A signal of the browser: its user doesn't want to be followed, whatever a site is told. */
function asksForPrivacy(): boolean {
  return (
    typeof navigator !== 'undefined' && Reflect.get(navigator, 'globalPrivacyControl') === true
  );
}

interface AdPlaceProps {
  readonly placement: Exclude<Placement, 'rewardModal'>;
}

function teller(position: Placement): AdOrder['tell'] {
  return (event, unitId) =>
    report({
      name: `ad_${event}`,
      parameters: { ad_unit_id: unitId, ad_position: position },
    });
}

/** What happens to an ad is told under its place. */
const TELLERS = {
  header: teller('header'),
  sidebar: teller('sidebar'),
  footer: teller('footer'),
  multiplex: teller('multiplex'),
  inArticle: teller('inArticle'),
  techniquesFeed: teller('techniquesFeed'),
} as const satisfies Record<AdPlaceProps['placement'], AdOrder['tell']>;

/** Beside a board that is played on there is no ad; the footer is far enough away. */
const SCREENS_WITH_BOARD: readonly RouteId[] = [
  ...GAME_ROUTES,
  'home',
  'solver',
  'station',
  'review',
  'boardTest',
];
const NEAR_THE_TOP: readonly Placement[] = ['header', 'sidebar'];

function isPlaced(placement: Placement, language: Language, pathname: string): boolean {
  const route = matchPath(pathname)?.route;
  const hasBoard = route !== undefined && SCREENS_WITH_BOARD.includes(route);
  return isPlacedIn(language, placement) && !(hasBoard && NEAR_THE_TOP.includes(placement));
}

interface AdOnPageProps extends AdPlaceProps {
  readonly language: Language;
}

/** An ad of one page. Who agrees on it gets ads from the next one on, as there the room for them moves nothing. */
function AdOnPage({ placement, language }: AdOnPageProps) {
  const { advertising } = useConsent();
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => setHasRoom(hasRoomForAds()), []);
  return (
    <AdSlot
      placement={placement}
      language={language}
      loadProvider={advertising && hasRoom ? loadProvider : undefined}
      isPersonalized={advertising && !asksForPrivacy()}
      tell={TELLERS[placement]}
    />
  );
}

function ConfiguredAdPlace({ placement }: AdPlaceProps) {
  const { pathname } = useLocation();
  const language = useLanguage();
  if (!isPlaced(placement, language, pathname)) return null;
  return <AdOnPage key={pathname} placement={placement} language={language} />;
}

/** A place for an ad, on sites that have ads and for visitors who agree to them. */
export const AdPlace: (props: AdPlaceProps) => ReturnType<typeof ConfiguredAdPlace> = import.meta
  .env.VITE_ADSENSE_CLIENT
  ? ConfiguredAdPlace
  : () => null;

/** The ad that follows a card of the list of techniques; undefined where none does. */
export function feedAdAfter(language: Language, index: number, length: number) {
  if (!import.meta.env.VITE_ADSENSE_CLIENT) return undefined;
  const hasAd = isPlacedIn(language, 'techniquesFeed') && hasAdAfter(index, length);
  return hasAd ? <AdPlace placement="techniquesFeed" /> : undefined;
}
