import { itemForm } from '../../../../content/admin/items.ts'
import { settingsScreen } from '../../../../content/admin/settings.ts'
import { PRICE_VISIBILITIES } from '../../../../domain/products/price.ts'
import { useWords } from '../../../locale.ts'
import { Message } from '../../base/state/message.tsx'
import { BilingualField } from '../form/fields/bilingual-field.tsx'
import { useMay } from '../use-may.tsx'
import { FormPart } from '../form/form-part.tsx'
import { FormNumber, FormSelect } from '../form/fields/plain-fields.tsx'
import { SettingPair } from './setting-pair.tsx'

export function SeoPart() {
  const { sections } = useWords(settingsScreen)
  return (
    <FormPart id="seo" title={sections.seo}>
      <div className="form-fields">
        <SettingPair
          name="description"
          label={settingsScreen.fields.description}
          hint={settingsScreen.descriptionHint}
          rows={3}
        />
        <BilingualField
          names={{ ar: 'keywords_ar', en: 'keywords_en' }}
          label={settingsScreen.fields.keywords}
          hint={settingsScreen.keywordsHint}
          rows={8}
        />
      </div>
    </FormPart>
  )
}

/** The rating that structured data tells (docs/specification S19). */
export function RatingPart() {
  const words = useWords(settingsScreen)
  const { fields } = words
  const choice = [
    { value: '1', label: words.shown },
    { value: '0', label: words.hidden },
  ]
  return (
    <FormPart id="rating" title={words.sections.rating}>
      <div className="form-fields">
        <Message tone="warn">{words.ratingNote}</Message>
        <div className="form-row">
          <FormSelect name="rating_shown" label={fields.structuredRating.rating_shown} options={choice} />
          <FormNumber name="rating_value" label={fields.structuredRating.rating_value} />
          <FormNumber name="rating_count" label={fields.structuredRating.rating_count} inputMode="numeric" />
        </div>
      </div>
    </FormPart>
  )
}

/** What of prices is told, unless a product says otherwise. */
export function PricesPart() {
  const words = useWords(settingsScreen)
  const { priceVisibilities } = useWords(itemForm.fields)
  return (
    <FormPart id="prices" title={words.sections.prices}>
      <FormSelect
        name="price_visibility"
        disabled={!useMay('people-settings.write')}
        label={words.fields.priceVisibility}
        hint={words.priceVisibilityHint}
        options={PRICE_VISIBILITIES.map((value) => ({ value, label: priceVisibilities[value] }))}
      />
    </FormPart>
  )
}

export function PrivacyPart() {
  const words = useWords(settingsScreen)
  const { fields } = words
  const readOnly = !useMay('people-settings.write')
  return (
    <FormPart id="privacy" title={words.sections.privacy}>
      <div className="form-row">
        <FormNumber
          name="request_months"
          readOnly={readOnly}
          label={fields.requestMonths}
          hint={words.requestMonthsHint}
          inputMode="numeric"
          required
        />
      </div>
    </FormPart>
  )
}
