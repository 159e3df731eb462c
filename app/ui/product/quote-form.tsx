import { quoteForm } from '#content/forms.ts'
import { MOST_LENGTH } from '#domain/records/form-fields.ts'
import { useWords } from '#app/locale.ts'
import { TextArea } from '#app/ui/base/field/text-area.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import type { FormAnswer } from '#app/ui/forms/form-answer.ts'
import { PhoneField } from '#app/ui/forms/phone-field.tsx'
import { RequestForm } from '#app/ui/forms/request-form.tsx'

type QuoteFormProps = {
  productId: string
  /** What the details begin with. */
  details: string
  place: string
  label: string
  answer: FormAnswer | undefined
}

/** The call for prices (docs/specification 3 and 5): names and e-mail are required. */
export function QuoteForm({ productId, details, place, label, answer }: QuoteFormProps) {
  const { fields, send } = useWords(quoteForm)
  return (
    <RequestForm call="/api/mails/requestQuote.php" words={quoteForm} {...{ send, answer, place, label }}>
      {({ errors, values }) => {
        const field = (name: keyof typeof fields) => ({
          id: `${place}-${name}`,
          name,
          label: fields[name],
          error: errors[name],
          defaultValue: values[name],
          maxLength: MOST_LENGTH.line,
        })
        return (
          <>
            <input type="hidden" name="productId" value={productId} />
            <TextField {...field('firstName')} required autoComplete="given-name" />
            <TextField {...field('lastName')} required autoComplete="family-name" />
            <TextField
              {...field('email')}
              required
              type="email"
              ltr
              autoComplete="email"
              maxLength={MOST_LENGTH.email}
            />
            <PhoneField {...field('phone')} optional />
            <TextField {...field('companyName')} optional autoComplete="organization" />
            <TextField {...field('jobTitle')} optional autoComplete="organization-title" />
            <TextField {...field('address')} optional autoComplete="address-line1" className="request-form-wide" />
            <TextArea
              {...field('details')}
              defaultValue={values['details'] ?? (answer?.ok ? '' : details)}
              optional
              maxLength={MOST_LENGTH.text}
              className="request-form-wide"
            />
          </>
        )
      }}
    </RequestForm>
  )
}
