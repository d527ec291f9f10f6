export function DailyPlayPage() {
  return <h1 id="title">…</h1>;
}
