import { Check, ChevronDown } from 'lucide-react'
import { useState, useEffect, type RefObject } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { useWords } from '#app/locale.ts'
import { fieldsId, unfold } from './form-part.tsx'
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

/** A link to a part of the form unfolds it, and one to a field focuses the field. */
function reach(event: MouseEvent, form: HTMLElement) {
  const { target } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
  const part = link && partAt(form, link.hash)
  if (!part) return
  // The router knows nothing of a hash, and could not ask about changes at the way back from there.
  event.preventDefault()
  unfold(part)
  part.scrollIntoView()
  const { field } = link.dataset
  const control = field === undefined ? part.querySelector<HTMLElement>('summary, .control') : controlOf(part, field)
  control?.focus({ preventScroll: field === undefined })
}

/** The control of a field; where that is hidden, as the name of a file is, or there is none, the first one at its place. */
function controlOf(part: Element, field: string) {
  const named = part.querySelector<HTMLElement>(`:is([name="${field}"], [name="${field}[]"])`)
  const place = named?.closest('.upload') ?? named?.closest('.field, .bilingual-side') ?? part
  const controls = place.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable="true"], button')
  return [named, ...controls].find((one) => one?.matches(':not([type=hidden], :disabled)') && one.checkVisibility())
}

function partAt(form: HTMLElement, hash: string) {
  return hash.length > 1 ? form.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`) : null
}

/** Opens the part that the address or a followed link points to. */
export function useReached(place: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const form = place.current
    if (!form) return undefined
    const part = partAt(form, location.hash)
    if (part) {
      unfold(part)
      part.scrollIntoView()
    }
    const press = (event: MouseEvent) => reach(event, form)
    form.addEventListener('click', press)
    return () => form.removeEventListener('click', press)
  }, [place])
}
