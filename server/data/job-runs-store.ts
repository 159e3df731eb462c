import { JOBS, type JobDetail, type JobName, type JobState } from '../../domain/job.ts'
import { fromJson, toJson } from './codec.ts'
import type { Db } from './database.ts'

/** Makes jobs known that are new; one that is known keeps its time. */
export async function registerJob(db: Db, name: JobName, dueAt: string): Promise<void> {
  await db
    .insertInto('job_runs')
    .values({ name, due_at: dueAt, error: '', detail: toJson({}), runs: 0, failures: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** Jobs whose time has come and that no server is at. */
export async function listDueJobs(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('job_runs')
    .select('name')
    .where('due_at', '<=', now)
    .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .execute()
  return rows.map(({ name }) => name)
}

export type Claim = { name: JobName; now: string; nextDueAt: string; leasedUntil: string }

/** Takes a job that is due; false where another server was quicker. One that dies keeps it until the lease ends. */
export async function claimJob(db: Db, { name, now, nextDueAt, leasedUntil }: Claim): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_runs')
    .set({ due_at: nextDueAt, leased_until: leasedUntil, started_at: now })
    .where('name', '=', name)
    .where('due_at', '<=', now)
    .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Writes down that a run went well; without a detail the last one stays. */
export async function finishJob(db: Db, name: JobName, at: string, detail: JobDetail | null): Promise<void> {
  await db
    .updateTable('job_runs')
    .set(({ eb }) => ({
      leased_until: null,
      finished_at: at,
      last_success_at: at,
      error: '',
      runs: eb('runs', '+', 1),
      ...(detail ? { detail: toJson(detail) } : {}),
    }))
    .where('name', '=', name)
    .execute()
}

export async function failJob(db: Db, name: JobName, at: string, error: string): Promise<void> {
  await db
    .updateTable('job_runs')
    .set(({ eb }) => ({
      leased_until: null,
      finished_at: at,
      error,
      runs: eb('runs', '+', 1),
      failures: eb('failures', '+', 1),
    }))
    .where('name', '=', name)
    .execute()
}

/** Makes a job due at once. */
export async function hastenJob(db: Db, name: JobName, now: string): Promise<void> {
  await db.updateTable('job_runs').set({ due_at: now }).where('name', '=', name).execute()
}

export async function listJobs(db: Db, now: string): Promise<JobState[]> {
  const rows = await db.selectFrom('job_runs').selectAll().execute()
  return JOBS.flatMap((name) => {
    const row = rows.find((one) => one.name === name)
    if (!row) return []
    return {
      name,
      startedAt: row.started_at,
      finishedAt: row.finished_at,
      lastSuccessAt: row.last_success_at,
      error: row.error,
      detail: fromJson<JobDetail>(row.detail),
      runs: row.runs,
      failures: row.failures,
      isRunning: row.leased_until !== null && row.leased_until > now,
    }
  })
}
