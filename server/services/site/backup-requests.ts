import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { operationsRefusals } from '#content/admin/operations.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { listStoredBackups } from '#server/backup/backup-place.ts'
import type { Clock } from '#server/clock.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { listJobs } from '#server/data/site/job-runs-store.ts'
import { hastenWork } from '#server/data/work/work-store.ts'
import { authorize } from '#server/auth/authorization.ts'

export type Archive = { name: string; bytes: number; stream: ReadableStream<Uint8Array> }

/** What owners ask of the backups that the site takes by itself. */
type BackupRequestsService = {
  /** Brings the hourly backup forward to now. */
  take(by: Actor): Promise<Outcome<void>>
  /** An archive to download. Only encrypted ones are given out: they hold what people wrote and what opens accounts. */
  open(name: string, by: Actor): Promise<Outcome<Archive>>
}

type Deps = {
  db: Db
  clock: Clock
  /** Null where no backups are taken. */
  directory: string | null
  /** Lets this server look at its jobs at once. */
  onJob?: (() => void) | undefined
}

export function createBackupRequests(deps: Deps): BackupRequestsService {
  return { take: (by) => take(deps, by), open: (name, by) => open(deps, name, by) }
}

async function take({ db, clock, directory, onJob }: Deps, by: Actor): Promise<Outcome<void>> {
  const at = toInstant(clock())
  const outcome = await inTransaction(db, async (tx): Promise<Outcome<void>> => {
    await authorize(tx, by, 'operations')
    if (directory === null) return failure({ kind: 'conflict', message: operationsRefusals.backupsOff })
    const job = (await listJobs(tx, at)).find(({ name }) => name === 'backup')
    if (!job) return failure({ kind: 'conflict', message: operationsRefusals.jobsNotStarted })
    if (job.isRunning) return failure({ kind: 'conflict', message: operationsRefusals.backupRunning })
    await hastenWork(tx, { kind: 'job', id: 'backup' }, at)
    await appendAudit(tx, { id: randomUUID(), at, actor: by, action: 'backup.take', subject: NO_BACKUP, detail: {} })
    return success(undefined)
  })
  if (outcome.ok) onJob?.()
  return outcome
}

const NO_BACKUP = { kind: 'backup', id: null }

async function open({ db, clock, directory }: Deps, name: string, by: Actor): Promise<Outcome<Archive>> {
  const stored = directory === null ? [] : await listStoredBackups(directory)
  const found = stored.find((backup) => backup.name === name)
  const outcome = await inTransaction(db, async (tx): Promise<Outcome<void>> => {
    await authorize(tx, by, 'operations')
    if (!found) return failure({ kind: 'not-found' })
    if (!found.isEncrypted) return failure({ kind: 'conflict', message: operationsRefusals.notEncrypted })
    const act = { action: 'backup.download', subject: { kind: 'backup', id: name }, detail: { name } } as const
    await appendAudit(tx, { id: randomUUID(), at: toInstant(clock()), actor: by, ...act })
    return success(undefined)
  })
  if (!outcome.ok) return outcome
  const path = join(directory ?? '', name)
  const stream = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
  return success({ name, bytes: found?.bytes ?? 0, stream })
}
