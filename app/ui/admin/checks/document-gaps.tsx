import { checksWords } from '#content/admin/checks.ts'
import { DOCUMENTS_UPLOAD_PATH } from '#domain/accounts/staff-paths.ts'
import { DOCUMENT_TYPES } from '#domain/documents/document-types.ts'
import type { DocumentGap } from '#domain/records/content-check.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import { formatDay } from '#domain/text/format.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { EditLink } from '#app/ui/admin/edit-link.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { RecordName } from './unfinished-list.tsx'

/** Products that lack a document, or documents that have expired; each leads to where one is uploaded. */
export function DocumentGaps({ gaps }: { gaps: DocumentGap[] }) {
  const words = useWords(checksWords)
  const locale = useLocale()
  return (
    <ul className="admin-rows">
      {gaps.map(({ kind, id, name, code, type, lacks }) => {
        const shown = name[locale] || name.ar || name.en || id
        const upload = new URLSearchParams({ ...(code && { product: code }), type })
        return (
          <li key={id} className="admin-row">
            <div className="admin-row-facts">
              <Badge>{kind === 'document' ? DOCUMENT_TYPES[type].name[locale] : code}</Badge>
              <RecordName name={name} id={id} />
              {lacks.map((lack) => (
                <Badge key={lack} tone="warn">
                  <bdi>{kind === 'document' ? formatDay(lack, locale) : lack}</bdi>
                </Badge>
              ))}
            </div>
            <div className="cluster-8">
              <IfMay act="records.write">
                <ButtonLink
                  to={`${DOCUMENTS_UPLOAD_PATH}?${upload}`}
                  kind="outline"
                  small
                  aria-label={words.uploadFor(shown)}
                >
                  {words.upload}
                </ButtonLink>
              </IfMay>
              <EditLink to={recordKind(kind).form(id)} name={shown} label={words.editNamed(shown)}>
                {words.edit}
              </EditLink>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
