import { itemForm } from '#content/admin/items.ts'
import { settingsScreen } from '#content/admin/settings.ts'
import { PRICE_VISIBILITIES } from '#domain/products/price.ts'
import { useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { BilingualField } from '#app/ui/admin/form/fields/bilingual-field.tsx'
import { useMay } from '#app/ui/admin/use-may.tsx'
import { FormNumber, FormSelect } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { SettingPair } from './setting-pair.tsx'
import { SettingsPart } from './settings-part.ts'

export function SeoPart() {
  const words = useWords(settingsScreen)
  const { fields, descriptionHint, keywordsHint } = settingsScreen
  return (
    <SettingsPart
      section="seo"
      title={words.sections.seo}
      controls={{
        indexed: (
          <FormSelect
            name="indexed"
            label={words.fields.indexed}
            hint={words.indexedHint}
            options={[
              { value: 'yes', label: words.yes },
              { value: 'no', label: words.no },
            ]}
          />
        ),
        description: <SettingPair name="description" label={fields.description} hint={descriptionHint} rows={3} />,
        keywords: (
          <BilingualField
            names={{ ar: 'keywords_ar', en: 'keywords_en' }}
            label={fields.keywords}
            hint={keywordsHint}
            rows={8}
          />
        ),
      }}
    />
  )
}

/** The rating that structured data tells (docs/specification S19). */
export function RatingPart() {
  const words = useWords(settingsScreen)
  const { rating_shown, rating_value, rating_count } = words.fields.structuredRating
  const choice = [
    { value: '1', label: words.yes },
    { value: '0', label: words.no },
  ]
  return (
    <SettingsPart
      section="rating"
      title={words.sections.rating}
      controls={{
        structuredRating: (
          <>
            <Message tone="warn">{words.ratingNote}</Message>
            <div className="form-row">
              <FormSelect name="rating_shown" label={rating_shown} options={choice} />
              <FormNumber name="rating_value" label={rating_value} />
              <FormNumber name="rating_count" label={rating_count} inputMode="numeric" />
            </div>
          </>
        ),
      }}
    />
  )
}

/** What of prices is told, unless a product says otherwise. */
export function PricesPart() {
  const words = useWords(settingsScreen)
  const { priceVisibilities } = useWords(itemForm.fields)
  return (
    <SettingsPart
      section="prices"
      title={words.sections.prices}
      controls={{
        priceVisibility: (
          <FormSelect
            name="price_visibility"
            label={words.fields.priceVisibility}
            hint={words.priceVisibilityHint}
            options={PRICE_VISIBILITIES.map((value) => ({ value, label: priceVisibilities[value] }))}
          />
        ),
      }}
    />
  )
}

/** How long what staff saved and deleted can be brought back. */
export function VersionsPart() {
  const words = useWords(settingsScreen)
  const readOnly = !useMay('people-settings.write')
  return (
    <SettingsPart
      section="versions"
      title={words.sections.versions}
      rows={[['binDays', 'versionMonths']]}
      controls={{
        binDays: (
          <FormNumber
            name="bin_days"
            readOnly={readOnly}
            label={words.fields.binDays}
            hint={words.binDaysHint}
            inputMode="numeric"
            required
          />
        ),
        versionMonths: (
          <FormNumber
            name="version_months"
            readOnly={readOnly}
            label={words.fields.versionMonths}
            hint={words.versionMonthsHint}
            inputMode="numeric"
            required
          />
        ),
      }}
    />
  )
}

export function PrivacyPart() {
  const words = useWords(settingsScreen)
  const readOnly = !useMay('people-settings.write')
  return (
    <SettingsPart
      section="privacy"
      title={words.sections.privacy}
      controls={{
        requestMonths: (
          <FormNumber
            name="request_months"
            readOnly={readOnly}
            label={words.fields.requestMonths}
            hint={words.requestMonthsHint}
            inputMode="numeric"
            required
          />
        ),
        quoteYears: (
          <FormNumber
            name="quote_years"
            readOnly={readOnly}
            label={words.fields.quoteYears}
            hint={words.quoteYearsHint}
            inputMode="numeric"
            required
          />
        ),
      }}
    />
  )
}
