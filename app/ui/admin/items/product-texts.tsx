import { itemForm } from '#content/admin/items.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { useWords } from '#app/locale.ts'
import { PairField } from '#app/ui/admin/form/fields/pair-field.tsx'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'

const ProductPart = recordPart<typeof PRODUCT_FIELDS>()

export function ProductTexts() {
  const { sections, perLine, perArea } = useWords(itemForm)
  const { fields } = itemForm
  const { name, description, properties, applicationAreas } = PRODUCT_FIELDS
  return (
    <>
      <ProductPart
        section="texts"
        title={sections.texts}
        controls={{
          name: <PairField of={name} label={fields.name} />,
          description: <PairField of={description} label={fields.description} rows={6} />,
        }}
      />
      <ProductPart
        section="properties"
        title={sections.properties}
        note={perLine}
        controls={{ properties: <PairField of={properties} label={fields.properties} rows={6} /> }}
      />
      <ProductPart
        section="areas"
        title={sections.areas}
        note={perArea}
        controls={{
          applicationAreas: <PairField of={applicationAreas} label={fields.applicationAreas} rows={5} />,
        }}
      />
    </>
  )
}
