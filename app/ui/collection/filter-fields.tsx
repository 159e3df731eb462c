import { collectionPage } from '#content/pages/collection.ts'
import { chosenOf, toggledChoice, type CollectionQuery } from '#domain/catalogue/collection-query.ts'
import type { Facet, FacetOption } from '#domain/catalogue/facet-view.ts'
import { useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Checkbox, Radio } from '#app/ui/base/field/checkbox.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { BrandLogo } from '#app/ui/catalogue/brand-logo.tsx'

export type FilterFieldsProps = {
  query: CollectionQuery
  /** The address of the list, without language and query. */
  path: string
  facets: Facet[]
  onChange: (query: CollectionQuery) => void
}

/** So many values of a facet stand open. */
const OPEN = 8

/** Every value of every facet, with the number of products that it would bring. */
export function FilterFields({ query, facets, onChange }: FilterFieldsProps) {
  return facets.map((facet) => <FacetFields key={facet.key} facet={facet} query={query} onChange={onChange} />)
}

type FacetFieldsProps = Pick<FilterFieldsProps, 'query' | 'onChange'> & { facet: Facet }

function FacetFields({ facet, query, onChange }: FacetFieldsProps) {
  const words = useWords(collectionPage)
  const { key, legend, options } = facet
  const chosen = chosenOf(query, key)
  const rest = options.slice(OPEN)
  const choice = (option: FacetOption) => (
    <FacetChoice key={option.value} {...{ facet, option, query, onChange }} isChosen={chosen.includes(option.value)} />
  )
  return (
    <fieldset className="filter-group">
      <legend>{legend}</legend>
      {options.slice(0, OPEN).map(choice)}
      {rest.length > 0 && (
        <details className="filter-more" open={rest.some(({ value }) => chosen.includes(value)) || undefined}>
          <summary>{words.more(rest.length)}</summary>
          {rest.map(choice)}
        </details>
      )}
    </fieldset>
  )
}

function FacetChoice({
  facet,
  option,
  query,
  onChange,
  isChosen,
}: FacetFieldsProps & { option: FacetOption; isChosen: boolean }) {
  const { value, label, count, accent, logo, isCode } = option
  const Choice = facet.isOne ? Radio : Checkbox
  return (
    <Choice
      name={facet.key}
      value={value}
      end={`(${count})`}
      checked={isChosen}
      onChange={() => onChange(toggledChoice(query, facet.key, value))}
    >
      {accent !== undefined && <span className="accent-dot" data-accent={accent} />}
      {logo !== undefined ? (
        <BrandLogo logo={logo} name={label} className="h-7 w-auto" />
      ) : isCode ? (
        <Ltr>{label}</Ltr>
      ) : (
        <CodedText text={label} />
      )}
    </Choice>
  )
}
