import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { SESSION_NAMES } from './postgres-sessions.ts'
import type { TableClocks, ChangeFeed } from '#server/data/engine/table-clocks.ts'
import type { Announce } from '#server/data/engine/watched-connection.ts'

const CHANNEL = 'site_changes'
const HEARTBEAT_MS = 1000
/** A connection that is silent for so long counts as lost. */
const PATIENCE_MS = 1000
const LONGEST_PAUSE_MS = 5000
/** PostgreSQL takes no notice of 8000 bytes or more. */
const LONGEST_NOTICE = 7000

/** Sends the names of the changed tables with the transaction: others hear of it when it is carried out. */
export function announceWith(clocks: TableClocks): Announce {
  return async (connection, changed) => {
    const tables = changed === 'all' ? '*' : changed.join(' ')
    const notice = `${clocks.id} ${tables.length > LONGEST_NOTICE ? '*' : tables}`
    await connection.executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', [CHANNEL, notice]))
  }
}

/** While the connection that listens is away, the clocks are not to be trusted. */
export function listenForChanges(url: string, clocks: TableClocks): ChangeFeed {
  const stopping = new AbortController()
  const running = listenAgainAndAgain(url, clocks, stopping.signal)
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

async function listenAgainAndAgain(url: string, clocks: TableClocks, signal: AbortSignal): Promise<void> {
  let pause = 100
  let hearing = clocks.deafen()
  while (!signal.aborted) {
    const client = newClient(url)
    try {
      await client.connect()
      client.on('notification', ({ payload = '' }) => take(payload, clocks))
      await client.query(`listen ${CHANNEL}`)
      hearing()
      pause = 100
      await untilLost(client, signal)
    } catch {
      // Whatever it was, the next attempt will tell.
    }
    if (clocks.trusted) hearing = clocks.deafen()
    await client.end().catch(() => {})
    await sleep(signal.aborted ? 0 : pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

function newClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: PATIENCE_MS,
    application_name: SESSION_NAMES.changes,
  })
  // What breaks between two heartbeats is found by the next.
  client.on('error', () => {})
  return client
}

async function untilLost(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(HEARTBEAT_MS, undefined, { signal, ref: false })
    await client.query('select 1')
  }
}

function take(notice: string, clocks: TableClocks): void {
  const [sender, ...tables] = notice.split(' ')
  if (sender === clocks.id) return
  if (tables.includes('*')) clocks.allChanged()
  else clocks.changed(tables)
}
