import { checksWords } from '#content/admin/checks.ts'
import { openedFrom } from '#domain/accounts/staff-paths.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import type { HalfContent } from '#domain/site/content/content-record.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { EditLink } from '#app/ui/admin/edit-link.tsx'
import { ContentMarks } from '#app/ui/admin/site/content-marks.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { RecordName } from './unfinished-list.tsx'

/** Texts of pages and entries of lists that are written in one language only. */
export function HalfContentList({ records, from }: { records: HalfContent[]; from: string }) {
  const { translate } = useWords(checksWords)
  const locale = useLocale()
  return (
    <ul className="admin-rows">
      {records.map(({ kind, id, name, missing }) => {
        const shown = name[locale] || name.ar || name.en || id
        const { form, writes, name: kindName } = recordKind(kind)
        return (
          <li key={`${kind}/${id}`} className="admin-row">
            <div className="admin-row-facts">
              <Badge>{kindName[locale]}</Badge>
              <RecordName name={name} id={id} />
              <ContentMarks missing={missing} />
            </div>
            <EditLink to={openedFrom(from, form(id))} name={shown} label={`${translate}: ${shown}`} writes={writes}>
              {translate}
            </EditLink>
          </li>
        )
      })}
    </ul>
  )
}
