import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Built, Job, Rejections } from './build-slot.ts';
import { type Cache, openCache } from './cache.ts';
import { filesOf, writeFiles } from './files.ts';
import { type BuildAll, type Filled, fillSlots } from './fill-slots.ts';
import type { Options } from './options.ts';
import { type Output, progressOf } from './progress.ts';
import { rejectionTable, type Story } from './readme.ts';
import { slotsOf } from './slots.ts';
import { toolVersion } from './version.ts';
import { buildOnThreads } from './workers.ts';

/** The cache file of a run: another bank has another, and so has another version of this code. */
function cacheFile({ cache, seed, counts }: Options): string {
  const { easy, medium, hard } = counts;
  const key = JSON.stringify([toolVersion(), seed, easy, medium, hard]);
  return join(cache, `${createHash('sha256').update(key).digest('hex').slice(0, 16)}.jsonl`);
}

function jobKey({ id, attempt }: Pick<Built, 'id' | 'attempt'>): string {
  return `${id}/${attempt}`;
}

function openCacheOf(options: Options, output: Output): Cache {
  const cache = openCache(cacheFile(options));
  if (cache.setAside) {
    output.write(`What an earlier run left is unreadable and was put aside: ${cache.setAside}\n`);
  }
  return cache;
}

/** Builds what the cache does not have, and keeps it there. */
function builderWith(cache: Cache, { jobs: threads }: Options, output: Output): BuildAll {
  const known = new Map(cache.found.map((built) => [jobKey(built), built]));
  const isKnown = ({ slot, attempt }: Job) => known.has(jobKey({ id: slot.id, attempt }));
  return async (jobs) => {
    const missing = jobs.filter((job) => !isKnown(job));
    const there = jobs.length - missing.length;
    if (there > 0) {
      output.write(`Going on from an earlier run: ${there} of ${jobs.length} puzzles are there.\n`);
    }
    const advance = progressOf(missing.length, output, () => performance.now());
    await buildOnThreads(missing, threads, (built) => {
      known.set(jobKey(built), built);
      cache.add(built);
      advance();
    });
    const own = new Set(jobs.map(({ slot, attempt }) => jobKey({ id: slot.id, attempt })));
    return [...known.values()].filter((built) => own.has(jobKey(built)));
  };
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
export async function run(options: Options, output: Output): Promise<void> {
  const start = performance.now();
  const slots = slotsOf(options.seed, options.counts);
  const cache = openCacheOf(options, output);
  const story = storyOf(options, await fillSlots(slots, builderWith(cache, options, output)));
  const changed = await writeFiles(options.out, filesOf(story, options.date));
  cache.remove();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  output.write(`\n${rejectionTable(story.rejections)}\n\n`);
  output.write(
    `${slots.length} of ${story.tries} puzzles kept, in ${seconds} s, in ${options.out}\n`,
  );
  output.write(changed.length > 0 ? `Changed: ${changed.join(', ')}\n` : 'All files as before.\n');
}
