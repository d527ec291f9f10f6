/** What the server said. */
export interface Reply {
  readonly status: number;
  /** What went wrong, if anything did, in the server's words. */
  readonly error: string | undefined;
  /** The body as it came, or laid out if it is JSON. */
  readonly body: string;
}

/** JSON laid out to be read, anything else as it is. */
function layOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function errorField(body: string): string | undefined {
  try {
    const { error } = JSON.parse(body);
    return typeof error === 'string' && error !== '' ? error : undefined;
  } catch {
    // No JSON, or none with fields: the status says what is wrong.
    return undefined;
  }
}

/** Reads a response: an error is what its `error` field says, otherwise the text of its status. */
export async function readReply(response: Response): Promise<Reply> {
  const { ok, status, statusText } = response;
  const body = await response.text();
  const error = ok ? undefined : (errorField(body) ?? (statusText || `HTTP ${status}`));
  return { status, error, body: layOut(body) };
}
