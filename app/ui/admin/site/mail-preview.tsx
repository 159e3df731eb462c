import { useRef, useState } from 'react'
import { mailSample, mailWords } from '#content/admin/site/mail-words.ts'
import { filledMail } from '#domain/messages/mail-text.ts'
import type { MailName } from '#domain/site/content/pages/mails-fields.ts'
import { directionOf, LOCALES, type Locale, type Localized, inLanguage } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { valueOf, readValues, type FormValues } from '#app/ui/admin/form/form-values.ts'
import { IfMay } from '#app/ui/admin/use-may.tsx'

/** What texts may name of the site, in each language. */
export type SiteValues = Localized<Readonly<Record<string, string>>>

/** The form that sends a test; its buttons stand within the form of the texts. */
export const MAIL_TEST_FORM = 'mail-test'

/** A mail as it stands in the form, with sample data, in both languages. */
export function MailPreview({ mail, site }: { mail: MailName; site: SiteValues }) {
  const words = useWords(mailWords)
  const { start } = useRecordForm()
  const [values, setValues] = useState<FormValues>(start)
  const place = useRef<HTMLDetailsElement>(null)
  const look = () => {
    const form = place.current?.closest('form')
    if (form) setValues(readValues(new FormData(form)))
  }
  return (
    <details ref={place} className="mail-preview" onToggle={look}>
      <summary>{words.preview}</summary>
      <div className="mail-preview-sides">
        {LOCALES.map((locale) => (
          <Letter key={locale} mail={mail} locale={locale} values={values} site={site[locale]} />
        ))}
      </div>
      <IfMay act="operations">
        <Button type="submit" kind="outline" small form={MAIL_TEST_FORM} name="mail" value={mail}>
          {words.sendTest}
        </Button>
        <p className="text-xs text-ink-3">{words.testHint}</p>
      </IfMay>
    </details>
  )
}

type LetterProps = { mail: MailName; locale: Locale; values: FormValues; site: Readonly<Record<string, string>> }

function Letter({ mail, locale, values, site }: LetterProps) {
  const text = (part: 'subject' | 'body') => valueOf(values, `${mail}_${part}_${locale}`)
  const { code, list, link, ...sample } = inLanguage(mailSample, locale)
  const letter = filledMail({ subject: text('subject'), body: text('body') }, { ...site, ...sample, code, list, link })
  return (
    <article className="mail-preview-letter" lang={locale} dir={directionOf(locale)}>
      <h3>{letter.subject}</h3>
      {letter.opening.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {letter.hasCode && (
        <p className="mail-preview-code">
          <bdi dir="ltr">{code}</bdi>
        </p>
      )}
      {letter.hasList && <p className="mail-preview-list">{list}</p>}
      {letter.hasLink && (
        <p>
          <bdi dir="ltr">{link}</bdi>
        </p>
      )}
      {letter.closing.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  )
}
