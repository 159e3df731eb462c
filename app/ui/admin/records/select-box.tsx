import { useEffect, useRef } from 'react'
import { bulkWords } from '#content/admin/bulk.ts'
import { SELECTED_FIELD } from '#domain/records/lists/bulk.ts'
import { useWords } from '#app/locale.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { BULK_FORM, useSelection } from './selection-context.ts'

export function SelectBox({ id, name }: { id: string; name: string }) {
  const words = useWords(bulkWords)
  const { maySelect } = useSelection()
  if (!maySelect) return null
  return (
    <label className="mark">
      <input type="checkbox" name={SELECTED_FIELD} value={id} form={BULK_FORM} aria-label={words.mark(name)} />
    </label>
  )
}

/** Selects every record of the page, or none; needs scripts. In the head of a table the box has no visible label. */
export function SelectPage({ isBare = false }: { isBare?: boolean }) {
  const words = useWords(bulkWords)
  const { here, shown, maySelect, selectPage } = useSelection()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = here > 0 && here < shown
  })
  if (!maySelect) return null
  return (
    <label className={classNames('mark mark-page needs-scripts', isBare && 'mark-bare')}>
      <input
        ref={box}
        type="checkbox"
        checked={shown > 0 && here === shown}
        onChange={(event) => selectPage(event.currentTarget.checked)}
        aria-label={isBare ? words.page : undefined}
      />
      {!isBare && <span>{words.page}</span>}
    </label>
  )
}
