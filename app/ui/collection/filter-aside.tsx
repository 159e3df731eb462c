import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { collectionPage } from '#content/pages/collection.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { SiteLink, useSitePath } from '#app/delivery/link.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

/** Other controls of the collection join this form by its id. */
export const FILTER_FORM = 'filters'

/** The filters beside the list. Without scripts they are a form with a button, also on phones. */
export function FilterAside(props: FilterFieldsProps) {
  const words = useWords(collectionPage)
  const action = useSitePath('/collection')
  const anyChosen = props.query.categories.length + props.query.brands.length > 0
  return (
    <form
      {...BELOW_FOLD}
      id={FILTER_FORM}
      method="get"
      action={action}
      className="collection-aside"
      aria-label={words.filter}
    >
      <FilterFields {...props} />
      <noscript>
        <Button type="submit" small>
          {words.apply}
        </Button>
      </noscript>
      {anyChosen && (
        <SiteLink to="/collection" replace preventScrollReset className="arrow-link">
          <span>{words.clearAll}</span>
        </SiteLink>
      )}
    </form>
  )
}
