import type { Act } from '#domain/accounts/permissions.ts'
import { email, emails, iban, linkOf, officialNumber, phone, phoneOf, rangeOf } from '#domain/messages/contact-kinds.ts'
import { formatPhone } from '#domain/messages/phone.ts'
import { PRICE_VISIBILITIES } from '#domain/products/price.ts'
import { plainTexts, type Fields, field } from '#domain/fields/field.ts'
import { both, choice, line, text } from '#domain/fields/field-kinds.ts'
import { lists } from '#domain/fields/list-kinds.ts'
import { givenOf, type RecordForm } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { SOCIAL_NETWORKS, type SocialLink, type SocialNetwork, type StructuredRating } from './settings.ts'
import { priceGroups } from './price-group-field.ts'
import { holidays, workDays, workHours } from './work-fields.ts'

type SettingsSection =
  | 'identity'
  | 'contact'
  | 'place'
  | 'social'
  | 'legal'
  | 'seo'
  | 'rating'
  | 'quotes'
  | 'prices'
  | 'work'
  | 'privacy'
  | 'versions'

const MOST_MAILBOXES = 20

/** What a setting needs that is not everybody's who may change the others (`settings.write`). */
export type SettingRight = Extract<Act, 'settings.write' | 'people-settings.write' | 'desk-settings'>

const people = { right: 'people-settings.write' } as const
const desk = { right: 'desk-settings' } as const
/** Decides whom people reach: only an owner may change it. */
const reach = { section: 'contact', ...people } as const

/**
 * Every setting of the site, in the order of its form. The form and the catalogue's file are made of this table.
 * `people` marks what decides whom people reach, and how long what they send and what staff saved or deleted is kept; `desk`
 * what quotations and answers go by. Each is stored under its key.
 */
export const SETTINGS_FIELDS = {
  name: { section: 'identity', ...words('name', { required: true }) },
  slogan: { section: 'identity', ...words('slogan') },
  company: { section: 'identity', ...words('company') },
  /** Shown in the footer under the logo. */
  summary: { section: 'identity', ...words('summary') },
  phone: { ...reach, ...phone('phone') },
  salesPhone: { ...reach, ...phone('sales_phone') },
  /** Digits of the messaging app's number, country code first, no plus. */
  messagingNumber: {
    ...reach,
    ...phone('messaging_number'),
    read: (form: RecordForm) => phoneOf(form, 'messaging_number')?.replace(/\D/g, ''),
    texts: (digits: string) => ({ messaging_number: [digits && formatPhone(`+${digits}`)] }),
  },
  email: { ...reach, ...email('email') },
  salesEmail: { ...reach, ...email('sales_email') },
  supportEmail: { ...reach, ...email('support_email') },
  privacyEmail: { ...reach, ...email('privacy_email') },
  /** Where mails to the team go; with none of them as `staffMailboxes` says. */
  notifyEmails: { ...reach, ...emails('notify_emails', MOST_MAILBOXES) },
  /** Who is notified of expiring documents; if empty, where mails to the team go. */
  documentEmails: { ...reach, ...emails('document_emails', MOST_MAILBOXES) },
  hours: { section: 'contact', ...words('hours', { figures: true }) },
  address: { section: 'place', ...words('address') },
  map: { section: 'place', ...map() },
  social: { section: 'social', ...social() },
  commercialRegistration: { section: 'legal', ...officialNumber('commercial_registration', 'registration-malformed') },
  vatNumber: { section: 'legal', ...officialNumber('vat_number', 'vat-malformed') },
  /** What search engines and shared links say of the home page. */
  description: { section: 'seo', ...words('description') },
  /** Default keywords of the page head, 14 per language in the demo content. */
  keywords: {
    section: 'seo',
    ...lists(both('keywords'), 'keywords', { most: 50, longest: 100, clean: (items) => [...new Set(items)] }),
  },
  /** Whether search engines may show the site. */
  indexed: {
    section: 'seo',
    ...choice('indexed', ['yes', 'no'], 'Whether search engines may show the pages of the site'),
  },
  /** Whether pages and structured data show ratings at all. */
  showRatings: { section: 'rating', ...choice('show_ratings', ['yes', 'no'], 'Whether the site shows ratings') },
  /** The constant rating in structured data; search engines require it to be genuine. Null switches it off. */
  structuredRating: { section: 'rating', ...rating() },
  /** For how many days a quotation holds, unless its own form says otherwise. */
  quoteValidityDays: {
    section: 'quotes',
    ...desk,
    ...wholeNumber('quote_validity_days', { blank: 14, least: 1, most: 180 }),
  },
  /** What a new quotation says of delivery and payment, and its terms. */
  quoteDelivery: { section: 'quotes', ...desk, ...block('delivery', RECORD_LIMITS.snippet) },
  quotePayment: { section: 'quotes', ...desk, ...block('payment', RECORD_LIMITS.snippet) },
  quoteTerms: { section: 'quotes', ...desk, ...block('terms', RECORD_LIMITS.description) },
  /** Where customers pay to: printed on quotations. */
  bankName: { section: 'quotes', ...people, ...words('bank_name') },
  bankAccount: { section: 'quotes', ...people, ...line('bank_account') },
  bankIban: { section: 'quotes', ...people, ...iban('bank_iban') },
  /** What the pages of products tell of their prices, where a product does not choose itself. */
  priceVisibility: {
    section: 'prices',
    ...desk,
    ...choice(
      'price_visibility',
      PRICE_VISIBILITIES,
      'What products tell of their prices that do not choose themselves',
    ),
  },
  /** Groups of customers with prices of their own, one a line. */
  priceGroups: { section: 'prices', ...desk, ...priceGroups() },
  /** Beyond so many per cent off the list an owner approves what sales send, and what owners send themselves; null for no limit. */
  maxDiscount: { section: 'prices', ...people, ...perCent('max_discount') },
  maxDiscountOwner: { section: 'prices', ...people, ...perCent('max_discount_owner') },
  salesSeeCost: {
    section: 'prices',
    ...people,
    ...choice('sales_see_cost', ['no', 'yes'], 'Whether sales see what packs cost the house'),
  },
  /** Within how many hours of business time a request is to be answered. */
  answerHours: { section: 'work', ...desk, ...wholeNumber('answer_hours', { blank: 10, least: 1, most: 200 }) },
  workDays: { section: 'work', ...desk, ...workDays() },
  workHours: { section: 'work', ...desk, ...workHours() },
  /** Days that are not as others: nothing is worked on them, or at other hours. */
  holidays: { section: 'work', ...desk, ...holidays() },
  /** For how many months requests are kept; the privacy policy names it. */
  requestMonths: {
    section: 'privacy',
    ...people,
    ...wholeNumber('request_months', { blank: 12, least: 1, most: 120 }),
  },
  /** For how many years an accepted quotation is kept. */
  quoteYears: { section: 'privacy', ...people, ...wholeNumber('quote_years', { blank: 10, least: 1, most: 30 }) },
  /** For how many days a deleted record waits in the bin. */
  binDays: { section: 'versions', ...people, ...wholeNumber('bin_days', { blank: 60, least: 7, most: 365 }) },
  /** For how many months the last version of each month stays. */
  versionMonths: {
    section: 'versions',
    ...people,
    ...wholeNumber('version_months', { blank: 24, least: 6, most: 120 }),
  },
} satisfies Fields & Record<string, { section: SettingsSection; right?: SettingRight }>

/** One line in each language. Only its name does a site need. */
function words(name: string, rule: { figures?: boolean; required?: boolean } = {}) {
  return text(both(name), name, { most: RECORD_LIMITS.snippet, ...rule })
}

/** Lines of text in each language. */
function block(name: string, most: number) {
  return text(both(name), name, { as: 'block', most })
}

function map() {
  return field({
    blank: { href: '' },
    read(form) {
      const href = linkOf(form, 'map_link', false)
      return href === undefined ? undefined : { href }
    },
    texts: ({ href }) => ({ map_link: [href] }),
    answers: {},
    stored: 'apart',
  })
}

/** An emptied link takes the network off the site; the others stand in the order of the networks. */
function social() {
  const linkTo = (links: SocialLink[], network: SocialNetwork) => links.find((link) => link.network === network)?.href
  return field({
    blank: [] as SocialLink[],
    read(form, before) {
      const sent = SOCIAL_NETWORKS.map((network) => ({ network, href: linkOf(form, `social_${network}`, false) }))
      if (sent.every(({ href }) => href === undefined)) return undefined
      return sent
        .map(({ network, href }) => ({ network, href: href ?? linkTo(before, network) ?? '' }))
        .filter(({ href }) => href !== '')
    },
    texts: (links: SocialLink[]) =>
      Object.fromEntries(SOCIAL_NETWORKS.map((network) => [`social_${network}`, [linkTo(links, network) ?? '']])),
    answers: {},
    stored: 'apart',
  })
}

/** Switched off, it has no figures. */
function rating() {
  const textsOf = (shown: boolean, { value, count }: Record<keyof StructuredRating, number | ''>) => ({
    rating_shown: [shown ? '1' : '0'],
    rating_value: [String(value)],
    rating_count: [String(count)],
  })
  return field({
    blank: null as StructuredRating | null,
    read(form, before) {
      if (form.flag('rating_shown') === false) return null
      const value = rangeOf(form, 'rating_value', { least: 1, most: 5 })
      const count = wholeOf(form, 'rating_count', { least: 1, most: 1_000_000 })
      const rating = { ...before, ...givenOf({ value, count }) }
      return rating.value === undefined || rating.count === undefined
        ? undefined
        : { value: rating.value, count: rating.count }
    },
    texts: (given) => textsOf(given !== null, given ?? { value: '', count: '' }),
    line: (given: StructuredRating | null) => plainTexts(textsOf(given !== null, given ?? { value: 5, count: 1 })),
    answers: {},
    stored: 'apart',
  })
}

function wholeNumber(name: string, { blank, ...range }: { blank: number; least: number; most: number }) {
  return field({
    blank,
    read: (form) => wholeOf(form, name, range),
    texts: (value) => ({ [name]: [String(value)] }),
    answers: {},
    stored: 'apart',
  })
}

/** An empty one is none. */
function perCent(name: string) {
  return field({
    blank: null as number | null,
    read: (form) => (form.number(name, null) === null ? null : wholeOf(form, name, { least: 0, most: 100 })),
    texts: (value: number | null) => ({ [name]: [value === null ? '' : String(value)] }),
    answers: {},
    stored: 'apart',
  })
}

function wholeOf(form: RecordForm, name: string, range: { least: number; most: number }): number | undefined {
  const value = rangeOf(form, name, range)
  return value === undefined || Number.isInteger(value) ? value : form.refuse(name, { kind: 'not-a-whole-number' })
}
