import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RateLimit, RateLimitOptions } from './rate-limit.ts';

/** A limit as the rest of the API asks for it. */
function rateLimit(limiter: RateLimiterAbstract): RateLimit {
  return async (who) => {
    try {
      await limiter.consume(who);
      return { allowed: true };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { allowed: false, retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  };
}

function memoryLimiter({ name, points, duration }: RateLimitOptions) {
  return new RateLimiterMemory({ keyPrefix: name, points, duration });
}

/** Counts in the memory of this process. */
export function memoryLimit(options: RateLimitOptions): RateLimit {
  return rateLimit(memoryLimiter(options));
}

/**
 * Counts in Redis, for several servers together; each counts for itself while Redis is away.
 * `client` is a client of ioredis.
 */
export function redisLimit(options: RateLimitOptions, client: unknown): RateLimit {
  const { name, points, duration } = options;
  return rateLimit(
    new RateLimiterRedis({
      storeClient: client,
      keyPrefix: `nanpure:${name}`,
      points,
      duration,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memoryLimiter(options),
    }),
  );
}
