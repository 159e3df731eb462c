import { mailLabels } from '#content/mails.ts'
import { approvalMails as words } from '#content/quotes/quotation-answers.ts'
import { quotationPath } from '#domain/accounts/staff-paths.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import { withNumber } from '#domain/messages/mail-text.ts'
import type { StaffReader } from '#domain/messages/staff-mailboxes.ts'
import type { QuotationForm } from '#domain/quotes/quotation-form.ts'
import { letterMail } from './mail-letter.ts'
import type { MailTexts } from './mail-texts.ts'

type ApprovalScene = { texts: MailTexts; siteUrl: string; id: string; number: string; by: string }

/** Asks an owner to approve a quotation that is beyond the limits. */
export function approvalMail(
  { email, locale }: StaffReader,
  form: Pick<QuotationForm, 'customerName' | 'customerCompany'>,
  { texts, siteUrl, id, number, by }: ApprovalScene,
): OutgoingMail {
  const link = { text: words.open[locale], href: siteUrl + quotationPath(id) }
  return letterMail(email, null, {
    locale,
    subject: withNumber(words.subject[locale], number),
    sender: texts('sales', locale).sender,
    opening: [words.opening[locale]],
    facts: [
      { term: mailLabels.number[locale], value: number, link },
      { term: words.customer[locale], value: form.customerCompany || form.customerName },
      { term: words.by[locale], value: by },
    ],
    closing: [],
  })
}
