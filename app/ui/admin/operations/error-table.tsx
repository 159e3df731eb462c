import { operationsWords } from '#content/admin/operations.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { formatNumber } from '#domain/text/format.ts'
import type { RecentError } from '#domain/site/operations-state.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

/** The last warnings and errors of the log, in its own words. */
export function ErrorTable({ errors }: { errors: RecentError[] }) {
  const words = useWords(operationsWords)
  const locale = useLocale()
  if (errors.length === 0) return <p className="admin-row-quiet">{words.noErrors}</p>
  const columns = (['event', 'level', 'cause', 'at'] as const).map((key) => ({
    key,
    label: words.errorColumns[key],
  }))
  const rows = errors.map(({ at, level, event, cause, id, count }) => ({
    key: `${event} ${cause}`,
    event: (
      <>
        <Ltr>{event}</Ltr>
        {count > 1 && <span className="admin-row-quiet"> × {formatNumber(count, locale)}</span>}
      </>
    ),
    level: <Badge tone={level === 'error' ? 'red' : 'warn'}>{words.levels[level]}</Badge>,
    cause: <Cause cause={cause} id={id} />,
    at: <time dateTime={at}>{formatMoment(at, locale)}</time>,
  }))
  return <Table caption={words.errors} columns={columns} rows={rows} />
}

function Cause({ cause, id }: Pick<RecentError, 'cause' | 'id'>) {
  const { errorColumns } = useWords(operationsWords)
  if (cause === '' && id === '') return null
  return (
    <span className="operations-cause">
      <Ltr>{cause}</Ltr>
      {id !== '' && (
        <span className="admin-row-quiet">
          {' '}
          {errorColumns.id} <Ltr>{id}</Ltr>
        </span>
      )}
    </span>
  )
}
