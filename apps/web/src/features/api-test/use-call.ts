import { useState } from 'react';
import { logProblem } from '../../lib/log.ts';
import { type Reply, readReply } from './reply.ts';

const REPLY_TIMEOUT_MS = 15_000;

/** What came of a call, and the time that it took in milliseconds. */
export interface Outcome {
  /** Undefined where no reply came. */
  readonly reply: Reply | undefined;
  readonly time: number;
}

type MakeCall = (signal: AbortSignal) => Promise<Response>;

async function timed(makeCall: MakeCall): Promise<Outcome> {
  const start = performance.now();
  const reply = await makeCall(AbortSignal.timeout(REPLY_TIMEOUT_MS))
    .then(readReply)
    .catch((reason: unknown) => logProblem('a call without a reply', reason));
  return { reply: reply ?? undefined, time: Math.round(performance.now() - start) };
}

/** A call that can be made again and again, one at a time, with what came of the latest. */
export function useCall(makeCall: MakeCall) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isWaiting, setWaiting] = useState(false);
  const call = async () => {
    if (isWaiting) return;
    setWaiting(true);
    setOutcome(await timed(makeCall));
    setWaiting(false);
  };
  return { outcome, isWaiting, call };
}
