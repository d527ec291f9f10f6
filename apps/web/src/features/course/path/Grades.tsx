import styles from './grades.module.css';

/** The grades of a station, one above the other: empty, begun or passed. The words beside them say the same. */
export function Grades({ shares }: { readonly shares: readonly number[] }) {
  return (
    <svg viewBox="0 0 12 44" width="12" height="44" className={styles.grades} aria-hidden="true">
      {shares.map((share, index) => {
        const y = 38 - 16 * index;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the easiest is always the first.
          <g key={index}>
            <circle cx="6" cy={y} r="4.5" className={styles.empty} />
            {share > 0 && share < 1 && (
              <path d={`M1.5 ${y}a4.5 4.5 0 0 0 9 0Z`} className={styles.full} />
            )}
            {share >= 1 && <circle cx="6" cy={y} r="4.5" className={styles.full} />}
          </g>
        );
      })}
    </svg>
  );
}
