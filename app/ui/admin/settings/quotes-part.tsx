import { settingsScreen } from '#content/admin/settings.ts'
import { useWords } from '#app/locale.ts'
import { FormNumber } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { SettingPair } from './setting-pair.tsx'
import { SettingsPart } from './settings-part.ts'

/** What quotations begin with. */
export function QuotesPart() {
  const words = useWords(settingsScreen)
  const { fields } = settingsScreen
  return (
    <SettingsPart
      section="quotes"
      title={words.sections.quotes}
      note={words.quotesNote}
      controls={{
        quoteValidityDays: (
          <FormNumber
            name="quote_validity_days"
            label={words.fields.quoteValidityDays}
            hint={words.quoteValidityDaysHint}
            inputMode="numeric"
            required
          />
        ),
        quoteDelivery: <SettingPair name="delivery" label={fields.quoteDelivery} rows={3} />,
        quotePayment: <SettingPair name="payment" label={fields.quotePayment} rows={3} />,
        quoteTerms: <SettingPair name="terms" label={fields.quoteTerms} rows={4} />,
      }}
    />
  )
}
