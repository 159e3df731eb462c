import { useState } from 'react'
import { sendQuotation } from '#content/admin/quotes/quotations.ts'
import { quotationPath } from '#domain/accounts/staff-paths.ts'
import { directionOf } from '#domain/text/locale.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import type { ToSend } from '#app/loading/quotes/quotation-page.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { TextArea } from '#app/ui/base/field/text-area.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { LetterChoice } from '#app/ui/admin/letter-choice.tsx'

type QuotationLetterProps = { toSend: ToSend; answer: StaffAnswer | undefined }

/** What is written to the customer, begun with a template. */
export function QuotationLetter({ toSend, answer }: QuotationLetterProps) {
  const words = useWords(sendQuotation)
  const locale = useLocale()
  const typed = answer?.values
  // The template whose beginning somebody has changed.
  const [touched, setTouched] = useState<string | null>(null)
  const language = { lang: toSend.document.locale, dir: directionOf(toSend.document.locale) }
  return (
    <div className="quote-letter" onInput={() => setTouched(toSend.template)}>
      {toSend.templates.length > 1 && (
        <LetterChoice
          groups={[
            {
              label: words.template,
              choices: toSend.templates.map(({ id, label }) => ({
                key: id,
                label: label[locale],
                to: quotationPath(toSend.id, { step: 'send', template: id }),
                isOn: id === toSend.template,
              })),
            },
          ]}
          isTouched={touched === toSend.template}
        />
      )}
      <TextField
        key={`subject ${toSend.template}`}
        label={words.subject}
        name="subject"
        defaultValue={typed?.['subject'] ?? toSend.subject}
        maxLength={200}
        error={answer?.errors['subject']}
        {...language}
      />
      <TextArea
        key={`body ${toSend.template}`}
        label={words.body}
        hint={words.placeholders}
        name="body"
        rows={9}
        defaultValue={typed?.['body'] ?? toSend.body}
        maxLength={4000}
        error={answer?.errors['body']}
        {...language}
      />
    </div>
  )
}
