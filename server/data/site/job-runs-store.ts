import { JOBS, type JobDetail, type JobName, type JobState } from '#domain/site/job.ts'
import { fromJson, toJson } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { addWork, endWork, type LeasedWork } from '#server/data/work/work-store.ts'

/** Makes jobs known that are new; one that is known keeps its time. */
export async function registerJob(db: Db, name: JobName, dueAt: string): Promise<void> {
  await addWork(db, { kind: 'job', id: name }, dueAt, { keepsPlan: true })
  await db
    .insertInto('job_runs')
    .values({ name, error: '', detail: toJson({}), runs: 0, failures: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function beginJob(db: Db, name: string, at: string): Promise<void> {
  await db.updateTable('job_runs').set({ started_at: at }).where('name', '=', name).execute()
}

/** Without a detail the last one stays; '' is no error. */
export type JobEnd = { at: string; nextDueAt: string; error: string; detail?: JobDetail | null }

/** Writes down what came of a run, and when the next one is; nothing where another server has taken the job over. */
export async function endJob(db: Db, work: LeasedWork, { at, nextDueAt, error, detail }: JobEnd): Promise<void> {
  const hasFailed = error !== ''
  await inTransaction(db, async (tx) => {
    if (!(await endWork(tx, work, nextDueAt))) return
    await tx
      .updateTable('job_runs')
      .set(({ eb }) => ({
        finished_at: at,
        error,
        runs: eb('runs', '+', 1),
        failures: eb('failures', '+', Number(hasFailed)),
        ...(hasFailed ? {} : { last_success_at: at }),
        ...(detail ? { detail: toJson(detail) } : {}),
      }))
      .where('name', '=', work.id)
      .execute()
  })
}

export async function listJobs(db: Db, now: string): Promise<JobState[]> {
  const rows = await db
    .selectFrom('job_runs')
    .innerJoin('work', (join) => join.onRef('work.id', '=', 'job_runs.name').on('work.kind', '=', 'job'))
    .selectAll('job_runs')
    .select(['work.run_at', 'work.leased_until'])
    .execute()
  return JOBS.flatMap((name) => {
    const row = rows.find((one) => one.name === name)
    if (!row) return []
    return {
      name,
      dueAt: row.run_at,
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
