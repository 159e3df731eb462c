import type pg from 'pg'

/** A server that says nothing: neither an answer nor that a statement took too long, which it says after `statement_timeout`. */
class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('The database says nothing')
  }
}

const LAST_LOOK_MS = 50
/** After a silence nobody waits for the next one; then somebody tries again. */
const REST_MS = 3_000

/** What says that a statement may take as long as it likes, and that it may not any more. */
const UNHURRIED = /statement_timeout (?:= 0|to 0)/
const HURRIED = /reset statement_timeout|statement_timeout to default/

/**
 * Ends connections over which nothing comes back, as when the disk of the server hangs: its own limits do not run then.
 * For a moment new work is refused at once, so that one after the other does not wait as long.
 */
export function watchForSilence(pool: pg.Pool, silenceMs: number): void {
  let silentUntil = 0
  const onSilence = (client: pg.PoolClient) => {
    silentUntil = performance.now() + REST_MS
    socketOf(client).destroy(new SilentDatabase())
  }
  pool.on('connect', (client) => watch(client, silenceMs, () => onSilence(client)))
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const guarded = async () => {
    if (performance.now() < silentUntil) throw new SilentDatabase()
    return connect()
  }
  pool.connect = guarded as typeof pool.connect
}

function watch(client: pg.PoolClient, silenceMs: number, onSilence: () => void): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  let isUnhurried = false
  client.query = ((...given: unknown[]) => {
    const text = typeof given[0] === 'string' ? given[0] : ''
    if (UNHURRIED.test(text)) isUnhurried = true
    else if (HURRIED.test(text)) isUnhurried = false
    const answer = query(...given)
    if (!isUnhurried && answer instanceof Promise) {
      // Where this process itself stood still, the answer lies there: it is read before the server counts as silent.
      let timer = setTimeout(() => (timer = setTimeout(onSilence, LAST_LOOK_MS)), silenceMs)
      const end = () => clearTimeout(timer)
      answer.then(end, end)
    }
    return answer
  }) as typeof client.query
}

/** The types of the library do not show it. */
function socketOf(client: pg.PoolClient): { destroy(error: Error): void } {
  return (client as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection.stream
}
