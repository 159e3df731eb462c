import { SlidersHorizontal } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { choiceCount } from '#domain/catalogue/collection-query.ts'
import { collectionPage } from '#content/pages/collection.ts'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Dialog } from '#app/ui/base/dialog.tsx'
import { FILTER_FORM } from './filter-aside.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

/** On narrow windows the filters stand in a sheet; without scripts its button leads to the form in the page. */
export function FilterSheet({ total, ...fields }: FilterFieldsProps & { total: number }) {
  const words = useWords(collectionPage)
  const [open, setOpen] = useState(false)
  const chosen = choiceCount(fields.query)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  const foot = (
    <>
      <Button className="grow" onClick={() => setOpen(false)}>
        {total === 0 ? words.showNone : words.show(total)}
      </Button>
      <Button kind="outline" onClick={() => fields.onChange({ ...fields.query, chosen: {}, page: 1 })}>
        {words.clearAll}
      </Button>
    </>
  )
  return (
    <>
      <ButtonLink href={`#${FILTER_FORM}`} kind="outline" small className="lg:hidden" onClick={show}>
        <SlidersHorizontal />
        {words.filter}
        {chosen > 0 && <span className="filter-count">{chosen}</span>}
      </ButtonLink>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.filter} foot={foot}>
        <FilterFields {...fields} />
      </Dialog>
    </>
  )
}
