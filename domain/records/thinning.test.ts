import { expect, test } from 'vitest'
import { MOST_VERSIONS, versionsToThin, type ThinnedVersion } from './thinning.ts'

const NOW = new Date('2026-11-26T00:00:00.000Z')

const version = (number: number, at: string, more: Partial<ThinnedVersion> = {}): ThinnedVersion => ({
  number,
  at,
  pinned: false,
  isOnSite: false,
  isDraft: false,
  ...more,
})
const on = (day: string) => `${day}T09:00:00.000Z`

test('every version of the last year stays', () => {
  const versions = [version(1, on('2025-11-27')), version(2, on('2025-11-27')), version(3, on('2026-11-01'))]
  expect(versionsToThin(versions, NOW, 24)).toEqual([])
})

test('of what is older the last of each month stays, as long as the setting says', () => {
  const versions = [
    version(1, on('2024-10-05')),
    version(2, on('2025-03-01')),
    version(3, on('2025-03-20')),
    version(4, on('2025-04-01')),
    version(5, on('2026-11-20'), { isOnSite: true }),
  ]
  expect(versionsToThin(versions, NOW, 24)).toEqual([2, 1])
  expect(versionsToThin(versions, NOW, 36)).toEqual([2])
  expect(versionsToThin(versions, NOW, 6)).toEqual([4, 3, 2, 1])
})

test('a month ends at midnight in Riyadh', () => {
  const versions = [
    version(1, '2025-03-31T20:59:59.000Z'),
    version(2, '2025-03-31T21:00:00.000Z'),
    version(3, on('2026-11-01')),
  ]
  expect(versionsToThin(versions, NOW, 24)).toEqual([])
})

test('of a record that is saved all day the newest two hundred stay, and the last of each month before them', () => {
  const versions = Array.from({ length: MOST_VERSIONS + 50 }, (_, at) =>
    version(at + 1, on(at < 25 ? '2026-08-10' : '2026-11-20')),
  )
  const gone = versionsToThin(versions, NOW, 24)
  // Fifty are too many; of August's the last stays.
  expect(gone).toHaveLength(49)
  expect(gone).not.toContain(25)
  expect(Math.max(...gone)).toBe(50)
})

test('what is on the site, the newest draft and what is pinned never go', () => {
  const old = on('2020-01-01')
  const versions = [
    version(1, old, { pinned: true }),
    version(2, old, { isOnSite: true }),
    version(3, old),
    version(4, old, { isDraft: true }),
  ]
  expect(versionsToThin(versions, NOW, 24)).toEqual([3])
})

test('the newest version stays though nothing says that it is the draft', () =>
  expect(versionsToThin([version(1, on('2020-01-01'))], NOW, 6)).toEqual([]))
