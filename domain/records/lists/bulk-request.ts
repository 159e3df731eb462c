import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import { LEAST_PERCENT, MOST_PERCENT, PRICE_ENDINGS } from '#domain/prices/price-step.ts'
import { MOST_PRICE, readHundredths } from '#domain/quotes/typed-amount.ts'
import { settableField } from '#domain/sheets/products/settable-fields.ts'
import { readPublicationPlan, type PlanProblem, type PublicationPlan } from '#domain/records/publication-plan.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import type { ManyAct, BulkAct } from './bulk.ts'

export type RequestProblem =
  | 'time-wanted'
  | 'category-wanted'
  | 'field-wanted'
  | 'products-wanted'
  | 'step-wanted'
  | 'one-step'
  | 'percent-malformed'
  | 'amount-malformed'

/** What is to be done with selected records: null where that is not said yet, or not in a way that can be done. */
export type BulkRequest = {
  act: ManyAct | null
  problems: Record<string, RequestProblem | PlanProblem>
  /** What was typed, for the form that asks again. */
  typed: Record<string, string>
}

/** Products by their codes, one by one or with commas between. */
export const PRODUCTS_FIELD = 'product_id[]'

/** What the page of an act may ask for. */
export const REQUEST_FIELDS = [
  'publish_at',
  'category_id',
  'brand',
  'brand_ar',
  'field',
  'value',
  'value_ar',
  'value_en',
  'percent',
  'amount',
  'ending',
] as const

export function readBulkRequest(kind: RecordKindName, to: BulkAct, fields: FormFields, now: Date): BulkRequest {
  const sent = REQUEST_FIELDS.filter((name) => fields[name] !== undefined)
  const typed: Record<string, string> = Object.fromEntries(sent.map((name) => [name, typedOf(fields, name)]))
  const products = fields[PRODUCTS_FIELD]
  if (products !== undefined)
    typed[PRODUCTS_FIELD] = [products]
      .flat()
      .flatMap((text) => (typeof text === 'string' && text !== '' ? [text] : []))
      .join(', ')
  if (to === 'schedule') return { ...scheduled(readPublicationPlan(fields, now)), typed }
  if (to === 'category') return { ...moved(kind, typed), typed }
  if (to === 'brand') return { ...branded(typed), typed }
  if (to === 'add_products' || to === 'remove_products') return { ...covering(to, typed), typed }
  if (to === 'set' && kind === 'customer') return { ...setOf(SET_OF_CUSTOMERS, typed), typed }
  if (to === 'set' && kind === 'document') return { ...setOf(SET_OF_DOCUMENTS, typed), typed }
  if (to === 'set' && kind === 'rule') return { ...setOf(SET_OF_RULES, typed), typed }
  if (to === 'set') return { ...set(typed), typed }
  if (to === 'price') return { ...priced(typed), typed }
  return { act: { to }, problems: {}, typed }
}

type Read = Pick<BulkRequest, 'act' | 'problems'>
type Typed = Readonly<Record<string, string>>

const NOT_YET: Read = { act: null, problems: {} }
const wrong = (name: string, problem: RequestProblem): Read => ({ act: null, problems: { [name]: problem } })

function scheduled({ publishAt, problems }: PublicationPlan): Read {
  const { publish_at: problem } = problems
  if (problem) return { act: null, problems: { publish_at: problem } }
  return publishAt ? { act: { to: 'schedule', publishAt }, problems: {} } : wrong('publish_at', 'time-wanted')
}

function moved(kind: RecordKindName, { category_id: id }: Typed): Read {
  if (id === undefined) return NOT_YET
  // The category of an article is a word, and it may be none.
  if (kind === 'post') return { act: { to: 'category', fields: { category: id } }, problems: {} }
  return id
    ? { act: { to: 'category', fields: { category_id: id } }, problems: {} }
    : wrong('category_id', 'category-wanted')
}

function branded({ brand, brand_ar: arabic }: Typed): Read {
  if (brand === undefined && arabic === undefined) return NOT_YET
  return { act: { to: 'brand', fields: inBoth({ brand, brand_ar: arabic }) }, problems: {} }
}

/** Of two languages, one that is left empty stays as it is; where both are, both are emptied. */
function inBoth(texts: Record<string, string | undefined>): FormFields {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined)
  const filled = given.filter(([, text]) => text !== '')
  return Object.fromEntries(filled.length > 0 ? filled : given)
}

function set({ field: name, value, value_ar: ar, value_en: en }: Typed): Read {
  if (name === undefined) return NOT_YET
  const field = settableField(name, value !== undefined)
  if (!field) return wrong('field', 'field-wanted')
  const { names, isSeo } = field
  const fields = 'one' in names ? inBoth({ [names.one]: value }) : inBoth({ [names.ar]: ar, [names.en]: en })
  return Object.keys(fields).length === 0
    ? NOT_YET
    : { act: { to: 'set', fields, ...(isSeo && { isSeo }) }, problems: {} }
}

/** What many customers are given at once. */
export const SET_OF_CUSTOMERS = ['owner', 'price_group'] as const

/** What many rules of the finder are given at once. */
export const SET_OF_RULES = ['points'] as const

/** What many documents are given at once. */
export const SET_OF_DOCUMENTS = ['doc_type', 'brand_id', 'issuer', 'issued', 'expires'] as const

function setOf(names: readonly string[], { field, value }: Typed): Read {
  if (field === undefined) return NOT_YET
  if (!names.includes(field)) return wrong('field', 'field-wanted')
  return value === undefined ? NOT_YET : { act: { to: 'set', fields: { [field]: value } }, problems: {} }
}

/** The products that many documents get or lose. */
function covering(to: 'add_products' | 'remove_products', { [PRODUCTS_FIELD]: products }: Typed): Read {
  if (products === undefined) return NOT_YET
  return products === ''
    ? wrong(PRODUCTS_FIELD, 'products-wanted')
    : { act: { to, fields: { [to]: products } }, problems: {} }
}

function priced({ percent: rate, amount: sum, ending: end }: Typed): Read {
  if (rate === undefined && sum === undefined) return NOT_YET
  const [percent, amount] = [rate ?? '', sum ?? '']
  const ending = PRICE_ENDINGS.some((one) => one === end) ? { ending: Number(end) } : {}
  if (percent === '' && amount === '') return wrong('percent', 'step-wanted')
  if (percent !== '' && amount !== '') return wrong('amount', 'one-step')
  if (percent !== '') {
    const read = readHundredths(percent)
    const isIn = read !== null && read >= LEAST_PERCENT * 100 && read <= MOST_PERCENT * 100
    return isIn
      ? { act: { to: 'price', percent: read, ...ending }, problems: {} }
      : wrong('percent', 'percent-malformed')
  }
  const read = readHundredths(amount)
  const isIn = read !== null && Math.abs(read) <= MOST_PRICE
  return isIn ? { act: { to: 'price', amount: read, ...ending }, problems: {} } : wrong('amount', 'amount-malformed')
}
