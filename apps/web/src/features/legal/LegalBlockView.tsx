import type {
  LegalBlock,
  LegalCell,
  LegalTable,
  ServiceId,
  ServiceNotice,
} from '@nanpure/content/legal';
import { useTranslation } from 'react-i18next';
import styles from './legal-block-view.module.css';

/** A service of others that this site uses, and where it is loaded from if that is a choice. */
export interface UsedService {
  readonly id: ServiceId;
  readonly host?: string;
}

interface LegalBlockViewProps {
  readonly block: LegalBlock;
  /** The services of others that this site uses. */
  readonly services: readonly UsedService[];
}

/** A paragraph of a legal page, or what takes the place of one. */
export function LegalBlockView({ block, services }: LegalBlockViewProps) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('table' in block) return <Table {...block.table} />;
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  }
  return block.services.map((notice) => (
    <Service
      key={notice.service}
      {...notice}
      used={services.find(({ id }) => id === notice.service)}
    />
  ));
}

function Cell({ cell }: { readonly cell: LegalCell }) {
  if (typeof cell === 'string') return cell;
  return cell.names.map((name) => <code key={name}>{name}</code>);
}

/** On a narrow screen its rows become blocks, in which each cell says what it is. */
function Table({ columns, rows }: LegalTable) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={JSON.stringify(name)}>
            <th scope="row">{name && <Cell cell={name} />}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                <Cell cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ServiceProps extends ServiceNotice {
  readonly used: UsedService | undefined;
}

function Service({ title, facts, links, used }: ServiceProps) {
  const { t } = useTranslation('legal');
  return (
    <section className={styles.service}>
      <h3>{title}</h3>
      <p className={styles.use} data-used={used !== undefined}>
        {t(used ? 'inUse' : 'notInUse')}
      </p>
      {used?.host && <p>{t('loadedFrom', { host: used.host })}</p>}
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.links}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href} rel="noreferrer">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
