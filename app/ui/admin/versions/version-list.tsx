import { GitCompareArrows } from 'lucide-react'
import { Form } from 'react-router'
import { versionsWords, versionActs } from '#content/admin/versions.ts'
import { changedText } from '#content/admin/changed-fields.ts'
import { actorName } from '#content/admin/log.ts'
import { VERSIONS_PATH, versionsPath } from '#domain/accounts/staff-paths.ts'
import type { RecordHead, RecordVersion } from '#domain/records/record-state.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { useMay, useStaffId } from '#app/ui/admin/use-may.tsx'
import { Badge } from '#app/ui/base/badge.tsx'

const COMPARE = 'compare-versions'

type VersionListProps = {
  record: RecordHead
  versions: RecordVersion[]
  page: number
  pages: number
  mayWrite: boolean
}

/** The versions of a record, newest first. Any two can be marked and compared; the radios belong to a form of their own. */
export function VersionList({ record, versions, page, pages, mayWrite }: VersionListProps) {
  const words = useWords(versionsWords)
  const [newest, second] = versions
  return (
    <>
      <Form id={COMPARE} action={VERSIONS_PATH} className="cluster-12">
        <input type="hidden" name="kind" value={record.kind} />
        <input type="hidden" name="id" value={record.id} />
        {second && (
          <Button type="submit" kind="outline" small>
            <GitCompareArrows />
            {words.compareMarked}
          </Button>
        )}
      </Form>
      <ol className="versions card" reversed start={newest?.number}>
        {versions.map((version) => (
          <VersionRow
            key={version.number}
            record={record}
            version={version}
            mayWrite={mayWrite}
            isAlone={!second}
            marked={version === newest ? 'b' : version === second ? 'a' : null}
          />
        ))}
      </ol>
      <Pagination
        page={page}
        pages={pages}
        to={(number) => versionsPath(record, { page: number > 1 ? number : null })}
      />
    </>
  )
}

type VersionRowProps = {
  record: RecordHead
  version: RecordVersion
  mayWrite: boolean
  isAlone: boolean
  /** Which of the two it is at first. */
  marked: 'a' | 'b' | null
}

function VersionRow({ record, version, mayWrite, isAlone, marked }: VersionRowProps) {
  const words = useWords(versionsWords)
  const locale = useLocale()
  const { number, changed, isOnSite, isDraft } = version
  const name = words.version(number)
  const text = changedText(record.kind, changed, locale)
  const isPresent = isDraft || (isOnSite && record.draft === null)
  return (
    <li className="version" data-present={isPresent || undefined}>
      {!isAlone && (
        <div className="version-radios">
          <Mark name="a" number={number} label={words.marksA(name)} text={words.from} on={marked === 'a'} />
          <Mark name="b" number={number} label={words.marksB(name)} text={words.to} on={marked === 'b'} />
        </div>
      )}
      <div className="stack-2 can-narrow">
        <div className="version-head">
          <h2>{name}</h2>
          <VersionMarks {...version} />
        </div>
        <VersionFacts {...version} />
        {text && <p className="text-ink-3 type-15">{text}</p>}
      </div>
      <div className="version-actions">
        <ButtonLink to={versionsPath(record, { b: number })} kind="outline" small aria-label={words.compareNamed(name)}>
          {words.compare}
        </ButtonLink>
        {mayWrite && !isPresent && (
          <ButtonLink to={versionsPath(record, { restore: number })} kind="quiet" small>
            {words.restore}
          </ButtonLink>
        )}
        {mayWrite && <Keep record={record} version={version} name={name} />}
      </div>
    </li>
  )
}

type MarkProps = { name: 'a' | 'b'; number: number; label: string; text: string; on: boolean }

function Mark({ name, number, label, text, on }: MarkProps) {
  return (
    <label>
      <input type="radio" form={COMPARE} name={name} value={number} defaultChecked={on} aria-label={label} />
      <span aria-hidden="true">{text}</span>
    </label>
  )
}

function Keep({ record, version, name }: Pick<VersionRowProps, 'record' | 'version'> & { name: string }) {
  const words = useWords(versionsWords)
  const mayReleaseAny = useMay('records.purge')
  const staff = useStaffId()
  const { pinned, pinnedBy, number } = version
  if (pinned && pinnedBy !== staff && !mayReleaseAny) return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={pinned ? 'release' : 'keep'} />
      <input type="hidden" name="kind" value={record.kind} />
      <input type="hidden" name="id" value={record.id} />
      <input type="hidden" name="number" value={number} />
      <Button type="submit" kind="quiet" small aria-label={pinned ? undefined : words.keepNamed(name)}>
        {pinned ? words.release : words.keep}
      </Button>
    </Form>
  )
}

export function VersionMarks({ isOnSite, isDraft, pinned }: RecordVersion) {
  const words = useWords(versionsWords)
  return (
    <>
      {isOnSite && <Badge tone="ok">{words.onSite}</Badge>}
      {isDraft && <Badge tone="warn">{words.draft}</Badge>}
      {pinned && <Badge>{words.kept}</Badge>}
    </>
  )
}

/** What was done, by whom and when. */
export function VersionFacts({ at, by, act, restoredFrom }: RecordVersion) {
  const words = useWords(versionsWords)
  const locale = useLocale()
  return (
    <p className="version-facts">
      <span>
        {versionActs[act][locale]}
        {restoredFrom !== null && ` ${words.restoredFrom(restoredFrom)}`}
      </span>
      <span>
        <bdi>{actorName(by, locale)}</bdi>
      </span>
      <time dateTime={at}>{formatMoment(at, locale)}</time>
    </p>
  )
}
