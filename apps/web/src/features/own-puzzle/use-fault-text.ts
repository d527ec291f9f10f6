import { boxName } from '@nanpure/content';
import { indexOf, kindOf } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { placeOf } from '../../lib/typesetting/place-of.ts';
import { useLanguage } from '../../lib/use-language.ts';
import type { OwnPuzzleFault } from './own-puzzle.ts';

/** What is wrong with a text, in words. */
export function useFaultText() {
  const { t } = useTranslation('ownGame');
  const language = useLanguage();
  return (fault: OwnPuzzleFault): string => {
    switch (fault.code) {
      case 'length':
        return t('fault.length', { count: fault.count });
      case 'repeat': {
        const { digit, house } = fault;
        const kind = kindOf(house);
        const place = kind === 'box' ? boxName(house, language) : indexOf(house) + 1;
        return t(`fault.repeat.${kind}`, { digit, place });
      }
      case 'few':
        return t('fault.few', { count: fault.count, least: fault.least });
      case 'many': {
        const [one, other] = fault.digits;
        return t('fault.many', { ...placeOf(fault.cell), one, other });
      }
      default:
        return t(`fault.${fault.code}`);
    }
  };
}
