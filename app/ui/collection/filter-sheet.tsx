import { SlidersHorizontal } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { collectionPage } from '#content/pages/collection.ts'
import { choiceCount } from '#domain/catalogue/collection-query.ts'
import { useWords } from '#app/locale.ts'
import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { useSitePath } from '#app/delivery/link.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Dialog } from '#app/ui/base/dialog.tsx'
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

/** Other controls of the collection join this form by its id. */
export const FILTER_FORM = 'filters'

/** The filters beside the list. Without scripts they are a form with a button, also on phones. */
export function FilterAside(props: FilterFieldsProps) {
  const words = useWords(collectionPage)
  return (
    <form
      {...BELOW_FOLD}
      id={FILTER_FORM}
      method="get"
      action={useSitePath(props.path)}
      className="collection-aside"
      aria-label={words.filter}
    >
      <FilterFields {...props} />
      <noscript>
        <Button type="submit" small className="filter-apply">
          {words.apply}
        </Button>
      </noscript>
    </form>
  )
}
