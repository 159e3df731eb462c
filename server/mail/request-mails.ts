import { contactForm, quoteForm } from '../../content/forms.ts'
import { mailLabels, salesMail, visitorMail } from '../../content/mails.ts'
import { localizedPath, type Locale } from '../../domain/locale.ts'
import type { OutgoingMail } from '../../domain/mail.ts'
import { senderName, type MessageContent } from '../../domain/message.ts'
import { productPath } from '../../domain/paths.ts'
import type { Product } from '../../domain/product.ts'
import type { SiteSettings } from '../../domain/settings.ts'
import { letterHtml, letterText, type Fact, type Letter } from './mail-letter.ts'

/** What both mails about a message are made of. */
export type Request = {
  content: MessageContent
  /** The language of whoever sent it. */
  locale: Locale
  isSuspicious: boolean
  product: Pick<Product, 'id' | 'code' | 'name' | 'category'> | null
}

export type MailScene = {
  settings: Pick<SiteSettings, 'name' | 'hours' | 'salesEmail'>
  siteUrl: string
  /** Where the configuration wants requests to go, in place of the settings. */
  salesEmail: string | null
}

/** The language of the sales team. */
const SALES_LOCALE: Locale = 'ar'

/**
 * The mails about a message: one to the sales team, and one that tells the sender what was received. A message that
 * looks automatic is not answered, since the address in it may be anybody's.
 */
export function requestMails(request: Request, scene: MailScene): OutgoingMail[] {
  return [salesMailOf(request, scene), ...(request.isSuspicious ? [] : [visitorMailOf(request, scene)])]
}

function salesMailOf(request: Request, { settings, siteUrl, salesEmail }: MailScene): OutgoingMail {
  const { content, isSuspicious, product } = request
  const locale = SALES_LOCALE
  const about = [productName(product, locale), senderName(content)].filter((part) => part !== null)
  const subject = `${salesMail.subject[content.kind][locale]}: ${about.join(' - ')}`
  const language = { term: salesMail.language[locale], value: salesMail.languages[request.locale][locale] }
  return mailOf(salesEmail ?? settings.salesEmail, content.email, {
    locale,
    subject: isSuspicious ? `[${salesMail.suspicious[locale]}] ${subject}` : subject,
    sender: settings.name[locale],
    opening: [subject, salesMail.intro[locale]],
    facts: [...factsOf(request, locale, siteUrl), language],
    closing: [],
  })
}

function visitorMailOf(request: Request, { settings, siteUrl }: MailScene): OutgoingMail {
  const { content, locale, product } = request
  const words = visitorMail
  return mailOf(content.email, null, {
    locale,
    subject: words.subject[content.kind][locale](productName(product, locale)),
    sender: settings.name[locale],
    opening: [
      words.greeting[locale](senderName(content)),
      words.promise[content.kind][locale],
      words.hours[locale](settings.hours[locale]),
      words.received[locale],
    ],
    facts: factsOf(request, locale, siteUrl),
    closing: [words.notYou[locale]],
  })
}

function mailOf(recipient: string, replyTo: string | null, letter: Letter): OutgoingMail {
  return { recipient, replyTo, subject: letter.subject, text: letterText(letter), html: letterHtml(letter) }
}

function productName(product: Request['product'], locale: Locale): string | null {
  return product && (product.code ?? product.name[locale])
}

/** What was filled in, in the order of the form, and the product it is about. */
function factsOf({ content, product }: Request, locale: Locale, siteUrl: string): Fact[] {
  const names = Object.entries(content.kind === 'quote' ? quoteForm.fields : contactForm.fields)
  const values: Record<string, string> = content
  const facts = names
    .map(([name, label]) => ({ term: label[locale], value: values[name] ?? '' }))
    .filter(({ value }) => value !== '')
  return product ? [productFact(product, locale, siteUrl), ...facts] : facts
}

function productFact(product: NonNullable<Request['product']>, locale: Locale, siteUrl: string): Fact {
  const { code, name } = product
  return {
    term: mailLabels.product[locale],
    value: code && !name[locale].includes(code) ? `${code} - ${name[locale]}` : name[locale],
    link: { text: mailLabels.openProduct[locale], href: siteUrl + localizedPath(locale, productPath(product)) },
  }
}
