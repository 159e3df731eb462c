import type { Clock } from '#server/clock.ts'
import type { DatabaseConfig } from '#server/config.ts'
import type { Db } from '#server/data/engine/database.ts'
import { databaseFile } from '#server/data/engine/dialect.ts'
import { createCommonCounts } from './common-counts.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'

/** A file is written by one server, which counts in its memory; a database behind a server may have several. */
export function openLimiter(database: DatabaseConfig, db: Db, clock: Clock): RateLimiter {
  const own = createRateLimiter()
  return databaseFile(database) === null ? { ...own, together: createCommonCounts({ db, clock, own }) } : own
}
