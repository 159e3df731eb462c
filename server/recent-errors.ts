import type { RecentError } from '#domain/site/operations-state.ts'
import type { Clock } from './clock.ts'
import type { Log, LogFields } from './log.ts'

/** Newest first. */
export type RecentErrors = () => RecentError[]

const MOST = 20

/** A log that remembers what went wrong since the start of this process; what happens again is counted. */
export function rememberErrors(log: Log, clock: Clock): { log: Log; recentErrors: RecentErrors } {
  const found: RecentError[] = []
  const remembering =
    (level: 'warn' | 'error') =>
    (event: string, fields: LogFields = {}) => {
      log[level](event, fields)
      note(found, {
        at: clock().toISOString(),
        level,
        event,
        cause: causeOf(fields),
        id: textOf(fields['id']),
        count: 1,
      })
    }
  return { log: { ...log, warn: remembering('warn'), error: remembering('error') }, recentErrors: () => [...found] }
}

function note(found: RecentError[], entry: RecentError): void {
  const before = found.findIndex(({ event, cause }) => event === entry.event && cause === entry.cause)
  const [same] = before === -1 ? [] : found.splice(before, 1)
  found.unshift({ ...entry, count: (same?.count ?? 0) + 1 })
  found.length = Math.min(found.length, MOST)
}

/** The fields that name a kind. An error's message may hold a value of a record, so its class and code stand for it. */
function causeOf({ route, job, code, reason, error }: LogFields): string {
  return [route, job, code, reason, kindOf(error)].map(textOf).filter(Boolean).join(' · ')
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code : error.name
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : ''
}
