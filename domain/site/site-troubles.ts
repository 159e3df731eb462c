import type { VisitorFilesState } from './operations-state.ts'
import type { JobName, JobState } from './job.ts'

/** What an owner has to see to. `job` names the one that failed. */
export type SiteTrouble =
  | {
      kind:
        | 'storage-away'
        | 'disk-full'
        | 'disk-low'
        | 'visitor-files'
        | 'mail-waits'
        | 'mail-failed'
        | 'backups-off'
        | 'backup-old'
        | 'pictures-failed'
        | 'webhooks-stopped'
    }
  | { kind: 'job-failed'; job: JobName }

export type SiteFacts = {
  now: string
  jobs: readonly JobState[]
  outbox: { failed: number; oldestSeconds: number }
  storage: { isUp: boolean }
  pictures: { failed: number }
  webhooks: { stopped: number }
  disk: { free: number } | null
  visitorFiles: VisitorFilesState
  /** Null where no backups are taken; the newest first. */
  backups: { stored: readonly { takenAt: string }[] } | null
}

/** Uploads leave so much free by themselves; soon requests cannot be stored either. */
export const FULL_BELOW = 200_000_000
/** An owner hears of it before that. */
const LITTLE_ROOM = 1_000_000_000
const HOUR_S = 60 * 60
/** Two are missing by then. */
const OLD_BACKUP_MS = 3 * HOUR_S * 1000

/** Beyond this share of a ceiling owners hear of it. */
const NEARLY = 0.8

function isNearlyFull({ used, most }: VisitorFilesState['day']): boolean {
  return used > most * NEARLY
}

/** The worst first; none where all is well. */
export function siteTroubles({
  now,
  jobs,
  outbox,
  storage,
  disk,
  visitorFiles,
  backups,
  pictures,
  webhooks,
}: SiteFacts): SiteTrouble[] {
  const newest = backups?.stored[0]
  const isOld = newest !== undefined && Date.parse(now) - Date.parse(newest.takenAt) > OLD_BACKUP_MS
  const found: (SiteTrouble | false)[] = [
    !storage.isUp && { kind: 'storage-away' },
    disk !== null && disk.free < LITTLE_ROOM && { kind: disk.free < FULL_BELOW ? 'disk-full' : 'disk-low' },
    Object.values(visitorFiles).some(isNearlyFull) && { kind: 'visitor-files' },
    ...jobs.filter(({ error }) => error !== '').map(({ name }) => ({ kind: 'job-failed', job: name }) as const),
    isOld && { kind: 'backup-old' },
    outbox.oldestSeconds >= HOUR_S && { kind: 'mail-waits' },
    outbox.failed > 0 && { kind: 'mail-failed' },
    pictures.failed > 0 && { kind: 'pictures-failed' },
    webhooks.stopped > 0 && { kind: 'webhooks-stopped' },
    backups === null && { kind: 'backups-off' },
  ]
  return found.filter((trouble) => trouble !== false)
}
