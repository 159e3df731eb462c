import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Why the server ends: told to by a supervisor, by the person at the terminal, or by an error nobody expected. */
export type StopReason = 'SIGTERM' | 'SIGINT' | 'error'

/** The whole shutdown takes at most ten seconds; supervisors are less patient than visitors. */
const NOTICE_MS = 1000
const LONGEST_REQUEST_MS = 7000

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
 * Lets the running requests end. A supervisor's proxy first gets a moment to hear from `/readyz` that no new
 * visitors are wanted; whoever presses Ctrl+C is not made to wait for that.
 */
export async function drain(server: Server, reason: StopReason): Promise<void> {
  if (reason === 'SIGTERM') await sleep(NOTICE_MS)
  const closed = new Promise((resolve) => server.close(resolve))
  // Kept-alive connections end as soon as their last request has.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(LONGEST_REQUEST_MS)])
  clearInterval(sweep)
  server.closeAllConnections()
}
