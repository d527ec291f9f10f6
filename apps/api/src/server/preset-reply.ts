import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import type { Fields, PresettableReply } from '../http/headers/preset-headers.ts';

declare module 'node:http' {
  interface OutgoingMessage {
    /** Node's own, undocumented since its first versions: makes the head of a message, beginning with this. */
    _storeHeader(beginning: string, headers?: OutgoingHttpHeaders | readonly unknown[]): void;
  }
}

/** Headers as they are written. */
interface Block {
  readonly fields: Fields;
  readonly names: ReadonlySet<string>;
  readonly text: string;
  /** The same with a list that was added, by that list. */
  readonly extended: WeakMap<Fields, Block>;
}

function blockOf(fields: Fields): Block {
  for (const [name, value] of fields) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return {
    fields,
    names: new Set(fields.map(([name]) => name.toLowerCase())),
    text: fields.map(([name, value]) => `${name}: ${value}\r\n`).join(''),
    extended: new WeakMap(),
  };
}

function without({ fields }: Block, names: ReadonlySet<string>): Fields {
  return fields.filter(([name]) => !names.has(name.toLowerCase()));
}

/** A block with more headers; a list is worked out once, so it has to be a constant. */
function extend(block: Block, added: Fields): Block {
  const known = block.extended.get(added);
  if (known) return known;
  const names = new Set(added.map(([name]) => name.toLowerCase()));
  const extended = blockOf([...without(block, names), ...added]);
  block.extended.set(added, extended);
  return extended;
}

const NO_HEADERS = blockOf([]);

/** The names of headers in any form that Node hands on. */
function namesOf(headers: OutgoingHttpHeaders | readonly unknown[]): string[] {
  const names = Array.isArray(headers)
    ? headers.filter((_, at) => at % 2 === 0).map(String)
    : Object.keys(headers);
  return names.map((name) => name.toLowerCase());
}

/**
 * A reply whose constant headers are written as one text. Node checks, stores and joins each header that it is
 * given, which for a dozen of them takes as long as all else of a small reply.
 */
export class PresetReply<Request extends IncomingMessage = IncomingMessage>
  extends ServerResponse<Request>
  implements PresettableReply
{
  #block = NO_HEADERS;

  preset(fields: Fields) {
    this.#block = extend(this.#block, fields);
  }

  override _storeHeader(
    beginning: string,
    headers: OutgoingHttpHeaders | readonly unknown[] = {},
  ): void {
    const names = namesOf(headers);
    const block = this.#block;
    const isReplaced = names.some((name) => block.names.has(name));
    const { text } = isReplaced ? blockOf(without(block, new Set(names))) : block;
    super._storeHeader(beginning + text, headers);
  }
}

/** The class of the server's replies: Node's own, whose headers are set one by one, should it ever lack what this needs. */
export const Reply = '_storeHeader' in ServerResponse.prototype ? PresetReply : ServerResponse;
