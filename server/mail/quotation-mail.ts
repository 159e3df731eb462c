import { followUpWords } from '#content/admin/requests/follow-up.ts'
import { quotationMail as words } from '#content/quotations.ts'
import { fillTexts } from '#domain/site/content/fill-texts.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import { groupedMoney } from '#domain/quotes/halalas.ts'
import { revisionName, type QuotationDocument } from '#domain/quotes/quotation.ts'
import { countedLine } from '#content/pages/quote.ts'
import { quotationDocumentWords } from '#content/quotation-document.ts'
import type { TemplatePlaceholder } from '#domain/site/content/template-kinds.ts'
import type { Locale } from '#domain/text/locale.ts'
import { withNumber } from '#domain/messages/mail-text.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { formatDay } from '#domain/text/format.ts'
import { letterMail, linkFact } from './mail-letter.ts'
import type { MailTexts } from './mail-texts.ts'

/** What staff wrote to go with a quotation; what they left empty is said for them. */
export type QuotationLetter = { subject: string; body: string }

export type QuotationMailScene = {
  texts: MailTexts
  /** Where answers of customers go; null for nowhere. */
  replyTo: string | null
  requestNumber: string
  /** The private files that go with it, its PDF first. */
  files: string[]
  /** Who gets it beside the customer. */
  cc?: readonly string[]
}

/** The mail that carries a quotation, in the customer's language. What staff name in braces is known only now. */
export function quotationMail(
  document: QuotationDocument,
  letter: QuotationLetter,
  { texts, replyTo, requestNumber, files, cc = [] }: QuotationMailScene,
): OutgoingMail {
  const { locale, statusUrl, validUntil, revision } = document
  const isRevised = document.number !== null && revision > 1
  const number = revisionName(document.number!, revision)
  const { values, sender } = texts('answer', locale)
  const total = followUpWords.customer.money[locale](groupedMoney(document.total))
  const lastDay = formatDay(validUntil, locale) ?? validUntil
  const known: Record<TemplatePlaceholder, string> = {
    ...namedOf(document, locale),
    name: document.customer.name,
    quote: number ?? '',
    number: requestNumber,
    total,
    valid_until: lastDay,
    link: statusUrl,
    company: sender,
    site: sender,
    phone: values['phone'] ?? '',
    email: values['email'] ?? '',
    year: values['year'] ?? '',
  }
  const filled = { ...values, ...known }
  const subject = withNumber(cleanLine(fillTexts(letter.subject || words.subject[locale], filled)), number)
  const replaced = isRevised ? [words.replaces[locale](revisionName(document.number!, revision - 1))] : []
  const opening = [...fillTexts(letter.body || words.body[locale], filled).split(/\n{2,}/), ...replaced]
  const facts = [
    { term: words.quote[locale], value: number ?? '' },
    { term: words.total[locale], value: total },
    { term: words.validUntil[locale], value: lastDay },
    linkFact(words.open[locale], statusUrl),
  ]
  const mail = letterMail(document.customer.email, replyTo, { locale, subject, sender, opening, facts, closing: [] })
  return { ...mail, isPersonal: true, attachments: files, cc }
}

/** The mail that tells a customer, once, that a quotation ends soon. */
export function endingMail(document: QuotationDocument, scene: Omit<QuotationMailScene, 'files'>): OutgoingMail {
  const letter = { subject: words.reminderSubject[document.locale], body: words.reminder[document.locale] }
  return { ...quotationMail(document, letter, { ...scene, files: [] }), isPersonal: false }
}

/** What is quoted: its first line in short, and every line in a line of text. */
function namedOf({ lines: all }: QuotationDocument, locale: Locale): { product: string; list: string } {
  const listed = all.filter(({ kind }) => kind !== 'heading')
  const lines = [...listed.filter(({ role }) => !role), ...listed.filter(({ role }) => role)]
  const names = lines.map(({ nameAr, nameEn }) => (locale === 'ar' ? nameAr || nameEn : nameEn || nameAr))
  const list = lines.map(({ stockCode, qty, unit, unitWord, role }, at) => {
    const counted = countedLine({ qty, unit: unitWord ? 'other' : unit, unit_word: unitWord ?? '' }, locale)
    const named = [stockCode, names[at]!, counted].filter((part) => part !== '').join(' – ')
    return role ? `${named} (${quotationDocumentWords[role][locale]})` : named
  })
  const product = lines.length > 1 ? `${names[0]} + ${lines.length - 1}` : (names[0] ?? '')
  return { product, list: list.join('\n') }
}
