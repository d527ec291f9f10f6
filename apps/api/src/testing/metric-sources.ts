import { createJobCounts } from '../metrics/job-counts.ts';
import type { MetricSources } from '../metrics/metrics.ts';
import { createRequestCounts } from '../metrics/request-counts.ts';

/** The sources of a server that nobody has asked anything yet, but for those that are given. */
export function idleSources(sources: Partial<MetricSources> = {}): MetricSources {
  return {
    requests: createRequestCounts(),
    rejections: () => [],
    queue: () => ({ length: 0, isOverloaded: false, begun: 0, waitedMs: 0 }),
    jobs: createJobCounts({ now: () => 0, onRefused: () => {} }),
    storageReason: () => Promise.resolve(undefined),
    unmailed: () => Promise.resolve(0),
    ...sources,
  };
}
