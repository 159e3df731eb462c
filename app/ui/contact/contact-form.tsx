import { contactForm } from '#content/forms.ts'
import { MOST_LENGTH } from '#domain/records/form-fields.ts'
import { useWords } from '#app/locale.ts'
import { TextArea } from '#app/ui/base/field/text-area.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import type { FormAnswer } from '#app/ui/forms/form-answer.ts'
import { PhoneField } from '#app/ui/forms/phone-field.tsx'
import { RequestForm } from '#app/ui/forms/request-form.tsx'

const PLACE = 'message'

/** A message to the company (docs/specification 3 and 5): only the phone may be left out. */
export function ContactForm({ answer }: { answer: FormAnswer | undefined }) {
  const { title, fields, send } = useWords(contactForm)
  return (
    <section id={PLACE} className="contact-form" aria-labelledby="message-title">
      <h2 id="message-title" className="text-h3">
        {title}
      </h2>
      <RequestForm call="/api/mails/contact.php" words={contactForm} place={PLACE} label={title} {...{ send, answer }}>
        {({ errors, values }) => {
          const field = (name: keyof typeof fields) => ({
            name,
            label: fields[name],
            error: errors[name],
            defaultValue: values[name],
            maxLength: MOST_LENGTH.line,
          })
          return (
            <>
              <TextField {...field('name')} required autoComplete="name" />
              <TextField
                {...field('email')}
                required
                type="email"
                ltr
                autoComplete="email"
                maxLength={MOST_LENGTH.email}
              />
              <PhoneField {...field('phone')} optional className="request-form-wide" />
              <TextArea
                {...field('message')}
                required
                rows={8}
                maxLength={MOST_LENGTH.text}
                className="request-form-wide"
              />
            </>
          )
        }}
      </RequestForm>
    </section>
  )
}
