import { itemForm } from '../../../../content/admin/items.ts'
import { RECORD_LIMITS } from '../../../../domain/records/record-limits.ts'
import { PRODUCT_FIELDS } from '../../../../domain/products/product-fields.ts'
import { PRODUCT_PRICE_VISIBILITIES } from '../../../../domain/products/price.ts'
import type { Localized } from '../../../../domain/text/locale.ts'
import { useWords } from '../../../locale.ts'
import { BilingualField } from '../form/fields/bilingual-field.tsx'
import { FormPart } from '../form/form-part.tsx'
import { FormNumber, FormSelect, FormText } from '../form/fields/plain-fields.tsx'
import { SlugField } from '../form/fields/slug-field.tsx'

export type BasicsChoices = {
  categories: { value: string; label: string }[]
  /** Names to choose from while typing. */
  brands: Localized<string[]>
  countries: Localized<string[]>
  /** A product that has lost its category may stay without one. */
  mayLackCategory: boolean
}

const SLUG_FROM = ['product_name_en', 'product_name_ar']

export function ProductBasics({ choices }: { choices: BasicsChoices }) {
  const { sections, fields } = useWords(itemForm)
  const both = itemForm.fields
  return (
    <FormPart id="basics" title={sections.basics}>
      <div className="form-fields">
        <div className="form-row form-row-thirds">
          <SlugField name="product_slug" from={SLUG_FROM} required />
          <FormText name="code" label={fields.code} ltr maxLength={RECORD_LIMITS.name} />
          <FormSelect
            name="category_id"
            label={fields.categoryId}
            required={!choices.mayLackCategory}
            options={[{ value: '', label: fields.noCategory }, ...choices.categories]}
          />
          <FormNumber name="hs_code" label={fields.hsCode} inputMode="numeric" maxLength={RECORD_LIMITS.name} />
          <FormNumber name="rating" label={fields.rating} />
          <FormSelect
            name="price_visibility"
            label={fields.priceVisibility}
            options={PRODUCT_PRICE_VISIBILITIES.map((value) => ({ value, label: fields.priceVisibilities[value] }))}
          />
        </div>
        <BilingualField
          names={PRODUCT_FIELDS.brand.pair}
          label={both.brand}
          suggestions={choices.brands}
          maxLength={RECORD_LIMITS.name}
        />
        <BilingualField
          names={PRODUCT_FIELDS.madeIn.pair}
          label={both.madeIn}
          suggestions={choices.countries}
          maxLength={RECORD_LIMITS.name}
        />
      </div>
    </FormPart>
  )
}
