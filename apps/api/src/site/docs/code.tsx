/** Code, which may be wider than its place: it can be scrolled by keyboard, and so has a name. */
export function Code({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <figure tabindex={0} aria-label={label}>
      <pre>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
