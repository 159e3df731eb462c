import { expect, it } from 'vitest'
import type { JobState } from './job.ts'
import { siteTroubles, type SiteFacts } from './site-troubles.ts'

const well: SiteFacts = {
  now: '2026-05-01T12:00:00.000Z',
  jobs: [],
  outbox: { failed: 0, oldestSeconds: 0 },
  storage: { isUp: true },
  pictures: { failed: 0 },
  disk: { free: 50_000_000_000 },
  visitorFiles: { day: { used: 79, most: 100 }, site: { used: 0, most: 0 } },
  backups: { stored: [{ takenAt: '2026-05-01T11:30:00Z' }] },
}
const job = (over: Partial<JobState>) => ({ name: 'backup', error: '', ...over }) as JobState

it('a site that fares well has none, also before its first backup and where nothing tells of the disk', () => {
  expect(siteTroubles(well)).toEqual([])
  expect(siteTroubles({ ...well, backups: { stored: [] }, disk: null })).toEqual([])
})

it.each<[string, Partial<SiteFacts>, unknown]>([
  ['a storage that is away', { storage: { isUp: false } }, { kind: 'storage-away' }],
  ['a disk that is nearly full', { disk: { free: 900_000_000 } }, { kind: 'disk-low' }],
  ['a disk that is full', { disk: { free: 100_000_000 } }, { kind: 'disk-full' }],
  [
    'a ceiling of visitors’ files that is nearly reached',
    { visitorFiles: { day: { used: 81, most: 100 }, site: { used: 0, most: 100 } } },
    { kind: 'visitor-files' },
  ],
  ['a job that failed', { jobs: [job({ error: 'disk full' })] }, { kind: 'job-failed', job: 'backup' }],
  ['a backup of yesterday', { backups: { stored: [{ takenAt: '2026-04-30T11:30:00Z' }] } }, { kind: 'backup-old' }],
  ['a mail that has waited an hour', { outbox: { failed: 0, oldestSeconds: 3600 } }, { kind: 'mail-waits' }],
  ['a mail that was given up', { outbox: { failed: 1, oldestSeconds: 0 } }, { kind: 'mail-failed' }],
  ['a picture that could not be made smaller', { pictures: { failed: 1 } }, { kind: 'pictures-failed' }],
  ['a site without backups', { backups: null }, { kind: 'backups-off' }],
])('%s is told', (_what, facts, trouble) => expect(siteTroubles({ ...well, ...facts })).toEqual([trouble]))
