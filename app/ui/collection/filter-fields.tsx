import { collectionPage } from '#content/pages/collection.ts'
import { toggledChoice, type CollectionQuery } from '#domain/catalogue/collection-query.ts'
import type { BrandOption, CategoryOption } from '#domain/catalogue/collection-view.ts'
import { useWords } from '#app/locale.ts'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { BrandLogo } from '#app/ui/catalogue/brand-logo.tsx'

export type FilterFieldsProps = {
  query: CollectionQuery
  categories: CategoryOption[]
  brands: BrandOption[]
  onChange: (query: CollectionQuery) => void
}

/** Every choice of category and brand, with the number of products that it would bring. */
export function FilterFields({ query, categories, brands, onChange }: FilterFieldsProps) {
  const words = useWords(collectionPage)
  return (
    <>
      <fieldset className="filter-group">
        <legend>{words.category}</legend>
        {categories.map(({ value, name, accent, count }) => (
          <Checkbox
            key={value}
            name="category"
            value={value}
            end={count}
            checked={query.categories.includes(value)}
            onChange={() => onChange(toggledChoice(query, 'categories', value))}
          >
            <span className="accent-dot" data-accent={accent} />
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset className="filter-group">
        <legend>{words.brand}</legend>
        {brands.map(({ value, name, logo, count }) => (
          <Checkbox
            key={value}
            name="brand"
            value={value}
            end={count}
            checked={query.brands.includes(value)}
            onChange={() => onChange(toggledChoice(query, 'brands', value))}
          >
            <BrandLogo logo={logo} name={name} className="h-7 w-auto" />
          </Checkbox>
        ))}
      </fieldset>
    </>
  )
}
