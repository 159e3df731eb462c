import { ChevronLeft, ChevronRight, Equal, MoveRight } from 'lucide-react'
import { compareWords, restoreWords, versionsWords } from '#content/admin/versions.ts'
import { versionsPath } from '#domain/accounts/staff-paths.ts'
import type { ComparedField as Field } from '#domain/records/compare/compare-content.ts'
import type { RecordHead, RecordVersion } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { ComparedField } from './compared-field.tsx'
import { VersionFacts, VersionMarks } from './version-list.tsx'

type ComparisonProps = {
  record: RecordHead
  before: RecordVersion | null
  after: RecordVersion
  fields: Field[]
  names: Record<string, Localized>
  earlier: number | null
  later: number | null
  all: boolean
  mayWrite: boolean
}

/** Two versions of a record: whose they are, and what differs between them. */
export function Comparison({ record, before, after, fields, names, earlier, later, all, mayWrite }: ComparisonProps) {
  const words = useWords(compareWords)
  const two = { a: before?.number ?? null, b: after.number }
  return (
    <>
      <section className="compared-versions" aria-label={words.versions}>
        <Side title={words.before} record={record} version={before} mayWrite={mayWrite} />
        <MoveRight className="mirrored" aria-hidden="true" />
        <Side title={words.after} record={record} version={after} mayWrite={mayWrite} />
      </section>
      <div className="cluster-12 items-center justify-between">
        <nav aria-label={words.fieldsShown} className="admin-chips">
          <ChipLink to={versionsPath(record, two)} on={!all} preventScrollReset>
            {words.changedFields}
          </ChipLink>
          <ChipLink to={versionsPath(record, { ...two, all: 1 })} on={all} preventScrollReset>
            {words.allFields}
          </ChipLink>
        </nav>
        <nav aria-label={words.steps} className="cluster-8">
          {earlier !== null && (
            <ButtonLink to={versionsPath(record, { b: earlier })} kind="outline" small>
              <ChevronLeft className="mirrored" />
              {words.earlier}
            </ButtonLink>
          )}
          {later !== null && (
            <ButtonLink to={versionsPath(record, { b: later })} kind="outline" small>
              {words.later}
              <ChevronRight className="mirrored" />
            </ButtonLink>
          )}
        </nav>
      </div>
      {fields.length === 0 && <StateBlock icon={Equal} title={words.nothing.title} text={words.nothing.text} />}
      <div className="stack-16 grid-cols-1">
        {fields.map((field) => (
          <ComparedField key={field.key} field={field} kind={record.kind} names={names} all={all} />
        ))}
      </div>
    </>
  )
}

type SideProps = { title: string; record: RecordHead; version: RecordVersion | null; mayWrite: boolean }

function Side({ title, record, version, mayWrite }: SideProps) {
  const words = useWords(versionsWords)
  const restore = useWords(restoreWords)
  const { nothingBefore } = useWords(compareWords)
  if (version === null) {
    return (
      <div className="card compared-version">
        <p className="admin-row-quiet">{title}</p>
        <p className="compared-empty">{nothingBefore}</p>
      </div>
    )
  }
  const name = words.version(version.number)
  const isPresent = version.isDraft || (version.isOnSite && record.draft === null)
  return (
    <div className="card compared-version">
      <p className="admin-row-quiet">{title}</p>
      <div className="version-head">
        <h2>{name}</h2>
        <VersionMarks {...version} />
      </div>
      <VersionFacts {...version} />
      {mayWrite && !isPresent && (
        <ButtonLink to={versionsPath(record, { restore: version.number })} kind="outline" small>
          {restore.action(name)}
        </ButtonLink>
      )}
    </div>
  )
}
