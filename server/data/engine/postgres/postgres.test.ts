import { EventEmitter } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import type pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { watchForSilence } from './postgres-watchdog.ts'

const SILENCE_MS = 20

/** A client of a watched pool that is answered when the test says so. */
function watchedClient() {
  const answer = Promise.withResolvers<void>()
  const destroy = vi.fn<() => void>()
  const client = { query: (_text: string) => answer.promise, connection: { stream: { destroy } } }
  const pool = Object.assign(new EventEmitter(), { connect: () => Promise.resolve(client) })
  watchForSilence(pool as unknown as pg.Pool, SILENCE_MS)
  pool.emit('connect', client)
  return { client, answer, destroy }
}

function standStill(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

describe('a connection to PostgreSQL', () => {
  it('is given up when no answer comes', async () => {
    const { client, destroy } = watchedClient()
    void client.query('select 1')
    await expect.poll(() => destroy.mock.calls.length).toBe(1)
  })

  it('is not when the process itself stood still and has not read the answer yet', async () => {
    const { client, answer, destroy } = watchedClient()
    await turn()
    void client.query('select 1')
    standStill(2 * SILENCE_MS)
    setImmediate(answer.resolve)
    await answer.promise
    await turn()
    expect(destroy).not.toHaveBeenCalled()
  })
})
