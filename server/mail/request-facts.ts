import { docLanguageNames } from '#content/documents/doc-names.ts'
import { documentForm } from '#content/documents/request-form.ts'
import { equivalentForm } from '#content/choice/equivalents.ts'
import { contactForm, quoteForm } from '#content/forms.ts'
import { listFacts, preferredWays } from '#content/pages/list-facts.ts'
import { mailLabels } from '#content/mails.ts'
import { localizedPath, type Locale, type Localized } from '#domain/text/locale.ts'
import type { MessageContent, MessageKind } from '#domain/messages/message.ts'
import { CONTACT_WAYS } from '#domain/quotes/contact-ways.ts'
import { DOCUMENT_TYPES } from '#domain/documents/document-types.ts'
import { productPath } from '#domain/site/paths.ts'
import type { Product } from '#domain/products/product.ts'
import type { Fact } from './mail-letter.ts'

/** The product that a message is about, as far as mails name it. */
export type MailProduct = Pick<Product, 'id' | 'code' | 'name' | 'category'>

const FORM_FIELDS: Record<MessageKind, Record<string, Localized>> = {
  quote: { ...quoteForm.fields, ...listFacts },
  contact: contactForm.fields,
  document: documentForm.fields,
  equivalent: { asked: equivalentForm.fields.name, email: contactForm.fields.email, phone: contactForm.fields.phone },
}

export type FilledRequest = { content: MessageContent; product: MailProduct | null }

/** Messages have no number, so a text that names one leaves it out. */
export const UNNUMBERED = ''

/** What was filled in, in the order of the form, and the product it is about. */
export function requestFacts({ content, product }: FilledRequest, locale: Locale, siteUrl: string): Fact[] {
  const names = Object.entries(FORM_FIELDS[content.kind])
  const way = CONTACT_WAYS.find((one) => content.kind === 'quote' && one === content.contactBy)
  const values: Record<string, string> = {
    ...content,
    ...(way && { contactBy: preferredWays[way][locale] }),
    ...namesOf(content, locale),
  }
  const facts = names
    .map(([name, label]) => ({ term: label[locale], value: values[name] ?? '' }))
    .filter(({ value }) => value !== '')
  return [...productFacts(product, locale, siteUrl), ...facts]
}

/** What document is asked for, in words; its product stands for itself. */
function namesOf(content: MessageContent, locale: Locale): Record<string, string> {
  if (content.kind !== 'document') return {}
  const { type, language } = content
  return { type: type && DOCUMENT_TYPES[type].name[locale], language: language && docLanguageNames[language][locale] }
}

export function productFacts(product: MailProduct | null, locale: Locale, siteUrl: string): Fact[] {
  return product ? [productFact(product, locale, siteUrl)] : []
}

/** The product as people call it: by its code where it has one. */
export function productName(product: MailProduct | null, locale: Locale): string | null {
  return product && (product.code?.toUpperCase() ?? product.name[locale])
}

/** The address of the product's page; empty for none. */
export function productLink(product: MailProduct | null, locale: Locale, siteUrl: string): string {
  return product ? siteUrl + localizedPath(locale, productPath(product)) : ''
}

/** Facts where no table can be: within a sentence. */
export function factsText(facts: Fact[]): string {
  return facts.map(({ term, value }) => `${term}: ${value}`).join('\n')
}

function productFact(product: MailProduct, locale: Locale, siteUrl: string): Fact {
  const { name } = product
  const code = product.code?.toUpperCase()
  return {
    term: mailLabels.product[locale],
    value: code && !name[locale].includes(code) ? `${code} - ${name[locale]}` : name[locale],
    link: { text: mailLabels.openProduct[locale], href: productLink(product, locale, siteUrl) },
  }
}
