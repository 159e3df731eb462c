import type { TemplatePlaceholder } from '#domain/site/content/template-kinds.ts'
import type { Locale } from '#domain/text/locale.ts'
import { messageText, senderName, type Message } from './message.ts'
import { formatPhone } from './phone.ts'
import type { Product } from '#domain/products/product.ts'
import { moneyText } from '#domain/quotes/halalas.ts'
import { mirroredLines, type LineWords, type RequestLine } from '#domain/quotes/request-line.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { formatInstant } from '#domain/text/format-instant.ts'
import { dayOfInstant, startOfDay } from '#domain/text/riyadh-time.ts'

/** What the beginning of an answer knows, by what its template names in braces; null is for staff to fill in. */
export type AnswerFacts = Record<TemplatePlaceholder, string | null>

export type SentQuote = { number: string; total: bigint; validUntil: string }

export type AnswerScene = {
  product: Pick<Product, 'code' | 'name'> | null
  settings: Pick<SiteSettings, 'name' | 'phone' | 'salesPhone' | 'email'>
  lines: readonly RequestLine[]
  words: LineWords & { money(amount: string, locale: Locale): string }
  /** The request's own page; null of what has none. */
  link: string | null
  quote: SentQuote | null
  locale: Locale
  now: Date
}

export function answerFacts(message: Pick<Message, 'content' | 'number'>, scene: AnswerScene): AnswerFacts {
  const { product, settings, lines, words, link, quote, locale, now } = scene
  const listed = mirroredLines(lines, words, locale).split('\n').slice(1).join('\n')
  return {
    name: senderName(message.content),
    product: product && (product.code ?? product.name[locale]),
    company: settings.name[locale],
    site: settings.name[locale],
    phone: formatPhone(settings.salesPhone || settings.phone) || null,
    email: settings.email || null,
    year: dayOfInstant(now).slice(0, 4),
    number: message.number,
    list: listed || messageText(message.content) || null,
    link,
    quote: quote && quote.number,
    total: quote && words.money(moneyText(quote.total), locale),
    valid_until: quote && formatInstant(startOfDay(quote.validUntil), locale),
  }
}
