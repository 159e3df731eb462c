import { useEffect, useRef } from 'react'
import { markWords } from '#content/admin/marked.ts'
import { MARK_FIELD } from '#domain/records/lists/marked.ts'
import { useWords } from '#app/locale.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { MARKS_FORM, useMarks } from './marks-context.ts'

export function MarkBox({ id, name }: { id: string; name: string }) {
  const words = useWords(markWords)
  const { mayMark } = useMarks()
  if (!mayMark) return null
  return (
    <label className="mark">
      <input type="checkbox" name={MARK_FIELD} value={id} form={MARKS_FORM} aria-label={words.mark(name)} />
    </label>
  )
}

/** Marks every record of the page, or none; with scripts. In the head of a table the box stands without its words. */
export function MarkPage({ isBare = false }: { isBare?: boolean }) {
  const words = useWords(markWords)
  const { here, shown, mayMark, markPage } = useMarks()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = here > 0 && here < shown
  })
  if (!mayMark) return null
  return (
    <label className={classNames('mark mark-page needs-scripts', isBare && 'mark-bare')}>
      <input
        ref={box}
        type="checkbox"
        checked={shown > 0 && here === shown}
        onChange={(event) => markPage(event.currentTarget.checked)}
        aria-label={isBare ? words.page : undefined}
      />
      {!isBare && <span>{words.page}</span>}
    </label>
  )
}
