import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Db } from '#server/data/engine/database.ts'
import { isUnavailable } from '#server/data/engine/dialect.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { createCommonCounts } from '#server/middleware/common-counts.ts'
import { createRateLimiter } from '#server/middleware/rate-limiter.ts'
import { createMessages } from '#server/services/messages/messages.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts'
import { aContactMessage } from '#tests/support/records.ts'
import { byLength } from '#tests/support/test-level.ts'

let server: PostgresServer
let db: Db
beforeAll(async () => {
  server = startPostgres()
  const url = server.createDatabase('site')
  db = openDatabase({ kind: 'postgres', url }, () => {})
  await migrate(db)
})
afterAll(async () => {
  await db.destroy()
  await server.stop()
})

const clock = () => new Date()
const rule = { name: 'requests of a day', limit: 300, seconds: 86_400, together: true }
let sent = 0

/** What a form of a visitor does: it is counted, and kept. */
async function send(): Promise<unknown> {
  const counts = createCommonCounts({ db, clock, own: createRateLimiter() })
  const messages = createMessages({ db, clock, mailHost: 'site.example' })
  try {
    await counts.take(rule, '10.1.1.1')
    await messages.receive(aContactMessage({ idempotencyKey: String(++sent) }), [])
    return null
  } catch (error) {
    return error
  }
}

it('a PostgreSQL whose processes stand still costs a write five seconds at most, and those after it less', async () => {
  expect(await send()).toBeNull()
  server.freeze()
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const started = performance.now()
    const errors = await Promise.all([send(), send(), send()])
    times.push(Math.round(performance.now() - started))
    for (const error of errors) expect(isUnavailable(error)).toBe(true)
  }
  // On a busy machine what comes before and after it takes its time, too.
  expect(Math.max(...times)).toBeLessThan(byLength({ short: 15_000, long: 5000 }))
  process.stdout.write(`Writes were refused after ${times.join(', ')} ms\n`)
  server.thaw()
  await expect.poll(send, { timeout: 60_000, interval: 200 }).toBeNull()
})
