import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { markWords } from '../../../../content/admin/marked.ts'
import { MARKED_ACTS, MOST_MARKED } from '../../../../domain/records/lists/marked.ts'
import { useWords } from '../../../locale.ts'
import { Button } from '../../base/button.tsx'
import { MARKS_FORM, useMarks } from './marks-context.ts'

type MarksBarProps = {
  path: string
  /** Records of all pages. */
  total: number
  hasDrafts: boolean
}

/** What can be done with the marked records. With scripts it comes when something is marked and stays in sight. */
export function MarksBar({ path, total, hasDrafts }: MarksBarProps) {
  const words = useWords(markWords)
  const { marked, shown, markPage } = useMarks()
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
        <Acts hasDrafts={hasDrafts} />
        <Button
          kind="quiet"
          small
          icon
          className="marks-clear needs-scripts"
          aria-label={words.clear}
          title={words.clear}
          onClick={() => markPage(false)}
        >
          <X />
        </Button>
      </Form>
    </>
  )
}

function Acts({ hasDrafts }: Pick<MarksBarProps, 'hasDrafts'>) {
  const words = useWords(markWords)
  const { formMethod, state } = useNavigation()
  return (
    <div className="marks-acts">
      {MARKED_ACTS.filter((act) => hasDrafts || act === 'bin').map((act) => (
        <Button
          key={act}
          type="submit"
          name="intent"
          value={act}
          kind={act === 'bin' ? 'danger' : 'outline'}
          small
          busy={state !== 'idle' && formMethod === 'POST'}
        >
          {words.acts[act]}
        </Button>
      ))}
    </div>
  )
}
