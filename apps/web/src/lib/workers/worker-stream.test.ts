import { ok } from '@nanpure/engine';
import { describe, expect, it } from 'vitest';
import type { WorkerPort, WorkerRequest } from './worker-client.ts';
import { createWorkerStream } from './worker-stream.ts';

/** A worker whose answers the test gives by hand. */
class StandIn extends EventTarget {
  readonly requests: WorkerRequest<string>[] = [];
  isEnded = false;
  postMessage(request: WorkerRequest<string>) {
    this.requests.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  say(id: number, value: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, value } }));
  }
}

function streamWith(...workers: readonly StandIn[]) {
  const left = [...workers];
  return createWorkerStream<string, number>({
    spawn: () => left.shift() as unknown as WorkerPort,
    parse: (value) => (typeof value === 'number' ? value : undefined),
    isLast: (piece) => piece === 0,
  });
}

describe('a worker that answers piece by piece', () => {
  it('is kept for the next question once it has answered to the end', () => {
    const worker = new StandIn();
    const heard: unknown[] = [];
    const { warm, ask } = streamWith(worker);
    warm();
    ask('one', (piece) => heard.push(piece));
    for (const piece of [2, 1, 0, 7]) worker.say(1, piece);
    ask('two', (piece) => heard.push(piece));
    worker.say(1, 8);
    worker.say(2, 5);
    expect(heard).toEqual([ok(2), ok(1), ok(0), ok(5)]);
    expect(worker.requests.map(({ question }) => question)).toEqual(['one', 'two']);
    expect(worker.isEnded).toBe(false);
  });

  it('is ended where it is stopped in the middle, or asked something else', () => {
    const [first, second, third] = [new StandIn(), new StandIn(), new StandIn()];
    const heard: unknown[] = [];
    const { ask, end } = streamWith(first, second, third);
    const stop = ask('one', (piece) => heard.push(piece));
    stop();
    first.say(1, 1);
    ask('two', (piece) => heard.push(piece));
    ask('three', (piece) => heard.push(piece));
    second.say(2, 2);
    third.say(3, 3);
    expect(heard).toEqual([ok(3)]);
    expect([first.isEnded, second.isEnded, third.isEnded]).toEqual([true, true, false]);
    end();
    expect(third.isEnded).toBe(true);
  });

  it('tells what broke, and starts anew', () => {
    const [garbling, broken, sound] = [new StandIn(), new StandIn(), new StandIn()];
    const heard: unknown[] = [];
    const { ask } = streamWith(garbling, broken, sound);
    ask('one', (piece) => heard.push(piece));
    garbling.say(1, 'ten');
    ask('two', (piece) => heard.push(piece));
    broken.dispatchEvent(new Event('error'));
    ask('three', (piece) => heard.push(piece));
    sound.say(3, 0);
    expect(heard).toMatchObject([
      { ok: false, error: { code: 'garbage' } },
      { ok: false, error: { code: 'died' } },
      { ok: true, value: 0 },
    ]);
  });
});
