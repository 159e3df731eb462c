import { itemForm } from '../../../../content/admin/items.ts'
import { PRODUCT_FIELDS } from '../../../../domain/products/product-fields.ts'
import { useWords } from '../../../locale.ts'
import { BilingualField } from '../form/fields/bilingual-field.tsx'
import { FormPart } from '../form/form-part.tsx'

export function ProductTexts() {
  const { sections, perLine, perArea } = useWords(itemForm)
  const { fields } = itemForm
  const { name, description, properties, applicationAreas } = PRODUCT_FIELDS
  return (
    <>
      <FormPart id="texts" title={sections.texts}>
        <div className="form-fields">
          <BilingualField names={name.pair} label={fields.name} required wanted maxLength={name.most} />
          <BilingualField
            names={description.pair}
            label={fields.description}
            rows={6}
            wanted
            maxLength={description.most}
          />
        </div>
      </FormPart>
      <FormPart id="properties" title={sections.properties} note={perLine}>
        <BilingualField names={properties.pair} label={fields.properties} rows={6} wanted maxLength={properties.most} />
      </FormPart>
      <FormPart id="areas" title={sections.areas} note={perArea}>
        <BilingualField
          names={applicationAreas.pair}
          label={fields.applicationAreas}
          rows={5}
          wanted
          maxLength={applicationAreas.most}
        />
      </FormPart>
    </>
  )
}
