import { keepTogether } from '../lib/typesetting/keep-together.ts';

/** A text that is read out when it changes: heard without the signs that hold its lines together. */
export function Told({ text }: { readonly text: string }) {
  const shown = keepTogether(text);
  if (shown === text) return text;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="heard-only">{text}</span>
    </>
  );
}
