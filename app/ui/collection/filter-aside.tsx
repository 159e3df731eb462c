import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { collectionPage } from '#content/pages/collection.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { useSitePath } from '#app/delivery/link.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

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
