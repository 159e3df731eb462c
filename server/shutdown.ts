import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Why the server ends: told to by a supervisor, by the person at the terminal, or by an error nobody expected. */
export type StopReason = 'SIGTERM' | 'SIGINT' | 'error'

/**
 * The whole shutdown takes at most ten seconds; supervisors are less patient than visitors. What these leave of it is
 * for mails and jobs under way.
 */
const NOTICE_MS = 1000
const LAST_NEWCOMERS_MS = 500
const SILENCE_MS = 1000
const LONGEST_REQUEST_MS = 6000

/** Runs `stop` once, for the first reason to stop, and ends the process. A second signal ends it at once. */
export function onStopSignal(log: Log, stop: (reason: StopReason) => Promise<void>): void {
  let stopping = false
  async function end(reason: StopReason) {
    if (stopping) process.exit(1)
    stopping = true
    log.info('stopping', { reason })
    await stop(reason)
    log.info('stopped')
    process.exit(reason === 'error' ? 1 : 0)
  }
  const unexpected = (error: unknown) => {
    log.error('unexpected error', { error })
    void end('error')
  }
  process.on('SIGTERM', () => void end('SIGTERM'))
  process.on('SIGINT', () => void end('SIGINT'))
  process.on('uncaughtException', unexpected)
  process.on('unhandledRejection', unexpected)
}

/**
 * Lets the running requests end. A supervisor's proxy first gets a moment to hear from `/readyz` that no new visitors
 * are wanted; whoever presses Ctrl+C is not made to wait for that. Then nobody new is let in. Whoever keeps a
 * connection open may be sending at this very moment: they are answered, told that the connection ends, and only
 * connections that stay silent are closed without a word.
 */
export async function drain(server: Server, reason: StopReason): Promise<void> {
  if (reason === 'SIGTERM') await sleep(NOTICE_MS)
  await letInWhoWaits(server)
  server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false))
  const closed = new Promise<void>((resolve) => stopListening(server, resolve))
  if (reason === 'SIGTERM') await Promise.race([closed, sleep(SILENCE_MS)])
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(LONGEST_REQUEST_MS)])
  clearInterval(sweep)
  server.closeAllConnections()
}

/**
 * The system makes connections before the server hears of them, which is of one with each tick of its loop. Those that
 * still wait would be broken off. Nobody waits once a tick has let nobody in; where somebody always comes, the door
 * closes in the end.
 */
async function letInWhoWaits(server: Server): Promise<void> {
  const end = performance.now() + LAST_NEWCOMERS_MS
  let hasCome = true
  const notice = () => (hasCome = true)
  server.on('connection', notice)
  await turn() // To the end of this one, which may have begun before the last of them came.
  while (hasCome && performance.now() < end) {
    hasCome = false
    await turn()
  }
  server.off('connection', notice)
}

/** A web server's own `close` would close silent connections, too. */
function stopListening(server: Server, done: () => void): void {
  NetServer.prototype.close.call(server, done)
}
