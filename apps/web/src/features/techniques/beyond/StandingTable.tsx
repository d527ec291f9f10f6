import type { ReferenceId } from '@nanpure/content';
import { ladderName } from '@nanpure/content/ladder';
import type { Standing } from '@nanpure/content/reference';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../lib/use-language.ts';
import beyond from './beyond.module.css';
import { pageAbout, pathAbout, standingRows } from './standing-rows.ts';

function Row({ id, level, score, isOwn }: Standing & { readonly isOwn: boolean }) {
  const { t } = useTranslation('reference');
  const name = ladderName(id, useLanguage());
  const path = pathAbout(id, useLanguage());
  return (
    <tr aria-current={isOwn || undefined}>
      <th scope="row">{isOwn ? name : <Link to={path}>{name}</Link>}</th>
      <td>{t(`levels.${level}`)}</td>
      <td>{score}</td>
    </tr>
  );
}

/** The rungs of a page on the ladder, between the ones before and after. */
export function StandingTable({ page }: { readonly page: ReferenceId }) {
  const { t } = useTranslation('reference');
  return (
    <table className={beyond.rungs}>
      <thead>
        <tr>
          <th scope="col">{t('ladder.technique')}</th>
          <th scope="col">{t('ladder.level')}</th>
          <th scope="col">{t('ladder.score')}</th>
        </tr>
      </thead>
      <tbody>
        {standingRows(page).map((standing) => (
          <Row key={standing.id} {...standing} isOwn={pageAbout(standing.id) === page} />
        ))}
      </tbody>
    </table>
  );
}
