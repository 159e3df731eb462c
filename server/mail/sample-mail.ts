import { mailSample } from '#content/admin/site/mail-words.ts'
import { mailLabels } from '#content/mails.ts'
import { filledMail } from '#domain/messages/mail-text.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import type { MailName } from '#domain/site/content/pages/mails-fields.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import { letterMail, linkFact } from './mail-letter.ts'
import type { MailTexts } from './mail-texts.ts'

/** A mail of the site as it will look, with sample data. */
export function sampleMail(mail: MailName, recipient: string, locale: Locale, texts: MailTexts): OutgoingMail {
  const { text, values, sender } = texts(mail, locale)
  const { product, code, link, ...sample } = inLanguage(mailSample, locale)
  const filled = filledMail(text, { ...values, ...sample, product, code, link })
  const { subject, opening, hasCode, hasList, hasLink, closing } = filled
  return letterMail(recipient, null, {
    locale,
    subject,
    sender,
    opening,
    ...(hasCode && { code }),
    facts: [
      ...(hasList ? [{ term: mailLabels.product[locale], value: product }] : []),
      ...(hasLink ? [linkFact(mailLabels.openLink[locale], link)] : []),
    ],
    closing,
  })
}
