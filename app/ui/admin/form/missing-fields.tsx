import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { useWords } from '#app/locale.ts'
import { fieldsId } from './form-part.tsx'
import type { Gap } from './form-sections.ts'
import type { FormValues } from './form-values.ts'
import { useRecordForm } from './record-form-context.ts'

type Listed = Gap & { part: string }

/** Everything that the record still lacks, each a link to its field. What is filled in meanwhile is ticked, and stays. */
export function MissingFields({ isNew }: { isNew: boolean }) {
  const words = useWords(adminForm)
  const { missing } = words
  const { gaps, beginning, publication, saved } = useRecordForm()
  const lacking = Object.entries(gaps).flatMap(([part, fields]) => (fields ?? []).map((field) => ({ ...field, part })))
  const listed = useListed(lacking, saved, beginning)
  if (listed.length === 0) return null
  const groups = [
    { title: publication ? missing.toPublish : missing.toSave, fields: listed.filter(({ needed }) => needed) },
    { title: missing.toComplete, fields: listed.filter(({ needed }) => !needed) },
  ].filter(({ fields }) => fields.length > 0)
  return (
    <details className="form-missing admin-fold" open={!isNew}>
      <summary>
        {words.gaps(lacking.length)}
        <ChevronDown className="admin-fold-mark" aria-hidden="true" />
      </summary>
      <nav aria-label={missing.label}>
        {groups.map(({ title, fields }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {fields.map(({ part, field, label }) => (
                <li key={field}>
                  <a href={`#${fieldsId(part)}`} data-field={field}>
                    {!lacking.some((one) => one.field === field) && <Check role="img" aria-label={missing.done} />}
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  )
}

/** What has been missing since the form began: a list that grew shorter would move the field under the cursor. */
function useListed(lacking: Listed[], saved: FormValues, beginning: number): Listed[] {
  const [last, setLast] = useState({ saved, beginning, fields: lacking })
  const isLast = last.saved === saved && last.beginning === beginning
  const seen = isLast ? last.fields : []
  const added = lacking.filter(({ field }) => !seen.some((one) => one.field === field))
  const fields = [...seen, ...added]
  if (!isLast || added.length > 0) setLast({ saved, beginning, fields })
  return fields
}
