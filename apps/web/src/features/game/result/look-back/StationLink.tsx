import { pathTo, type StationId } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../../lib/use-language.ts';
import { useWayBackHere } from '../../../../lib/way-back.ts';
import styles from './look-back.module.css';

/** A station of the course, by what it is called in the language of the page. */
export interface NamedStation {
  readonly id: StationId;
  readonly name: string;
}

/** The way to practise what took long. */
export function StationLink({ station: { id, name } }: { readonly station: NamedStation }) {
  const { t } = useTranslation('finish');
  const to = pathTo('station', { language: useLanguage(), stationId: id });
  return (
    <Link to={to} state={useWayBackHere()} className={styles.station}>
      {t('practise', { name })}
    </Link>
  );
}
