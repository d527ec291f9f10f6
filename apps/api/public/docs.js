// @ts-check

/* What the page of the API's documentation does beside being read: it copies samples and tries requests. */

const SAMPLE_LANGUAGE_KEY = 'apiSampleLanguage';

/** So many characters of a reply are shown. */
const MAX_SHOWN = 200_000;

const { origin: samplesOrigin = '', texts: textsAsJson = '{}' } = document.documentElement.dataset;
const texts = JSON.parse(textsAsJson);

/** @param {string} text @param {Record<string, string | number>} values */
function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (gap, name) => String(values[name] ?? gap));
}

/** Samples call the server that the page came from, whatever it is called. */
function nameThisServer() {
  if (samplesOrigin === location.origin) return;
  for (const code of document.querySelectorAll('[data-sample] code')) {
    code.textContent = (code.textContent ?? '').replaceAll(samplesOrigin, location.origin);
  }
}

/** @returns {string | null} */
function rememberedLanguage() {
  try {
    return localStorage.getItem(SAMPLE_LANGUAGE_KEY);
  } catch {
    // Storage may be forbidden.
    return null;
  }
}

/** @param {string} language */
function rememberLanguage(language) {
  try {
    localStorage.setItem(SAMPLE_LANGUAGE_KEY, language);
  } catch {
    // Then the choice is for this visit.
  }
}

/** @returns {HTMLInputElement[]} */
function choices() {
  return [...document.querySelectorAll('.samples input')].filter(
    (each) => each instanceof HTMLInputElement,
  );
}

/** @param {string | null} language */
function showSamplesIn(language) {
  for (const choice of choices()) if (choice.value === language) choice.checked = true;
}

/** All samples follow one choice, and what was read stays where it is. @param {HTMLInputElement} choice */
function onChoice(choice) {
  const before = choice.getBoundingClientRect().top;
  showSamplesIn(choice.value);
  rememberLanguage(choice.value);
  scrollBy(0, choice.getBoundingClientRect().top - before);
}

/** @param {Element} button */
async function copySample(button) {
  const samples = [...(button.closest('.samples')?.querySelectorAll('[data-sample] code') ?? [])];
  const shown = samples.find((each) => each.checkVisibility());
  const words = button.firstElementChild ?? button;
  const label = words.textContent;
  try {
    await navigator.clipboard.writeText(shown?.textContent ?? '');
    words.textContent = texts.copied;
  } catch {
    words.textContent = texts.notCopied;
  }
  button.addEventListener('blur', () => (words.textContent = label), { once: true });
  setTimeout(() => (words.textContent = label), 3_000);
}

/** @param {string} text @param {string} label */
function codeBlock(text, label) {
  const block = document.createElement('figure');
  const pre = document.createElement('pre');
  pre.textContent = text.slice(0, MAX_SHOWN);
  block.tabIndex = 0;
  block.setAttribute('aria-label', label);
  block.append(pre);
  return block;
}

/** @param {Response} reply */
function headerBlock(reply) {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = texts.headers;
  const lines = [...reply.headers].map(([name, value]) => `${name}: ${value}`);
  details.append(summary, codeBlock(lines.join('\n'), texts.headers));
  return details;
}

/** @param {string} type @param {string} text */
function bodyBlocks(type, text) {
  if (!type.includes('svg'))
    return [codeBlock(type.includes('json') ? pretty(text) : text, texts.reply)];
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  picture.alt = texts.reply;
  return [picture, codeBlock(text, texts.reply)];
}

/** @param {string} text */
function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** @param {HTMLFormElement} form */
function requestOf(form) {
  const { method = 'GET' } = form.dataset;
  const values = new FormData(form);
  const body = values.get('body');
  // Only ever to this server.
  const address = new URL(String(values.get('address')), location.origin);
  const path = location.origin + address.pathname + address.search;
  if (body === null) return { path, options: { method } };
  return {
    path,
    options: { method, body: String(body), headers: { 'Content-Type': 'application/json' } },
  };
}

/** @param {HTMLFormElement} form */
async function send(form) {
  const status = form.querySelector('.status');
  const answer = form.querySelector('.answer');
  if (!(status instanceof HTMLElement) || !(answer instanceof HTMLElement)) return;
  status.textContent = texts.sending;
  try {
    const { path, options } = requestOf(form);
    const start = performance.now();
    const reply = await fetch(path, options);
    const text = await reply.text();
    const time = Math.round(performance.now() - start);
    const type = reply.headers.get('Content-Type') ?? '';
    answer.replaceChildren(...bodyBlocks(type, text), headerBlock(reply));
    answer.hidden = false;
    status.textContent = fill(texts.answered, { status: reply.status, time });
  } catch {
    answer.hidden = true;
    status.textContent = texts.noAnswer;
  }
}

/** Contents that would fill a phone's screen are folded until they are asked for; beside the text they are open. */
function openContents() {
  const contents = document.querySelector('.contents details');
  if (contents instanceof HTMLDetailsElement) contents.open = innerWidth >= 900;
}

openContents();
nameThisServer();
showSamplesIn(rememberedLanguage());
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.closest('.samples')) onChoice(target);
});
document.addEventListener('click', ({ target }) => {
  const copy = target instanceof Element && target.closest('.copy');
  if (copy) void copySample(copy);
});
document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) void send(event.target);
});
