import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { QueueLoad } from '../overload/work-queue.ts';
import type { JobCounts } from './job-counts.ts';
import { DURATION_LIMITS_MS, type Durations, type RequestCounts } from './request-counts.ts';

/** Where the numbers are; they are read when somebody asks for them. */
export interface MetricSources {
  readonly requests: Pick<RequestCounts, 'answers' | 'durations'>;
  readonly rejections: () => Iterable<{
    readonly endpoint: string;
    readonly reason: string;
    readonly count: number;
  }>;
  readonly queue: () => QueueLoad;
  readonly jobs: Pick<JobCounts, 'all'>;
  /** Why a contact message couldn't be stored now; undefined where it could. */
  readonly storageReason: () => Promise<string | undefined>;
  /** How many messages wait to be mailed, 0 where none are mailed; undefined where the database can't be asked. */
  readonly unmailed: () => Promise<number | undefined>;
}

type Labels = Readonly<Record<string, string>>;

interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

type Read = () => Iterable<Sample> | Promise<Iterable<Sample>>;

interface Description {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
}

function addCounter(registry: Registry, { labelNames = [], ...of }: Description, read: Read) {
  new Counter({
    ...of,
    labelNames,
    registers: [registry],
    async collect() {
      const samples = await read();
      this.reset();
      for (const { labels = {}, value } of samples) this.inc(labels, value);
    },
  });
}

function addGauge(registry: Registry, { labelNames = [], ...of }: Description, read: Read) {
  new Gauge({
    ...of,
    labelNames,
    registers: [registry],
    async collect() {
      const samples = await read();
      this.reset();
      for (const { labels = {}, value } of samples) this.set(labels, value);
    },
  });
}

/** A histogram that was counted elsewhere: prom-client's own can only be told one duration after the other. */
class CountedDurations extends Histogram<'endpoint'> {
  readonly #about: Pick<Description, 'name' | 'help'>;
  readonly #read: RequestCounts['durations'];

  constructor(
    registry: Registry,
    about: Pick<Description, 'name' | 'help'>,
    read: RequestCounts['durations'],
  ) {
    super({ ...about, labelNames: ['endpoint'], registers: [registry] });
    this.#about = about;
    this.#read = read;
  }

  #valuesOf(endpoint: string, { counts, sumMs }: Durations) {
    let count = 0;
    const limits = [...DURATION_LIMITS_MS.map((ms) => ms / 1_000), '+Inf'];
    const ranges = limits.map((le, at) => {
      count += counts[at] ?? 0;
      return { metricName: `${this.#about.name}_bucket`, labels: { endpoint, le }, value: count };
    });
    const labels = { endpoint };
    return [
      ...ranges,
      { metricName: `${this.#about.name}_sum`, labels, value: sumMs / 1_000 },
      { metricName: `${this.#about.name}_count`, labels, value: count },
    ];
  }

  /** What prom-client asks of a metric for the text; its types keep quiet about it. */
  getForPromString() {
    const values = [...this.#read()].flatMap(([endpoint, of]) => this.#valuesOf(endpoint, of));
    return Promise.resolve({ ...this.#about, type: 'histogram', values, aggregator: 'sum' });
  }
}

function addRequests(registry: Registry, { requests, rejections }: MetricSources) {
  addCounter(
    registry,
    {
      name: 'nanpure_http_requests_total',
      help: 'Requests that were answered, 499 where the client was gone by then. Without those that were turned away unread.',
      labelNames: ['endpoint', 'method', 'status'],
    },
    () =>
      [...requests.answers()].map(({ endpoint, method, status, count }) => ({
        labels: { endpoint, method, status: String(status) },
        value: count,
      })),
  );
  new CountedDurations(
    registry,
    {
      name: 'nanpure_http_request_duration_seconds',
      help: 'From the head of a request until its answer is ready.',
    },
    requests.durations,
  );
  addCounter(
    registry,
    {
      name: 'nanpure_http_requests_shed_total',
      help: 'Requests that were turned away as there was too much to do: too many in line, or no thread in time.',
      labelNames: ['endpoint', 'reason'],
    },
    () =>
      [...rejections()].map(({ endpoint, reason, count }) => ({
        labels: { endpoint, reason },
        value: count,
      })),
  );
}

function addQueue(registry: Registry, { queue }: MetricSources) {
  const gauge = (name: string, help: string, read: (load: QueueLoad) => number) =>
    addGauge(registry, { name, help }, () => [{ value: read(queue()) }]);
  const counter = (name: string, help: string, read: (load: QueueLoad) => number) =>
    addCounter(registry, { name, help }, () => [{ value: read(queue()) }]);
  gauge('nanpure_queue_length', 'Requests in line.', ({ length }) => length);
  gauge('nanpure_queue_overloaded', '1 where requests are turned away now.', ({ isOverloaded }) =>
    Number(isOverloaded),
  );
  counter('nanpure_queue_begun_total', 'Requests whose turn has come.', ({ begun }) => begun);
  counter(
    'nanpure_queue_wait_seconds_total',
    'How long they had stood in line, all together.',
    ({ waitedMs }) => waitedMs / 1_000,
  );
}

function addJobs(registry: Registry, { jobs }: MetricSources) {
  addGauge(
    registry,
    {
      name: 'nanpure_jobs_in_flight',
      help: 'Jobs that wait for a thread or are with one.',
      labelNames: ['job'],
    },
    () => [...jobs.all()].map(({ job, inFlight }) => ({ labels: { job }, value: inFlight })),
  );
  addCounter(
    registry,
    { name: 'nanpure_jobs_total', help: 'Jobs by how they ended.', labelNames: ['job', 'outcome'] },
    () =>
      [...jobs.all()].flatMap(({ job, outcomes }) =>
        [...outcomes].map(([outcome, value]) => ({ labels: { job, outcome }, value })),
      ),
  );
  addCounter(
    registry,
    {
      name: 'nanpure_job_seconds_total',
      help: 'How long jobs took, with their wait for a thread.',
      labelNames: ['job'],
    },
    () => [...jobs.all()].map(({ job, seconds }) => ({ labels: { job }, value: seconds })),
  );
}

function addContact(registry: Registry, { storageReason, unmailed }: MetricSources) {
  addGauge(
    registry,
    {
      name: 'nanpure_contact_storage_ready',
      help: '1 where a contact message can be stored; else 0, with the reason.',
      labelNames: ['reason'],
    },
    async () => {
      const reason = await storageReason();
      return [{ labels: { reason: reason ?? '' }, value: Number(reason === undefined) }];
    },
  );
  addGauge(
    registry,
    {
      name: 'nanpure_contact_unmailed',
      help: 'Messages that wait to be mailed; 0 where mail is not configured, NaN where the database cannot be asked.',
    },
    // Without a value, prom-client would say 0.
    async () => [{ value: (await unmailed()) ?? Number.NaN }],
  );
}

/** All that the server tells of itself, with what prom-client knows of the process. */
export function createMetrics(sources: MetricSources): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const add of [addRequests, addQueue, addJobs, addContact]) add(registry, sources);
  return registry;
}
