import { RotateCcw, Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { binWords } from '#content/admin/bin.ts'
import { actorName } from '#content/admin/log.ts'
import { BIN_PATH } from '#domain/accounts/staff-paths.ts'
import { ANY_WRITE, recordKind } from '#domain/kinds.ts'
import type { BinnedRecord } from '#domain/records/record-state.ts'
import { formatInstant, formatMoment } from '#domain/text/format-instant.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'

const FORM = 'bin-marked'

type BinListProps = {
  records: BinnedRecord[]
  /** The address's query, which stays. */
  search: string
}

/** What lies in the bin: each by itself, or all that are marked, comes back or goes for good. */
export function BinList({ records, search }: BinListProps) {
  const words = useWords(binWords)
  return (
    <div className="card bin">
      <ul className="admin-rows">
        {records.map((record) => (
          <li key={record.binId} className="admin-row">
            <BinnedFacts {...record} />
            <IfMay act={recordKind(record.kind).writes}>
              <RowActions {...record} search={search} />
            </IfMay>
          </li>
        ))}
      </ul>
      <IfMay act={ANY_WRITE}>
        <Form id={FORM} method="post" action={BIN_PATH + search} className="bin-marked">
          <Button type="submit" name="intent" value="restore" kind="outline" small>
            <RotateCcw />
            {words.restoreMarked}
          </Button>
          <IfMay act="records.purge">
            <Button type="submit" name="intent" value="purge" kind="danger" small>
              <Trash2 />
              {words.purgeMarked}
            </Button>
          </IfMay>
        </Form>
      </IfMay>
    </div>
  )
}

function BinnedFacts({ binId, kind, name, deletedAt, deletedBy, purgeAt }: BinnedRecord) {
  const words = useWords(binWords)
  const locale = useLocale()
  const facts = [
    words.deleted(formatMoment(deletedAt, locale) ?? '', actorName(deletedBy, locale)),
    words.purgedOn(formatInstant(purgeAt, locale) ?? ''),
  ]
  return (
    <div className="bin-facts">
      <IfMay act={recordKind(kind).writes}>
        <label className="bin-mark">
          <input type="checkbox" name="bin_id[]" value={binId} form={FORM} aria-label={words.mark(name[locale])} />
        </label>
      </IfMay>
      <div>
        <p className="wrap-anywhere">
          <bdi className="admin-row-name">
            <CodedText text={name[locale]} />
          </bdi>{' '}
          <Badge>{recordKind(kind).name[locale]}</Badge>
        </p>
        {facts.map((fact) => (
          <p key={fact} className="admin-row-quiet">
            {fact}
          </p>
        ))}
      </div>
    </div>
  )
}

function RowActions({ binId, name, search }: BinnedRecord & { search: string }) {
  const words = useWords(binWords)
  const locale = useLocale()
  return (
    <Form method="post" action={BIN_PATH + search} className="admin-row-actions">
      <input type="hidden" name="bin_id[]" value={binId} />
      <Button
        type="submit"
        name="intent"
        value="restore"
        kind="outline"
        small
        aria-label={words.restoreNamed(name[locale])}
      >
        {words.restore}
      </Button>
      <IfMay act="records.purge">
        <Button
          type="submit"
          name="intent"
          value="purge"
          kind="danger"
          small
          aria-label={words.purgeNamed(name[locale])}
        >
          {words.purge}
        </Button>
      </IfMay>
    </Form>
  )
}
