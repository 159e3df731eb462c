import { lineOf, textBlockOf, type FormFields } from '#domain/fields/form-values.ts'
import { readFieldDay } from '#domain/text/day.ts'
import { isLocale, type Locale } from '#domain/text/locale.ts'

export const PACK_LIMITS = { products: 20, documents: 60, bytes: 80_000_000, pages: 600, waiting: 20, days: 7 }

/** The lines of a cover, by the names of their fields, with the letters that each may have. */
export const COVER_FIELDS = {
  project: 200,
  client: 120,
  consultant: 120,
  contractor: 120,
  spec_section: 120,
  reference: 120,
}
export type CoverField = keyof typeof COVER_FIELDS
export const COVER_NAMES = Object.keys(COVER_FIELDS) as CoverField[]
export const MOST_REQUIREMENT = 500

/** What is asked for. `docs` are ids of documents, or `tds:{product}:{language}`; requirements stand by the ids of products. */
export type SubmittalForm = Record<CoverField, string> & {
  date: string
  language: Locale
  products: string[]
  docs: string[]
  requirements: Record<string, string>
}

export type SubmittalProblem = 'missing' | 'too-long' | 'not-a-day' | 'none-ticked' | 'no-product'

/** Reads the form; calls send the same names. `today` is the day in Riyadh. */
export function readSubmittal(fields: FormFields, { today, locale }: { today: string; locale: Locale }) {
  const problems: Record<string, SubmittalProblem> = {}
  const cover = Object.fromEntries(COVER_NAMES.map((name) => [name, lineOf(fields, name)])) as Record<
    CoverField,
    string
  >
  for (const name of COVER_NAMES) if (cover[name].length > COVER_FIELDS[name]) problems[name] = 'too-long'
  if (cover.project === '') problems['project'] = 'missing'
  const date = readFieldDay(lineOf(fields, 'date') || today)
  if (date === null) problems['date'] = 'not-a-day'
  const products = namedProducts(fields)
  const requirements = Object.fromEntries(products.map((id) => [id, textBlockOf(fields, `requirement[${id}]`)]))
  for (const [id, text] of Object.entries(requirements))
    if (text.length > MOST_REQUIREMENT) problems[`requirement[${id}]`] = 'too-long'
  const docs = listOf(fields, 'doc')
  if (products.length === 0) problems['p'] = 'no-product'
  else if (docs.length === 0) problems['doc'] = 'none-ticked'
  const language = isLocale(fields['language']) ? fields['language'] : locale
  const form: SubmittalForm = { ...cover, date: date ?? today, language, products, docs, requirements }
  return { form, problems }
}

/** Ids and codes, one by one or with commas between; each once. */
export function namedProducts(fields: FormFields): string[] {
  const codes = listOf(fields, 'p').flatMap((some) => some.split(/[,،]/))
  return [...new Set(codes.map((code) => code.trim().slice(0, 100)))].filter((code) => code !== '')
}

function listOf(fields: FormFields, name: string): string[] {
  const sent = [fields[`${name}[]`] ?? fields[name] ?? []].flat()
  return [...new Set(sent.filter((value) => typeof value === 'string' && value !== ''))] as string[]
}

export const SUBMITTAL_STATES = ['waiting', 'making', 'ready', 'failed'] as const

/** How far a pack is: so many of its documents are there, which types products lack, and what was left out and why. */
export type Progress = {
  done: number
  total: number
  pages: number
  bytes: number
  missing: { product: string; type: string }[]
  left_out: { name: string; reason: string; url: string | null }[]
}

export type Submittal = {
  id: string
  state: (typeof SUBMITTAL_STATES)[number]
  form: SubmittalForm
  progress: Progress
  /** Where its PDF is stored; '' while there is none. */
  file: string
  endsAt: string | null
}

export function submittalPath(token: string): string {
  return `/submittal/${token}`
}

/** `Submittal-R-7.pdf`; what other programs stumble over becomes a hyphen. */
export function submittalName({ reference, products }: SubmittalForm): string {
  const called = reference.replaceAll(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '') || (products[0] ?? '')
  return `Submittal-${called.replaceAll(/[^\w.-]+/g, '-')}.pdf`
}
