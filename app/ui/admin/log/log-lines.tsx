import { Link } from 'react-router'
import { actorName, actWords, logWords, manyVerbs, versionVerbs } from '#content/admin/log.ts'
import { undoWords } from '#content/admin/notices.ts'
import { kindObject } from '#content/admin/record-count.ts'
import { logSearch } from '#domain/accounts/log-query.ts'
import {
  LOG_PATH,
  messagePath,
  quotationPath,
  STAFF_PATH,
  undoLookPath,
  versionsPath,
} from '#domain/accounts/staff-paths.ts'
import { isRecordKind, recordKind } from '#domain/kinds.ts'
import type { VersionAct } from '#domain/records/record-state.ts'
import { formatTime } from '#domain/text/format-instant.ts'
import type { Localized } from '#domain/text/locale.ts'
import { ownValue } from '#domain/text/own-value.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { useMay } from '#app/ui/admin/use-may.tsx'
import { UndoForm } from '#app/ui/admin/notice/undo-form.tsx'
import { useOwnPath } from '#app/ui/admin/notice/use-notice.ts'
import { changedText } from '#content/admin/changed-fields.ts'
import type { AuditEntry } from '#domain/accounts/staff.ts'

/** The lines of one day: when, what was done to what, by whom, and what can be done about it. */
export function LogLines({ lines, label }: { lines: ShownLine[]; label: string }) {
  return (
    <ol className="log-lines" aria-label={label}>
      {inRuns(lines).map((run) => (run.length < LONG_RUN ? run.map(asLine) : <SignIns key={run[0]!.id} run={run} />))}
    </ol>
  )
}

const asLine = (line: ShownLine) => <LogLine key={line.id} {...line} />

/** So many sign-ins in a row are one line, which opens. */
const LONG_RUN = 3
const isPassing = ({ action }: ShownLine) => action === 'staff.sign-in' || action === 'staff.sign-out'

/** Sign-ins and sign-outs that follow each other, and every other line by itself. */
function inRuns(lines: ShownLine[]): ShownLine[][] {
  const runs: ShownLine[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run && isPassing(line) && isPassing(run[0]!)) run.push(line)
    else runs.push([line])
  }
  return runs
}

function SignIns({ run }: { run: ShownLine[] }) {
  const { signIns } = useWords(logWords)
  const locale = useLocale()
  const names = [...new Set(run.map(({ actor }) => actorName(actor, locale)))]
  return (
    <li className="log-run">
      <details>
        <summary>
          {signIns(run.length)} <span className="admin-row-quiet">{names.join(locale === 'ar' ? '، ' : ', ')}</span>
        </summary>
        <ol className="log-lines">{run.map(asLine)}</ol>
      </details>
    </li>
  )
}

function LogLine(line: ShownLine) {
  const words = useWords(logWords)
  const locale = useLocale()
  const { at, actor, subject, detail, record, count } = line
  const changed =
    count === 1 && isTexts(detail['changed']) ? changedText(subject.kind, detail['changed'], locale) : null
  return (
    <li className="log-line">
      <time dateTime={at} className="text-ink-3 figures">
        <Ltr>{formatTime(at, locale)}</Ltr>
      </time>
      <div className="stack-2 can-narrow wrap-anywhere">
        <p>
          <span className="log-act">{doneIn(line, locale)}</span> <Subject {...line} />
        </p>
        <p className="cluster-0/8 items-center type-15">
          <bdi>{actorName(actor, locale)}</bdi> <span className="admin-row-quiet">{words.kinds[actor.kind]}</span>
          {record?.undoneBy && <Badge>{words.undone}</Badge>}
        </p>
        {changed && <p className="admin-row-quiet">{changed}</p>}
      </div>
      <div className="log-actions">
        <CompareLink {...line} />
        <UndoButton {...line} />
      </div>
    </li>
  )
}

/** What was done: to a record, what its version says where that tells more than the act's name. */
export function doneIn({ action, detail, count }: ShownLine, locale: 'ar' | 'en'): string {
  if (detail['act'] === 'import' && typeof detail['file'] === 'string') return logWords.importOf[locale](detail['file'])
  if (typeof detail['undoes'] === 'string') return logWords.undid[locale]
  const act = typeof detail['act'] === 'string' ? ownValue(versionVerbs, detail['act'] as VersionAct) : undefined
  const many = count > 1 ? ownValue(manyVerbs, action.slice(action.indexOf('.') + 1)) : undefined
  return (act ?? many ?? actWords(action))?.[locale] ?? action
}

/** Of how many records of each kind an act is. */
function countsIn({ kinds }: ShownLine, locale: 'ar' | 'en'): string {
  const texts = kinds.map(({ kind, count }) =>
    isRecordKind(kind) ? kindObject(kind, count, locale) : logWords.records[locale](count),
  )
  return texts.join(locale === 'ar' ? '، ' : ', ')
}

/** What it was done to, by its name at the time; it leads to where that is now. */
export function Subject(line: ShownLine) {
  const words = useWords(logWords)
  const locale = useLocale()
  const { count, subject, record, place, actor, detail, called } = line
  if (count > 1) {
    return <Link to={LOG_PATH + logSearch({ of: record?.actId ?? '' })}>{countsIn(line, locale)}</Link>
  }
  if (subject.kind === 'message') {
    return subject.id && called && <Link to={messagePath(subject.id)}>{called[locale]}</Link>
  }
  if (subject.kind === 'quote') {
    return subject.id && called && <Link to={quotationPath(subject.id)}>{called[locale]}</Link>
  }
  const name =
    called?.[locale] ??
    record?.name?.[locale] ??
    nameIn(detail) ??
    (subject.id === actor.id || subject.id === actor.name ? null : subject.id)
  if (name === null || name === '') return null
  const shown = <CodedText text={name} />
  if (!place || !isRecordKind(subject.kind)) return <bdi>{shown}</bdi>
  if (place.isBinned) {
    return (
      <>
        <Link to={`${STAFF_PATH}/bin?kind=${subject.kind}`}>{shown}</Link> <Badge>{words.inBin}</Badge>
      </>
    )
  }
  return <Link to={recordKind(subject.kind).form(place.id)}>{shown}</Link>
}

/** The name of what it was done to; of a refused sign-in also from where, and how often by then. */
function nameIn({ name, from, count }: Record<string, unknown>): string | null {
  if (typeof name !== 'string') return null
  return typeof from === 'string' ? [name, from, `× ${String(count)}`].filter(Boolean).join(' · ') : name
}

function CompareLink({ count, subject, record, place }: ShownLine) {
  const words = useWords(logWords)
  const locale = useLocale()
  const mayRead = useMay('records.read')
  const number = record?.number ?? null
  if (count > 1 || number === null || !place || place.isBinned || !mayRead) return null
  return (
    <ButtonLink
      to={versionsPath({ kind: subject.kind, id: place.id }, { b: number })}
      kind="outline"
      small
      aria-label={words.compareNamed(record?.name?.[locale] ?? '')}
    >
      {words.compare}
    </ButtonLink>
  )
}

/** Of many records it is shown first what goes back. */
function UndoButton(line: ShownLine) {
  const path = useOwnPath()
  const { isUndoable, subject, record } = line
  const locale = useLocale()
  const mayWrite = useMay(isRecordKind(subject.kind) ? recordKind(subject.kind).writes : 'records.write')
  if (!isUndoable || !record || !mayWrite) return null
  const what = line.count > 1 ? countsIn(line, locale) : (record.name?.[locale] ?? '')
  const name = `${doneIn(line, locale)} ${what}`.trim()
  if (line.count === 1) return <UndoForm act={record.actId} name={name} />
  return (
    <ButtonLink
      to={undoLookPath(record.actId, path)}
      kind="outline"
      small
      aria-label={undoWords.verbNamed[locale](name)}
    >
      {undoWords.verb[locale]}
    </ButtonLink>
  )
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

/** A line of the log, or an act of several; where its record is now, if it is anywhere. */
type ShownLine = AuditEntry & {
  count: number
  kinds: { kind: string; count: number }[]
  isUndoable: boolean
  place: { id: string; isBinned: boolean } | null
  called: Localized | null
}
