import { describe, expect, test } from 'vitest'
import { backupName, backupsToKeep, OLDEST_BACKUP_DAYS, takenAtOf } from './backup-plan.ts'

const NOW = new Date('2026-11-22T12:30:00Z')
const HOUR = 60 * 60 * 1000

function everyHour(hours: number): string[] {
  return Array.from(
    { length: hours },
    (_, ago) => `${new Date(NOW.getTime() - ago * HOUR).toISOString().slice(0, 19)}Z`,
  )
}

describe('of backups taken every hour', () => {
  const kept = [...backupsToKeep(everyHour(24 * 400), NOW)].toSorted()

  test('all of the last day are kept, one of each day of two weeks and one of each month of half a year', () => {
    const day = kept.filter((at) => at > '2026-11-21T12:30:00Z')
    expect(day).toHaveLength(24)
    const days = new Set(kept.filter((at) => at > '2026-11-08T12:30:00Z').map((at) => at.slice(0, 10)))
    expect(days.size).toBe(15)
    expect(new Set(kept.map((at) => at.slice(0, 7)))).toEqual(
      new Set(['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']),
    )
  })

  test('nothing older than half a year is kept, and few in all', () => {
    expect(kept[0]! > '2026-05-23').toBe(true)
    expect(NOW.getTime() - Date.parse(kept[0]!)).toBeLessThanOrEqual(OLDEST_BACKUP_DAYS * 24 * HOUR)
    expect(kept.length).toBeLessThan(24 + 15 + 7)
  })

  test('what is kept today is enough for what is kept tomorrow', () => {
    const tomorrow = new Date(NOW.getTime() + 24 * HOUR)
    expect([...backupsToKeep(kept, tomorrow)].every((at) => kept.includes(at))).toBe(true)
    expect(backupsToKeep(kept, tomorrow).size).toBeGreaterThan(15)
  })
})

test('one that was asked for is not replaced by that of the hour', () => {
  const both = ['2026-11-22T12:05:00Z', '2026-11-22T12:20:00Z']
  expect(backupsToKeep(both, NOW)).toEqual(new Set(both))
})

test('the newest is kept however old it is', () => {
  expect(backupsToKeep(['2019-01-01T00:00:00Z', '2020-01-01T00:00:00Z'], NOW)).toEqual(
    new Set(['2020-01-01T00:00:00Z']),
  )
  expect(backupsToKeep([], NOW)).toEqual(new Set())
})

test('the name of a file tells when it was taken', () => {
  expect(backupName(NOW)).toBe('2026-11-22T12-30-00Z.backup')
  expect(takenAtOf(backupName(NOW))).toBe('2026-11-22T12:30:00Z')
  expect(takenAtOf(backupName(NOW, true))).toBe('2026-11-22T12:30:00Z')
  expect(takenAtOf('site.db')).toBeNull()
})
