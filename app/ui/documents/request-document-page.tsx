import { docLanguageNames } from '#content/documents/doc-names.ts'
import { documentForm } from '#content/documents/request-form.ts'
import { DOC_TYPES, DOCUMENT_LANGUAGES, DOCUMENT_TYPES } from '#domain/documents/document-types.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { useSitePath } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { optionsOf, SelectField, TextArea, TextField } from '#app/ui/base/field/text-field.tsx'
import type { FormAnswer } from '#app/ui/forms/form-answer.ts'
import { PhoneField } from '#app/ui/forms/phone-field.tsx'
import { RequestForm } from '#app/ui/forms/request-form.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'

export type AskedDocument = Record<'type' | 'language' | 'product' | 'note', string>

type FormProps = { asked: AskedDocument; answer?: FormAnswer | undefined }

/** Asks for a document that is not on the site; what the address names is filled in. */
export function RequestDocumentPage(form: FormProps) {
  const { title, subtitle } = useWords(documentForm)
  return (
    <div className="wrap pb-24">
      <PageTitle title={title} subtitle={subtitle} />
      <RequestDocumentForm {...form} />
    </div>
  )
}

/** Without scripts the answer is that of the page of its own. */
export function RequestDocumentForm({ asked, answer }: FormProps) {
  const words = useWords(documentForm)
  const locale = useLocale()
  const { title, fields, send } = words
  return (
    <section className="contact-form" aria-label={title}>
      <RequestForm
        call="/api/documents/request.php"
        to={useSitePath('/documents/request')}
        words={documentForm}
        place="document"
        label={title}
        {...{ send, answer }}
      >
        {({ errors, values }) => {
          const filled: Record<string, string> = { ...asked, ...values }
          const field = (name: keyof typeof fields) => ({
            name,
            label: fields[name],
            error: errors[name],
            defaultValue: filled[name],
            maxLength: MOST_LENGTH.line,
          })
          const choice = (name: 'type' | 'language') => {
            const { maxLength: _, ...rest } = field(name)
            return rest
          }
          return (
            <>
              <SelectField {...choice('type')} required>
                <option value="">{words.choose}</option>
                {optionsOf(DOC_TYPES, (type) => [type, DOCUMENT_TYPES[type].name[locale]])}
              </SelectField>
              <SelectField {...choice('language')} optional>
                <option value="">{words.anyLanguage}</option>
                {optionsOf(DOCUMENT_LANGUAGES, (language) => [language, docLanguageNames[language][locale]])}
              </SelectField>
              <TextField {...field('product')} optional dir="auto" className="request-form-wide" />
              <TextField {...field('name')} optional autoComplete="name" />
              <TextField {...field('company')} optional autoComplete="organization" />
              <TextField {...field('email')} type="email" ltr autoComplete="email" maxLength={MOST_LENGTH.email} />
              <PhoneField {...field('phone')} />
              <TextArea {...field('note')} optional maxLength={MOST_LENGTH.text} className="request-form-wide" />
            </>
          )
        }}
      </RequestForm>
    </section>
  )
}
