import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { Built, Job, Rejections } from './build-slot.ts';
import { filesOf } from './files.ts';
import { type Filled, fillSlots } from './fill-slots.ts';
import type { Options } from './options.ts';
import { rejectionTable, type Story } from './readme.ts';
import { type Slot, slotsOf } from './slots.ts';

const WORKER = new URL('worker.mjs', import.meta.url).href;
/** After so many puzzles a run says how far it is. */
const LINE_EVERY = 50;

/** Fills slots on so many threads. */
async function fillOnThreads(slots: readonly Slot[], threads: number): Promise<Filled> {
  const pool = new Tinypool({ filename: WORKER, maxThreads: threads });
  let done = 0;
  const filled = await fillSlots(slots, async (job: Job): Promise<Built> => {
    const built: Built = await pool.run(job, { name: 'buildSlot' });
    done += 1;
    if (done % LINE_EVERY === 0) console.log(`${done} of ${slots.length} puzzles`);
    return built;
  });
  await pool.destroy();
  return filled;
}

function addUp(all: readonly Rejections[]): Rejections {
  const sum: Record<string, number> = {};
  for (const [reason, count] of all.flatMap((each) => Object.entries(each))) {
    sum[reason] = (sum[reason] ?? 0) + count;
  }
  return sum;
}

function storyOf({ seed, counts }: Options, { bank, duplicates }: Filled): Story {
  const all = [...bank, ...duplicates];
  const duplicateCount =
    duplicates.length > 0 ? [{ 'equivalent to another in the bank': duplicates.length }] : [];
  const rejections = addUp([...all.map((built) => built.rejections), ...duplicateCount]);
  const tries = all.reduce((sum, built) => sum + built.tries, 0);
  return { seed, counts, bank, tries, rejections };
}

/** Builds a bank and writes it. */
export async function run(options: Options): Promise<void> {
  const start = performance.now();
  const slots = slotsOf(options.seed, options.counts);
  const story = storyOf(options, await fillOnThreads(slots, options.jobs));
  await mkdir(options.out, { recursive: true });
  for (const [name, text] of filesOf(story, options.date)) {
    await writeFile(join(options.out, name), text);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${rejectionTable(story.rejections)}\n`);
  console.log(`${slots.length} of ${story.tries} puzzles kept, in ${seconds} s, in ${options.out}`);
}
