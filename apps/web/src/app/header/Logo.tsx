/** The mark of the site: a box of nine cells, one of them filled in red pencil. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none">
      <rect x="1.5" y="1.5" width="21" height="21" rx="3" stroke="currentColor" strokeWidth="2" />
      <path d="M8.5 2v20M15.5 2v20M2 8.5h20M2 15.5h20" stroke="currentColor" />
      <circle cx="12" cy="12" r="2.6" fill="var(--red-pencil)" />
    </svg>
  );
}
