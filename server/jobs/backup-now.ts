import type { ScheduledBackups } from '#server/backup/scheduled-backup.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { hastenJob, registerJob } from '#server/data/site/job-runs-store.ts'
import { createJobLeases, type JobLeasesDeps } from './job-leases.ts'
import { type JobOutcome, runJob } from './job.ts'
import { backupJob } from './site-jobs.ts'

/** Takes a backup in this process, as the hourly job would; null where that is at it at this moment. */
export async function backUpNow(backups: ScheduledBackups, deps: JobLeasesDeps): Promise<JobOutcome> {
  const job = backupJob(backups)
  const now = toInstant(deps.clock())
  await registerJob(deps.db, job.name, now)
  await hastenJob(deps.db, job.name, now)
  const lease = await createJobLeases(deps).take(job.name)
  return lease && runJob(job, lease, { ...deps, signal: new AbortController().signal })
}
