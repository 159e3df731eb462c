import { itemForm } from '#content/admin/items.ts'
import { PRODUCT_PRICE_VISIBILITIES } from '#domain/products/price.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { PairField } from '#app/ui/admin/form/fields/pair-field.tsx'
import { FormNumber, FormSelect } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { SlugField } from '#app/ui/admin/form/fields/slug-field.tsx'
import { MakeBrand } from '#app/ui/admin/brands/make-brand.tsx'
import { CodeField } from './code-field.tsx'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'

const ProductPart = recordPart<typeof PRODUCT_FIELDS>()

export type BasicsChoices = {
  categories: { value: string; label: string }[]
  /** Names to choose from while typing. */
  brands: Localized<string[]>
  /** What stands for the brand and is none of the brands. */
  unknownBrand: Localized | null
  countries: Localized<string[]>
  /** Names of other products that have the same code. */
  codeOwners: string[]
  /** A product that has lost its category may stay without one. */
  mayLackCategory: boolean
}

const SLUG_FROM = ['product_name_en', 'product_name_ar']

export function ProductBasics({ choices }: { choices: BasicsChoices }) {
  const { sections, fields } = useWords(itemForm)
  const { code, hsCode, rating, brand, madeIn } = PRODUCT_FIELDS
  const both = itemForm.fields
  return (
    <ProductPart
      section="basics"
      title={sections.basics}
      rows={[['slug', 'code', 'categoryId', 'hsCode', 'rating', 'priceVisibility']]}
      controls={{
        slug: <SlugField name="product_slug" from={SLUG_FROM} required />,
        code: <CodeField {...code.input} label={fields.code} owners={choices.codeOwners} />,
        categoryId: (
          <FormSelect
            name="category_id"
            label={fields.categoryId}
            required={!choices.mayLackCategory}
            options={[{ value: '', label: fields.noCategory }, ...choices.categories]}
          />
        ),
        hsCode: <FormNumber {...hsCode.input} label={fields.hsCode} inputMode="numeric" />,
        rating: <FormNumber {...rating.input} label={fields.rating} />,
        priceVisibility: (
          <FormSelect
            name="price_visibility"
            label={fields.priceVisibility}
            options={PRODUCT_PRICE_VISIBILITIES.map((value) => ({ value, label: fields.priceVisibilities[value] }))}
          />
        ),
        brand: (
          <>
            <PairField of={brand} label={both.brand} suggestions={choices.brands} />
            {choices.unknownBrand && <MakeBrand name={choices.unknownBrand} />}
          </>
        ),
        madeIn: <PairField of={madeIn} label={both.madeIn} suggestions={choices.countries} />,
      }}
    />
  )
}
