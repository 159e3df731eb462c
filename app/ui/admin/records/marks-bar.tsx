import { X } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { markWords } from '#content/admin/marked.ts'
import { EXPORT, LABELS, MOST_MARKED, type MarkedAct } from '#domain/records/lists/marked.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { MARKS_FORM, useMarks } from './marks-context.ts'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'

type MarksBarProps = {
  path: string
  /** Records of all pages. */
  total: number
  /** What may be done with them. */
  acts: readonly (MarkedAct | typeof EXPORT | typeof LABELS)[]
}

/** What can be done with the marked records. With scripts it comes when something is marked and stays in sight. */
export function MarksBar({ path, total, acts }: MarksBarProps) {
  const words = useWords(markWords)
  const { marked, shown, clear } = useMarks()
  const all = useRef<HTMLInputElement>(null)
  // All that match are no more meant where nothing is marked.
  useEffect(() => {
    if (marked === 0 && all.current) all.current.checked = false
  }, [marked])
  return (
    <>
      <p role="status" className="sr-only">
        {marked > 0 && words.marked(marked)}
      </p>
      <Form
        id={MARKS_FORM}
        method="post"
        action={path}
        onSubmit={downloadExport}
        className="marks-bar"
        data-marked={marked > 0 || undefined}
        aria-label={words.actions}
      >
        <p className="marks-count needs-scripts" aria-hidden="true">
          {words.marked(marked)}
        </p>
        {total > MOST_MARKED && <p className="marks-all">{words.most(MOST_MARKED)}</p>}
        {total > shown && total <= MOST_MARKED && (
          <label className="choice marks-all">
            <input ref={all} type="checkbox" name="scope" value="all" />
            <span className="choice-label">{words.all(total)}</span>
          </label>
        )}
        <Acts acts={acts} />
        <Button
          kind="quiet"
          small
          icon
          className="marks-clear needs-scripts"
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

function Acts({ acts }: Pick<MarksBarProps, 'acts'>) {
  const words = useWords(markWords)
  const { formMethod, state } = useNavigation()
  return (
    <div className="marks-acts">
      <Select name="intent" aria-label={words.intent} defaultValue={acts[0]}>
        {optionsOf(acts, (act) => [act, act === EXPORT || act === LABELS ? words[act] : words.acts[act]])}
      </Select>
      <Button type="submit" small busy={state !== 'idle' && formMethod === 'POST'}>
        {words.go}
      </Button>
    </div>
  )
}
