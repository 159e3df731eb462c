import { salesMail, visitorMail } from '../../content/mails.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { MAIL_URGENCY, type OutgoingMail } from '../../domain/messages/mail.ts'
import { senderName } from '../../domain/messages/message.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { letterMail } from './mail-letter.ts'
import { productFacts, productName, requestFacts, type FilledRequest } from './request-facts.ts'

/** What both mails about a message are made of. `locale` is the language of whoever sent it. */
export type Request = FilledRequest & { locale: Locale; isSuspicious: boolean }

export type MailScene = {
  settings: Pick<SiteSettings, 'name' | 'hours'>
  siteUrl: string
  /** Where requests go. */
  salesEmail: string
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
  return letterMail(salesEmail, content.email, {
    locale,
    subject: isSuspicious ? `[${salesMail.suspicious[locale]}] ${subject}` : subject,
    sender: settings.name[locale],
    opening: [subject, salesMail.intro[locale]],
    facts: [...requestFacts(request, locale, siteUrl), language],
    closing: [],
  })
}

/** Nobody has proven that the address is the sender's: nothing in this mail is what the sender wrote. */
function visitorMailOf(request: Request, { settings, siteUrl, salesEmail }: MailScene): OutgoingMail {
  const { content, locale, product } = request
  const words = visitorMail
  const letter = letterMail(content.email, salesEmail, {
    locale,
    subject: words.subject[content.kind][locale](productName(product, locale)),
    sender: settings.name[locale],
    opening: [
      words.greeting[locale],
      words.promise[content.kind][locale],
      words.hours[locale](settings.hours[locale]),
      words.more[locale],
    ],
    facts: productFacts(product, locale, siteUrl),
    closing: [words.notYou[locale]],
  })
  return { ...letter, urgency: MAIL_URGENCY.receipt }
}
