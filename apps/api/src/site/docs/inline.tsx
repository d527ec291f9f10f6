/** Code between backticks, or a link. */
const MARKED = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

function Part({ text }: { readonly text: string }) {
  if (text.startsWith('`')) return <code>{text.slice(1, -1)}</code>;
  const [, label, href] = LINK.exec(text) ?? [];
  if (href === undefined) return text;
  return <a href={href}>{label}</a>;
}

/** A text with its `code` and its [links](address). */
export function Inline({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(MARKED).map((part) => (
        <Part text={part} />
      ))}
    </>
  );
}
