import { itemForm } from '../../../../content/admin/items.ts'
import { RECORD_LIMITS } from '../../../../domain/records/record-limits.ts'
import { useWords } from '../../../locale.ts'
import { BilingualField } from '../form/fields/bilingual-field.tsx'
import { FormPart } from '../form/form-part.tsx'
import { PAIRS } from './product-sections.ts'

export function ProductTexts() {
  const { sections, perLine, perArea } = useWords(itemForm)
  const { fields } = itemForm
  return (
    <>
      <FormPart id="texts" title={sections.texts}>
        <div className="form-fields">
          <BilingualField names={PAIRS.name} label={fields.name} required wanted maxLength={RECORD_LIMITS.name} />
          <BilingualField
            names={PAIRS.description}
            label={fields.description}
            rows={6}
            wanted
            maxLength={RECORD_LIMITS.description}
          />
        </div>
      </FormPart>
      <FormPart id="properties" title={sections.properties} note={perLine}>
        <BilingualField
          names={PAIRS.properties}
          label={fields.properties}
          rows={6}
          wanted
          maxLength={RECORD_LIMITS.list}
        />
      </FormPart>
      <FormPart id="areas" title={sections.areas} note={perArea}>
        <BilingualField names={PAIRS.areas} label={fields.areas} rows={5} wanted maxLength={RECORD_LIMITS.list} />
      </FormPart>
    </>
  )
}
