import { X } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { bulkWords } from '#content/admin/bulk.ts'
import { EXPORT, LABELS, MOST_SELECTED, type BulkAct } from '#domain/records/lists/bulk.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { BULK_FORM, useSelection } from './selection-context.ts'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'

type BulkBarProps = {
  path: string
  /** Records of all pages. */
  total: number
  /** What may be done with them. */
  acts: readonly (BulkAct | typeof EXPORT | typeof LABELS)[]
}

/** What can be done with the selected records. With scripts it comes when something is selected and stays in sight. */
export function BulkBar({ path, total, acts }: BulkBarProps) {
  const words = useWords(bulkWords)
  const { selected, shown, clear } = useSelection()
  const all = useRef<HTMLInputElement>(null)
  // All that match are no more meant where nothing is selected.
  useEffect(() => {
    if (selected === 0 && all.current) all.current.checked = false
  }, [selected])
  return (
    <>
      <p role="status" className="sr-only">
        {selected > 0 && words.selected(selected)}
      </p>
      <Form
        id={BULK_FORM}
        method="post"
        action={path}
        onSubmit={downloadExport}
        className="bulk-bar"
        data-selected={selected > 0 || undefined}
        aria-label={words.actions}
      >
        <p className="bulk-count needs-scripts" aria-hidden="true">
          {words.selected(selected)}
        </p>
        {total > MOST_SELECTED && <p className="bulk-all">{words.most(MOST_SELECTED)}</p>}
        {total > shown && total <= MOST_SELECTED && (
          <label className="choice bulk-all">
            <input ref={all} type="checkbox" name="scope" value="all" />
            <span className="choice-label">{words.all(total)}</span>
          </label>
        )}
        <Acts acts={acts} />
        <Button
          kind="quiet"
          small
          icon
          className="bulk-clear needs-scripts"
          aria-label={words.clear}
          title={words.clear}
          onClick={clear}
        >
          <X />
        </Button>
      </Form>
    </>
  )
}

/** A file comes of the form as it does without scripts: the page stays. */
function downloadExport(event: FormEvent<HTMLFormElement>) {
  const form = event.currentTarget
  if (new FormData(form).get('intent') !== EXPORT) return
  event.preventDefault()
  form.submit()
}

function Acts({ acts }: Pick<BulkBarProps, 'acts'>) {
  const words = useWords(bulkWords)
  const { formMethod, state } = useNavigation()
  return (
    <div className="bulk-acts">
      <Select name="intent" aria-label={words.intent} defaultValue={acts[0]}>
        {optionsOf(acts, (act) => [act, act === EXPORT || act === LABELS ? words[act] : words.acts[act]])}
      </Select>
      <Button type="submit" small busy={state !== 'idle' && formMethod === 'POST'}>
        {words.go}
      </Button>
    </div>
  )
}
