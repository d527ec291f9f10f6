import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './search.module.css';
import type { Finding } from './search-index.ts';
import { type Piece, piecesOf, snippetOf } from './snippet.ts';

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, isFound }) => {
    at += text.length;
    return isFound ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
  });
}

function Result({ finding }: { readonly finding: Finding }) {
  const { t } = useTranslation('search');
  const { address, page, section, text, words } = finding;
  const name = section === undefined ? page : t('place', { page, section });
  return (
    <li className={styles.finding}>
      <h2>
        <Link to={address}>
          <Pieces pieces={piecesOf(name, words)} />
        </Link>
      </h2>
      <p>
        <Pieces pieces={snippetOf(text, words)} />
      </p>
    </li>
  );
}

/** What was found, the best first. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <ol className={styles.findings}>
      {findings.map((finding) => (
        <Result key={finding.address} finding={finding} />
      ))}
    </ol>
  );
}
