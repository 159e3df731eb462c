import type { Product } from '#domain/products/product.ts'
import { moneyText } from '#domain/quotes/halalas.ts'
import { mirroredLines, type LineWords, type RequestLine } from '#domain/quotes/request-line.ts'
import { fillTexts } from '#domain/site/content/fill-texts.ts'
import type { ContentFieldsOf } from '#domain/site/content/content-kinds.ts'
import type { TemplatePlaceholder } from '#domain/site/content/template-kinds.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { formatInstant } from '#domain/text/format-instant.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dayOfInstant, startOfDay } from '#domain/text/riyadh-time.ts'
import { messageText, senderName, type Message } from './message.ts'
import { formatPhone } from './phone.ts'

export type AnswerDraft = { template: string; locale: Locale; subject: string; body: string }

export type Template = Pick<ContentFieldsOf<'template'>, 'subject' | 'body'>

/** Stands in the beginning of an answer where staff are to write something, as a figure or a name. */
const GAP = '…'

/** A name in braces of a subject, with what leads to it. */
const NAMED = /\s*[:،,-]?\s*\{([a-z_]+)\}/g

function filled(facts: AnswerFacts, blank: string): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact ?? blank]))
}

/** What a template says of a message. A subject leaves out what is not known, as a product that the message is not about. */
export function answerDraft(
  template: Template,
  locale: Locale,
  facts: AnswerFacts,
): Pick<AnswerDraft, 'subject' | 'body'> {
  const subject = template.subject[locale].replaceAll(NAMED, (named, name: string) =>
    facts[name as keyof AnswerFacts] === null ? '' : named,
  )
  return {
    subject: fillTexts(subject, filled(facts, '')).trim(),
    body: fillTexts(template.body[locale], filled(facts, GAP)),
  }
}

/** An answer that begins with nothing: where there is no such template any more. */
export const NO_TEMPLATE: Template = { subject: { ar: '', en: '' }, body: { ar: '', en: '' } }

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

/** Whether a line of the beginning that has a gap is still there as it was. Ellipses of the writer's own are none. */
export function hasOpenGap(written: string, beginning: string): boolean {
  const open = new Set(linesOf(beginning).filter((line) => line.includes(GAP)))
  return linesOf(written).some((line) => open.has(line))
}

/** A text that brings no gap of its own into a beginning: a visitor's name can end with an ellipsis. */
export function withoutGaps(text: string): string {
  return text.replaceAll(GAP, '')
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
}
