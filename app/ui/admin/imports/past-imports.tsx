import { importKinds, importPage, importStates } from '#content/imports/import-page.ts'
import { importPath, undoLookPath, IMPORT_PATH } from '#domain/accounts/staff-paths.ts'
import { percentDone, type ImportState } from '#domain/imports/import.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PastImport } from '#app/routes/admin/catalogue/import.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { useWords, useLocale } from '#app/locale.ts'
import { Badge, type BadgeTone } from '#app/ui/base/badge.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { useReloadWhile } from '#app/ui/admin/use-reload-while.ts'

const TONES: Record<ImportState, BadgeTone> = {
  reading: 'neutral',
  asks: 'warn',
  ready: 'warn',
  running: 'neutral',
  done: 'ok',
  failed: 'red',
  discarded: 'neutral',
  undone: 'neutral',
}

/** The imports before; while one of them is under way the list loads itself again. */
export function PastImports({ rows }: { rows: PastImport[] }) {
  const words = useWords(importPage)
  const states = useWords(importStates)
  const kinds = useWords(importKinds)
  const isUnderWay = ({ state }: PastImport) => state === 'reading' || state === 'running'
  useReloadWhile(rows.some(isUnderWay))
  const columns = [
    { key: 'file', label: words.columns.file, strong: true },
    { key: 'state', label: words.columns.state },
    { key: 'counts', label: words.columns.counts },
    { key: 'by', label: words.columns.by },
    { key: 'acts', label: words.columns.acts },
  ]
  const shown = rows.map((one) => ({
    key: one.id,
    file: (
      <span className="justify-items-start wrap-anywhere grid">
        <SiteLink to={importPath(one.id)}>
          <bdi>{one.fileName}</bdi>
        </SiteLink>
        <span className="admin-row-quiet">{kinds[one.kind]}</span>
      </span>
    ),
    state: (
      <Badge tone={TONES[one.state]}>
        {isUnderWay(one) ? `${states[one.state]} ${words.percent(percentDone(one))}` : states[one.state]}
      </Badge>
    ),
    counts:
      (['added', 'changed', 'refused'] as const)
        .filter((name) => one.counts[name] > 0)
        .map((name) => words.show[name](one.counts[name]))
        .join(' · ') || '—',
    by: (
      <span className="justify-items-start wrap-anywhere grid">
        <bdi>{one.by}</bdi>
        <span className="admin-row-quiet">
          <ImportTime at={one.createdAt} />
        </span>
      </span>
    ),
    acts: <PastActs one={one} />,
  }))
  return <Table caption={words.past} columns={columns} rows={shown} />
}

function PastActs({ one: { id, actId, fileName, hasReport, canUndo } }: { one: PastImport }) {
  const words = useWords(importPage)
  if (!hasReport && !canUndo) return <>—</>
  return (
    <span className="import-past-acts">
      {hasReport && <ReportLink id={id} of={fileName} />}
      {canUndo && (
        <SiteLink to={undoLookPath(actId, IMPORT_PATH)}>
          {words.shortTakeBack} <bdi className="sr-only">{fileName}</bdi>
        </SiteLink>
      )}
    </span>
  )
}

/** When something was, to the minute. */
function ImportTime({ at }: { at: string }) {
  const locale = useLocale()
  return <time dateTime={at}>{formatMoment(at, locale) ?? ''}</time>
}

/** The report of an import, named after its file when several are listed. */
function ReportLink({ id, of }: { id: string; of: string }) {
  const words = useWords(importPage)
  const locale = useLocale()
  return (
    <a href={reportAddress(id, locale)}>
      {words.shortReport} <bdi className="sr-only">{of}</bdi>
    </a>
  )
}

/** `refused`: the rows alone that are to be corrected. */
export function reportAddress(id: string, lang: Locale, only?: 'refused'): string {
  const query = new URLSearchParams({ import_id: id, format: 'xlsx', lang, ...(only && { only }) })
  return `/api/imports/report.php?${query}`
}
