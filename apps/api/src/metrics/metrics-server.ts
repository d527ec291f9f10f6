import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { err, ok, type Result } from '@nanpure/engine';
import type { Registry } from 'prom-client';
import type { Logger } from '../http/logger.ts';
import { createMetrics, type MetricSources } from './metrics.ts';

async function answerWith(registry: Registry) {
  return { type: registry.contentType, text: await registry.metrics() };
}

/**
 * Serves `/metrics` on a port of its own: they are for who runs the server, not for the world. Asks of nobody who they
 * are; whom the port is open to is a matter of its address. Metrics that cannot be read are logged, and answered with
 * 500. The error is why the address cannot be listened on.
 */
export async function serveMetrics(
  address: { readonly port: number; readonly host: string },
  sources: MetricSources,
  logger: Logger,
): Promise<Result<Server, string>> {
  const registry = createMetrics(sources);
  const server = createServer(({ method, url }, reply) => {
    if (url !== '/metrics' || method !== 'GET') return void reply.writeHead(404).end();
    answerWith(registry).then(
      ({ type, text }) => reply.writeHead(200, { 'Content-Type': type }).end(text),
      (error: unknown) => {
        // A fault of ours, so all of it: metrics hold nothing personal.
        logger.error({ err: error }, 'metrics not answered');
        reply.writeHead(500).end();
      },
    );
    return undefined;
  });
  try {
    server.listen(address.port, address.host);
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const where = `METRICS_HOST ${address.host} and METRICS_PORT ${address.port}`;
    return err(`Metrics cannot be served at ${where}: ${reason}`);
  }
  // It ends with the other server.
  server.unref();
  return ok(server);
}
