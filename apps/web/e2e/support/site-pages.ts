import { type HTMLElement, NodeType, parse } from 'node-html-parser';

/** A page as a visitor without scripts gets it. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly html: HTMLElement;
}

/** What holds no elements; within `noscript` there are some for such a visitor. */
const RAW = { script: true, style: true };

/** A reader of a site's addresses that asks for each only once. Redirects aren't followed. */
export function createCrawler(origin: string) {
  const asked = new Map<string, Promise<CrawledPage>>();
  const ask = async (path: string): Promise<CrawledPage> => {
    const reply = await fetch(origin + path, { redirect: 'manual' });
    const type = reply.headers.get('content-type') ?? '';
    const text = type.startsWith('text/html') ? await reply.text() : '';
    if (!text) await reply.body?.cancel();
    return { path, status: reply.status, type, html: parse(text, { blockTextElements: RAW }) };
  };
  return (path: string): Promise<CrawledPage> => {
    const known = asked.get(path) ?? ask(path);
    asked.set(path, known);
    return known;
  };
}

/** The values of an attribute of all that a selector finds. */
export function valuesOf(page: CrawledPage, selector: string, attribute: string): string[] {
  return page.html.querySelectorAll(selector).map((found) => found.getAttribute(attribute) ?? '');
}

/** Names in another language are marked as such; key caps, code and drawings say the same in any. */
const NO_TEXT = new Set(['SCRIPT', 'STYLE', 'SVG', 'KBD', 'CODE']);

function textsIn(element: HTMLElement, language: string): string[] {
  const own = element.getAttribute('lang') ?? language;
  if (NO_TEXT.has(element.tagName) || own !== language) return [];
  const attributes = ['aria-label', 'alt', 'title', 'placeholder'].flatMap(
    (name) => element.getAttribute(name) ?? [],
  );
  const texts = element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE) return node.text.trim();
    return node.nodeType === NodeType.ELEMENT_NODE ? textsIn(node as HTMLElement, language) : [];
  });
  return [...attributes, ...texts].filter((text) => text !== '');
}

/** All that a page shows or says in its own language, piece by piece. */
export function textsOf({ html }: CrawledPage, language: string): string[] {
  const body = html.querySelector('body');
  return body ? textsIn(body, language) : [];
}
