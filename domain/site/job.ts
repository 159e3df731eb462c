/** Work that the site does by itself from time to time. */
export const JOBS = [
  'retention',
  'uploads',
  'texts',
  'backup',
  'restore-drill',
  'notices',
  'versions',
  'customers',
  'documents',
] as const
export type JobName = (typeof JOBS)[number]

/** What a run has done, in numbers and names; never what people typed. Null where there was nothing to do. */
export type JobDetail = Record<string, string | number>

/** How a job fares. `detail` is of the last run that had something to tell; `error` of the last one, if it failed. */
export type JobState = {
  name: JobName
  /** When it comes next; in the past while it waits for its turn. */
  dueAt: string
  startedAt: string | null
  finishedAt: string | null
  lastSuccessAt: string | null
  error: string
  detail: JobDetail
  runs: number
  failures: number
  /** Whether a server is at it. */
  isRunning: boolean
}
