import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { within } from '#server/patience.ts'
import { endWork, giveBackWork, keepLease, takeWork, type LeasedWork, type WorkKind } from './work-store.ts'

/** Somebody ended the work, or goes on with it. */
export class LeaseLost extends Error {}

export type Turn = LeasedWork & {
  /** Throws where it is not ours any more. */
  keep(): Promise<void>
}

type WorkingOff = {
  db: Db
  clock: Clock
  kind: WorkKind
  ids?: readonly string[] | undefined
  /** A server that dies leaves its work to the others after so many milliseconds. */
  leaseMs: number
  /** Tells that the rest is left for later. */
  signal: AbortSignal
  /** For work that may safely run twice: at a stop it is given back after so many milliseconds, even if it has not ended. */
  lastMomentMs?: number
  /** Called with work that a stop left undone. */
  onLeft?: (work: LeasedWork) => void
}

/** The database may be away at a stop. */
const GIVE_BACK_MS = 500

/**
 * Does all that is due of a kind, one thing after the other, each under a lease that holds as long as the work lasts.
 * `work` answers when it is to be done again, or null where it is done. What fails keeps its lease for a while, so that
 * others come before it is tried again.
 */
export async function workOff(
  { db, clock, kind, ids, leaseMs, signal, lastMomentMs, onLeft }: WorkingOff,
  work: (turn: Turn) => Promise<Date | null>,
): Promise<void> {
  const until = () => toInstant(new Date(clock().getTime() + leaseMs))
  while (!signal.aborted) {
    const taken = await takeWork(db, kind, { now: toInstant(clock()), until: until(), ids })
    if (!taken) return
    let renewing: Promise<unknown> = Promise.resolve()
    const renewal = setInterval(() => {
      renewing = keepLease(db, taken, until()).catch(() => {})
    }, leaseMs / 4).unref()
    const turn = {
      ...taken,
      async keep() {
        if (!(await keepLease(db, taken, until()))) throw new LeaseLost()
      },
    }
    const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>()
    const onStop = () => lastMomentMs !== undefined && setTimeout(giveUp, lastMomentMs)
    signal.addEventListener('abort', onStop)
    try {
      const next = await Promise.race([work(turn), givenUp])
      await endWork(db, taken, next && toInstant(next))
    } catch (error) {
      if (error instanceof LeaseLost) continue
      if (!signal.aborted) throw error
      onLeft?.(taken)
      return void (await within(GIVE_BACK_MS, giveBackWork(db, taken)))
    } finally {
      signal.removeEventListener('abort', onStop)
      clearInterval(renewal)
      await renewing
    }
  }
}
