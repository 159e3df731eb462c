import { CodedText } from '#app/ui/base/code.tsx'
import { checksWords, languageNames } from '#content/admin/checks.ts'
import type { Lack, Unfinished } from '#domain/records/content-check.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import type { Localized } from '#domain/text/locale.ts'
import type { RecordRef } from '#domain/records/redirect.ts'
import { checkedPath, isTranslating, openedFrom } from '#domain/accounts/staff-paths.ts'
import { EditLink } from '#app/ui/admin/edit-link.tsx'

function EditRecord({ from, name, ...record }: RecordRef & { from: string; name: Localized }) {
  const words = useWords(checksWords)
  const locale = useLocale()
  const shown = name[locale] || record.id
  const form = checkedPath(record)
  const [to, verb] = isTranslating(from) ? [openedFrom(from, form), words.translate] : [form, words.edit]
  return (
    <EditLink to={to} name={shown} label={`${verb}: ${shown}`}>
      {verb}
    </EditLink>
  )
}

/** Records with what each of them lacks, and the way to its form. */
export function UnfinishedList({ records, from }: { records: Unfinished[]; from: string }) {
  const { kinds } = useWords(checksWords)
  return (
    <ul className="admin-rows">
      {records.map((record) => (
        <li key={`${record.kind}/${record.id}`} className="admin-row">
          <div className="admin-row-facts">
            <Badge>{kinds[record.kind]}</Badge>
            <RecordName {...record} />
            {record.lacks.map((lack) => (
              <Badge key={`${lack.field} ${lack.locale}`} tone="warn">
                <LackText {...lack} />
              </Badge>
            ))}
          </div>
          <EditRecord kind={record.kind} id={record.id} name={record.name} from={from} />
        </li>
      ))}
    </ul>
  )
}

/** In the language of the screen, or in the other where it has no name in that. */
export function RecordName({ name, id }: Pick<Unfinished, 'name' | 'id'>) {
  const locale = useLocale()
  return (
    <bdi className="admin-row-name">
      <CodedText text={name[locale] || name.ar || name.en || id} />
    </bdi>
  )
}

function LackText({ field, locale }: Lack) {
  const { fields } = useWords(checksWords)
  const shown = useLocale()
  return locale === null ? fields[field] : `${fields[field]}: ${languageNames[locale][shown]}`
}
