/** A request as the proxy has logged it; times in milliseconds since 1970. */
export interface Passed {
  readonly began: number;
  readonly ended: number;
  readonly status: number;
  /** The servers that it was sent to, one after the other. */
  readonly hosts: readonly string[];
}

/** Reads a line of the log, as `machines.ts` has the proxy write it. */
export function readLine(line: string): Passed {
  const [, at = '', seconds = '', status = '', rest = ''] =
    /^(\S+) (\S+) (\d+) (.*) \S+ \S+$/.exec(line) ?? [];
  const ended = Number(at) * 1000;
  const hosts = rest.split(', ').filter((host) => host !== '-');
  return { began: ended - Number(seconds) * 1000, ended, status: Number(status), hosts };
}

/** Whether no server has answered; 503 is an answer. */
export const isFailed = ({ status }: Passed) => status >= 499 && status !== 503;

/** Times in the log are whole milliseconds. */
const SLACK_MS = 2;

/** A server's end: nobody knows when between these two moments it stopped to answer. */
export interface End {
  readonly host: string;
  readonly signalled: number;
  readonly gone: number;
}

/** Whether a request was with a server when that ended. */
export function wasInFlight({ began, ended, hosts }: Passed, { host, signalled, gone }: End) {
  return hosts.includes(host) && began <= gone + SLACK_MS && ended >= signalled - SLACK_MS;
}
