export function DailyGamePage() {
  return <h1 id="title">…</h1>;
}
