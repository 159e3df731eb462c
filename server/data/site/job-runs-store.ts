import { JOBS, type JobDetail, type JobName, type JobState } from '#domain/site/job.ts'
import { fromJson, toJson } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** Makes jobs known that are new; one that is known keeps its time. */
export async function registerJob(db: Db, name: JobName, dueAt: string): Promise<void> {
  await db
    .insertInto('job_runs')
    .values({ name, due_at: dueAt, error: '', detail: toJson({}), runs: 0, failures: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** Brings a job forward, so that the next look finds it; whoever is at it goes on. */
export async function hastenJob(db: Db, name: JobName, now: string): Promise<void> {
  await db.updateTable('job_runs').set({ due_at: now }).where('name', '=', name).where('due_at', '>', now).execute()
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

/** A run of a job: when it started tells it from others that took the job before or after. */
export type JobRun = { name: JobName; startedAt: string }

/**
 * Takes a job that is due; false where another server was quicker. It stays due until it has ended: that of a server
 * that dies is for the others when the lease ends.
 */
export async function claimJob(db: Db, { name, startedAt }: JobRun, leasedUntil: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_runs')
    .set({ leased_until: leasedUntil, started_at: startedAt })
    .where('name', '=', name)
    .where('due_at', '<=', startedAt)
    .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', startedAt)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keeps a job for a run that takes long. */
export async function extendLease(db: Db, run: JobRun, leasedUntil: string): Promise<void> {
  await updateRun(db, run).set({ leased_until: leasedUntil }).where('leased_until', 'is not', null).execute()
}

export type JobEnd = { at: string; nextDueAt: string }

/** Writes down that a run went well; without a detail the last one stays. */
export async function finishJob(
  db: Db,
  run: JobRun,
  { at, nextDueAt, detail }: JobEnd & { detail: JobDetail | null },
): Promise<void> {
  await updateRun(db, run)
    .set(({ eb }) => ({
      due_at: nextDueAt,
      leased_until: null,
      finished_at: at,
      last_success_at: at,
      error: '',
      runs: eb('runs', '+', 1),
      ...(detail ? { detail: toJson(detail) } : {}),
    }))
    .execute()
}

/** Writes down why a run failed; the next one has its usual time. */
export async function failJob(
  db: Db,
  run: JobRun,
  { at, nextDueAt, error }: JobEnd & { error: string },
): Promise<void> {
  await updateRun(db, run)
    .set(({ eb }) => ({
      due_at: nextDueAt,
      leased_until: null,
      finished_at: at,
      error,
      runs: eb('runs', '+', 1),
      failures: eb('failures', '+', 1),
    }))
    .execute()
}

/** Changes nothing where another server has taken the job over. */
function updateRun(db: Db, { name, startedAt }: JobRun) {
  return db.updateTable('job_runs').where('name', '=', name).where('started_at', '=', startedAt)
}

export async function listJobs(db: Db, now: string): Promise<JobState[]> {
  const rows = await db.selectFrom('job_runs').selectAll().execute()
  return JOBS.flatMap((name) => {
    const row = rows.find((one) => one.name === name)
    if (!row) return []
    return {
      name,
      dueAt: row.due_at,
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
