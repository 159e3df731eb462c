const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** How long backups are stored, and how many of them: the newest of each part of the calendar, told by as many signs. */
const RULES = [
  { of: 'second', signs: '2026-11-22T02:10:00'.length, for: 24 * HOUR },
  { of: 'day', signs: '2026-11-22'.length, for: 14 * DAY },
  { of: 'month', signs: '2026-11'.length, for: 183 * DAY },
] as const

/** An older one goes with the next that is taken. */
export const OLDEST_BACKUP_DAYS = Math.max(...RULES.map((rule) => rule.for)) / DAY

/** Those of the backups that stay: all of a day, also those that somebody asked for, one a day for two weeks, one a month for half a year. */
export function backupsToKeep(takenAt: readonly string[], now: Date): Set<string> {
  const newestFirst = takenAt.toSorted().toReversed()
  const kept = new Set(newestFirst.slice(0, 1))
  for (const { signs, for: span } of RULES) {
    const oldest = new Date(now.getTime() - span).toISOString()
    const seen = new Set<string>()
    for (const instant of newestFirst) {
      const part = instant.slice(0, signs)
      if (instant >= oldest && !seen.has(part)) kept.add(instant)
      seen.add(part)
    }
  }
  return kept
}

const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z(-before-update)?\.backup$/

/** The name of the file of a backup: colons stand in no file name of every system. */
export function backupName(takenAt: Date, isBeforeUpdate = false): string {
  const instant = takenAt.toISOString().slice(0, 19).replaceAll(':', '-')
  return `${instant}Z${isBeforeUpdate ? '-before-update' : ''}.backup`
}

/** When the backup of this name was taken; null for other files. */
export function takenAtOf(name: string): string | null {
  const [, hour, minute, second] = NAME.exec(name) ?? []
  return hour === undefined ? null : `${hour}:${minute}:${second}Z`
}

/** Whether the backup was taken because an update was about to change the tables. */
export function isBeforeUpdate(name: string): boolean {
  return NAME.exec(name)?.[4] !== undefined
}
