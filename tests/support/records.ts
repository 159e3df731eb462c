import { NO_FOLLOW_UP } from '#domain/follow-up/follow-up.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { createHash } from 'node:crypto'
import { BLANK_BRAND, type BrandInput } from '#domain/catalogue/brand.ts'
import { type CategoryInput, BLANK_CATEGORY } from '#domain/catalogue/category.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import type { NewMessage } from '#domain/messages/message.ts'
import { BLANK_POST } from '#domain/posts/post-record.ts'
import type { Post, PostInput } from '#domain/posts/post.ts'
import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { BLANK_PRODUCT } from '#domain/products/product-record.ts'
import type { Product, ProductInput, Variant } from '#domain/products/product.ts'
import type { RequestLine } from '#domain/quotes/request-line.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { EMPTY_OVERRIDE } from '#domain/records/seo-record.ts'
import type { StoredFile } from '#domain/site/stored-file.ts'

/** Records as staff would send them; a test names only what it is about. */

export function aCategory(given: Partial<CategoryInput> = {}): CategoryInput {
  return {
    ...BLANK_CATEGORY,
    slug: 'pu-foam',
    name: { ar: 'رغوة البولي يوريثان', en: 'PU Foam' },
    description: { ar: 'رغوة للحشو والعزل.', en: 'Foam that fills and insulates.' },
    ...given,
  }
}

export function aBrand(given: Partial<BrandInput> = {}): BrandInput {
  return {
    ...BLANK_BRAND,
    slug: 'anadol-bond',
    name: { ar: 'أنادول بوند', en: 'ANADOL BOND' },
    description: { ar: 'علامة تركية للرغوة.', en: 'A Turkish brand of foam.' },
    ...given,
  }
}

export function aVariant(given: Partial<Variant> = {}): Variant {
  return {
    ...BLANK_PACK,
    stockCode: 'RW300101',
    productCode: 'AB-805-750',
    type: { ar: 'بالأنبوب', en: 'Straw' },
    volume: { ar: '750 مل', en: '750 ml' },
    boxQuantity: '12',
    ...given,
  }
}

/** What the calculator needs to know of a tape. */
export const TAPE_FIGURES = { kind: 'length', packs: [{ stock_code: 'RW300101', m: 10 }], from: 'The label' }

export function aProduct(given: Partial<ProductInput> = {}): ProductInput {
  return {
    ...BLANK_PRODUCT,
    slug: '805-pu-foam',
    code: '805',
    categoryId: null,
    name: { ar: 'رغوة 805', en: '805 PU Foam' },
    description: { ar: 'تملأ الفراغات.', en: 'Fills voids.' },
    properties: { ar: 'عازلة للحرارة.', en: 'Insulates against heat.' },
    applicationAreas: { ar: 'حول الأبواب، حول النوافذ', en: 'Around doors\nAround windows' },
    brand: { ar: 'أنادول بوند', en: 'ANADOL BOND' },
    madeIn: { ar: 'تركيا', en: 'Turkey' },
    ...given,
  }
}

/** A product as it is stored, without category and pictures. */
export function aStoredProduct(given: Partial<Product> = {}): Product {
  const { categoryId: _none, ...input } = aProduct()
  const stored = { id: '805', version: 1, brandId: null, tdsRevision: 0, category: null, image: null, gallery: [] }
  return { ...input, ...stored, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', ...given }
}

/** An article as it is stored, without pictures. */
export function aStoredPost(given: Partial<Post> = {}): Post {
  const stored = { id: 'fire-joints', version: 1, image: null, gallery: [] }
  return { ...aPost(), ...stored, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', ...given }
}

export function aPost(given: Partial<PostInput> = {}): PostInput {
  return {
    ...BLANK_POST,
    slug: 'fire-joints',
    title: { ar: 'فواصل الحريق', en: 'Fire Joints' },
    snippet: { ar: 'عشرة أسئلة قبل الاستلام.', en: 'Ten questions before handover.' },
    detail: { ar: '<p>فاصل الحريق</p>', en: '<p>A fire joint</p>' },
    date: '2026-03-01',
    category: 'Technology',
    tags: { ar: ['حريق'], en: ['fire'] },
    ...given,
  }
}

/** What search engines are told of a product; `title` is its English one. */
export function anOverride(title = 'PU Foam'): SeoOverride {
  const pair = (text: string) => ({ ar: text && `${text} عربي`, en: text })
  return {
    ...EMPTY_OVERRIDE,
    metaTitle: pair(title),
    keywords: { ar: ['رغوة'], en: [] },
    productName: pair('Foam'),
    sku: 'AB-805',
    brand: 'ANADOL BOND',
    faq: { ar: [{ question: 'ما هي؟', answer: 'رغوة' }], en: [] },
  }
}

/** A stored file whose name follows from `label`, as a real one's follows from its bytes. */
export function aFile(label: string, given: Partial<StoredFile> = {}): StoredFile {
  const sha256 = createHash('sha256').update(label).digest('hex')
  const kind = given.kind ?? 'image'
  return {
    name: `${sha256.slice(0, 32)}.${kind === 'image' ? 'webp' : 'pdf'}`,
    sha256,
    kind,
    mime: kind === 'image' ? 'image/webp' : 'application/pdf',
    bytes: 1024,
    width: kind === 'image' ? 1200 : null,
    height: kind === 'image' ? 900 : null,
    color: kind === 'image' ? '#e8e4dc' : null,
    pages: null,
    originalName: `${label}.webp`,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...given,
  }
}

/** What a message has that is no request with a number. */
export const NO_NUMBER = {
  number: null,
  linkVersion: 1,
  cameBy: 'form',
  marketingAt: null,
  marketingWords: '',
  followUp: NO_FOLLOW_UP,
  customerId: null,
} as const

/** What one has besides when it is stored. */
export const STORED = {
  ...NO_NUMBER,
  id: 'm-1',
  assigneeId: null,
  version: 1,
  openedAt: null,
  writtenAt: null,
  isHeld: false,
  hasSource: false,
  createdAt: '2026-05-01T00:00:00.000Z',
  updatedAt: '2026-05-01T00:00:00.000Z',
}

/** A line of a request, as it is kept with it. */
export function aRequestLine(given: Partial<RequestLine> = {}): RequestLine {
  return {
    stockCode: 'RW1',
    productId: null,
    name: { ar: 'رغوة', en: 'Foam' },
    pack: { ar: '750 مل', en: '750 ml' },
    boxQuantity: 12,
    qty: 2,
    unit: 'carton',
    note: '',
    text: '',
    ...given,
  }
}

export function aQuote(given: Partial<NewMessage> = {}): NewMessage {
  return {
    content: {
      kind: 'quote',
      firstName: 'سارة',
      lastName: 'العتيبي',
      phone: '+966500000000',
      email: 'Sara@Client.example',
      companyName: 'شركة البناء',
      jobTitle: '',
      address: '',
      details: 'السطر الأول\nالسطر الثاني',
    },
    idempotencyKey: 'key-1',
    state: 'new',
    locale: 'ar',
    page: '/pu-foam/805',
    productId: null,
    consentedAt: '2026-05-01T00:00:00.000Z',
    ...given,
  }
}

export function aContactMessage(given: Partial<NewMessage> = {}): NewMessage {
  return {
    content: { kind: 'contact', name: 'Omar', phone: '', email: 'omar@client.example', message: 'Hello' },
    idempotencyKey: 'key-2',
    state: 'new',
    locale: 'en',
    page: '/en/contact',
    productId: null,
    consentedAt: null,
    ...given,
  }
}

export function aMail(given: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    recipient: 'sales@site.example',
    replyTo: 'sara@client.example',
    subject: 'طلب عرض سعر',
    text: 'النص',
    html: '<p>',
    ...given,
  }
}

/** A mail that waits in the outbox, under an identity of its own. */
export function aWaitingMail(id: string, given: Partial<OutgoingMail> = {}) {
  return { ...aMail(given), id, headerId: `<${id}@site.example>` }
}

/** A clock that goes on by one second each time it is read. */
export function tickingClock(start = '2026-05-01T00:00:00.000Z'): () => Date {
  let next = Date.parse(start)
  return () => new Date((next += 1000))
}

/** The value of an outcome that must have succeeded. */
export function valueOf<T>(outcome: { ok: true; value: T } | { ok: false; failure: unknown }): T {
  if (outcome.ok) return outcome.value
  throw new Error(`Refused: ${JSON.stringify(outcome.failure)}`)
}

/** Whoever does what tests do, with every right. */
export const someone: Actor = { kind: 'system', id: null, name: 'Someone' }

/** The record of a save that must have succeeded. */
export function recordOf<T>(outcome: { ok: true; value: { record: T } } | { ok: false; failure: unknown }): T {
  return valueOf(outcome).record
}
