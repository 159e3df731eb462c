import type { Clock } from '../clock.ts'
import type { DatabaseConfig } from '../config.ts'
import type { Db } from '../data/engine/database.ts'
import { databaseFile } from '../data/engine/dialect.ts'
import { createCommonCounts } from './common-counts.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'

/** A file is written by one server, which counts in its memory; a database behind a server may have several. */
export function openLimiter(database: DatabaseConfig, db: Db, clock: Clock): RateLimiter {
  const own = createRateLimiter()
  return databaseFile(database) === null ? { ...own, together: createCommonCounts({ db, clock, own }) } : own
}
