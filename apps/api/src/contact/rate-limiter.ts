import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RateLimit, RateLimitOptions } from './rate-limit.ts';

function rateLimit(limiter: RateLimiterAbstract): RateLimit {
  return async (key) => {
    try {
      await limiter.consume(key);
      return { allowed: true };
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      return { allowed: false, retryAfter: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)) };
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
 * Counts in Redis, for several servers together; in memory while Redis is away. `client` is a client of
 * ioredis.
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
