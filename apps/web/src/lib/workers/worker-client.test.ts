import { err, ok } from '@nanpure/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkerClient, type WorkerPort, type WorkerRequest } from './worker-client.ts';

const TIMEOUT_MS = 1000;

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
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function clientWith(workers: StandIn[]) {
  const left = [...workers];
  return createWorkerClient<string, number>({
    spawn: () => left.shift() as unknown as WorkerPort,
    parse: (value) => (typeof value === 'number' ? value : undefined),
    timeoutMs: TIMEOUT_MS,
  });
}

const never = new AbortController().signal;

describe('a worker client', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives each question a number of its own, and takes the answer that bears it', async () => {
    const workers = [new StandIn(), new StandIn()] as const;
    const [first, second] = workers;
    const ask = clientWith([...workers]);
    const answers = [ask('one', never), ask('two', never)];
    expect([first.requests, second.requests]).toEqual([
      [{ id: 1, question: 'one' }],
      [{ id: 2, question: 'two' }],
    ]);
    second.say({ id: 1, value: 99 });
    second.say({ id: 2, value: 20 });
    first.say({ id: 1, value: 10 });
    expect(await Promise.all(answers)).toEqual([ok(10), ok(20)]);
    expect([first.isEnded, second.isEnded]).toEqual([true, true]);
  });

  it.each([
    ['no reply at all', 'hello', 'garbage'],
    ['a value of another kind', { id: 1, value: 'ten' }, 'garbage'],
    ['a refusal', { id: 1, refusal: 'not-found' }, 'refused'],
  ])('tells %s from an answer', async (_case, data, code) => {
    const worker = new StandIn();
    const answer = clientWith([worker])('one', never);
    worker.say(data);
    expect(await answer).toMatchObject(err({ code }));
    expect(worker.isEnded).toBe(true);
  });

  it('ends a worker that broke, and starts another for the next question', async () => {
    const [broken, sound] = [new StandIn(), new StandIn()];
    const ask = clientWith([broken, sound]);
    const answer = ask('one', never);
    broken.dispatchEvent(new Event('error'));
    expect(await answer).toMatchObject(err({ code: 'died' }));
    const next = ask('two', never);
    sound.say({ id: 2, value: 2 });
    expect(await next).toEqual(ok(2));
  });

  it('tells that none can be started', async () => {
    const ask = createWorkerClient<string, number>({
      spawn: () => {
        throw new ReferenceError('Worker is not defined');
      },
      parse: () => undefined,
      timeoutMs: TIMEOUT_MS,
    });
    expect(await ask('one', never)).toMatchObject(
      err({ code: 'died', message: 'ReferenceError: Worker is not defined' }),
    );
  });

  it('waits as long as agreed, not longer', async () => {
    const worker = new StandIn();
    const answer = clientWith([worker])('one', never);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(worker.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject(err({ code: 'late' }));
    expect(worker.isEnded).toBe(true);
  });

  it('stops working for someone who no longer waits', async () => {
    const abort = new AbortController();
    const [worker, unused] = [new StandIn(), new StandIn()];
    const ask = clientWith([worker, unused]);
    const answer = ask('one', abort.signal);
    abort.abort();
    expect(await answer).toMatchObject(err({ code: 'given-up' }));
    expect(await ask('two', abort.signal)).toMatchObject(err({ code: 'given-up' }));
    expect([worker.isEnded, unused.requests]).toEqual([true, []]);
  });
});
