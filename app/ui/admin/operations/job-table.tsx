import { operationsWords } from '#content/admin/operations.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { formatNumber } from '#domain/text/format.ts'
import type { JobDetail, JobState } from '#domain/site/job.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Table } from '#app/ui/base/list/table.tsx'

/** When each job ran last and what came of it. */
export function JobTable({ jobs, now }: { jobs: JobState[]; now: string }) {
  const words = useWords(operationsWords)
  const locale = useLocale()
  if (jobs.length === 0) return <p>{words.noJobs}</p>
  const columns = (['job', 'result', 'last', 'next', 'detail'] as const).map((key) => ({
    key,
    label: words.columns[key],
    strong: key === 'job',
  }))
  const rows = jobs.map((job) => ({
    key: job.name,
    job: words.names[job.name],
    last: job.finishedAt ? <time dateTime={job.finishedAt}>{formatMoment(job.finishedAt, locale)}</time> : '—',
    next: job.isRunning || job.dueAt <= now ? '—' : <time dateTime={job.dueAt}>{formatMoment(job.dueAt, locale)}</time>,
    result: <JobResult job={job} now={now} />,
    detail: <Details detail={job.detail} />,
  }))
  return <Table caption={words.jobs} columns={columns} rows={rows} />
}

function JobResult({ job, now }: { job: JobState; now: string }) {
  const { results, lastSuccess } = useWords(operationsWords)
  const locale = useLocale()
  if (job.isRunning) return results.running
  if (job.dueAt <= now) return results.due
  if (job.finishedAt === null) return results.never
  if (job.error === '') return <Badge tone="ok">{results.done}</Badge>
  return (
    <>
      <Badge tone="red">{results.failed}</Badge> <Ltr>{job.error}</Ltr>
      {job.lastSuccessAt && (
        <span className="admin-row-quiet">
          {' '}
          {lastSuccess} {formatMoment(job.lastSuccessAt, locale)}
        </span>
      )}
    </>
  )
}

function Details({ detail }: { detail: JobDetail }) {
  const { details } = useWords(operationsWords)
  const locale = useLocale()
  const facts = Object.entries(detail).filter(([name]) => details[name])
  if (facts.length === 0) return '—'
  return (
    <ul className="operations-details">
      {facts.map(([name, value]) => (
        <li key={name}>
          {details[name]}: {typeof value === 'number' ? formatNumber(value, locale) : <Ltr>{value}</Ltr>}
        </li>
      ))}
    </ul>
  )
}
