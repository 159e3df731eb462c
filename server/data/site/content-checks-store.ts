import { sql, type RawBuilder } from 'kysely'
import type { CheckedField, CountedCheck, Lack, Unfinished } from '#domain/records/content-check.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { countRows, toPair, type Page } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { CheckedTable } from '#server/data/catalogue/entities-store.ts'

/** Fields in two languages, as columns without the ending of their language. */
const PAIRS = {
  products: ['name', 'description', 'properties', 'application_areas', 'brand', 'made_in'],
  categories: ['name', 'description'],
  posts: ['title', 'snippet', 'detail'],
} as const satisfies Record<CheckedTable, readonly string[]>

const halfTranslated = (table: CheckedTable) =>
  PAIRS[table].map((pair) => `(${isBlank(`${pair}_ar`)}) <> (${isBlank(`${pair}_en`)})`).join(' or ')

const bare = (pair: string) => `${isBlank(`${pair}_ar`)} and ${isBlank(`${pair}_en`)}`

const undescribedPicture =
  `(image is not null and (${isBlank('image_alt_ar')} or ${isBlank('image_alt_en')}))` +
  ` or ${hasBarePicture('detail_ar')} or ${hasBarePicture('detail_en')}`

const packSide = (column: string) => `coalesce(trim(pack.${column}), '') = ''`
const PACK_PAIRS = ['type', 'volume'] as const

/** A pack whose words are missing in a language, while the other has them. */
function packsLacking(locale: Locale): string {
  const other = locale === 'ar' ? 'en' : 'ar'
  const lacks = PACK_PAIRS.map((pair) => `(${packSide(`${pair}_${locale}`)} and not ${packSide(`${pair}_${other}`)})`)
  return `exists (select 1 from product_variants pack where pack.product_id = products.id and (${lacks.join(' or ')}))`
}

const sharesCode = `exists (select 1 from product_listing own
  join product_listing other on other.order_code = own.order_code and other.product_id <> own.product_id
  where own.product_id = products.id and own.order_code <> '')`

/** Without an upload a sheet may be printed from the figures. */
const printsNoSheet = `exists (select 1 from product_listing own
  where own.product_id = products.id and own.gaps like '%datasheet%')`

/**
 * What a record lacks, as conditions without parameters: products are looked for by an index of exactly these words
 * (migration 0014), so that the number of products makes no difference.
 */
const CONDITIONS: Record<CheckedTable, Partial<Record<CountedCheck, string>>> = {
  products: {
    translation: halfTranslated('products'),
    packs: LOCALES.map(packsLacking).join(' or '),
    attributes: 'attributes_unread = 1',
    description: bare('description'),
    picture: 'image is null',
    datasheet: `pdf_ar is null and pdf_en is null and ${printsNoSheet}`,
    codes: sharesCode,
  },
  categories: { translation: halfTranslated('categories'), description: bare('description'), picture: 'image is null' },
  posts: {
    translation: halfTranslated('posts'),
    description: bare('snippet'),
    picture: 'image is null',
    'picture-text': undescribedPicture,
  },
}

const TABLES = ['products', 'categories', 'posts'] as const satisfies CheckedTable[]
const NAMES = { products: 'name', categories: 'name', posts: 'title' } as const satisfies Record<CheckedTable, string>

/** How many records of each kind lack something. */
type UnfinishedCounts = Record<(typeof TABLES)[number], number>

export async function countUnfinished(db: Db, check: CountedCheck): Promise<UnfinishedCounts> {
  const [products, categories, posts] = await Promise.all(TABLES.map((table) => countIn(db, table, check)))
  return { products: products!, categories: categories!, posts: posts! }
}

/** Records that lack something, products first, the latest change first. */
export async function listUnfinished(
  db: Db,
  check: CountedCheck,
  counts: UnfinishedCounts,
  { limit = 0, offset = 0 }: Page,
): Promise<Unfinished[]> {
  const found: Unfinished[] = []
  let passed = offset
  for (const table of TABLES) {
    const count = counts[table]
    if (passed < count && found.length < limit) {
      found.push(...(await listIn(db, table, check, { limit: limit - found.length, offset: passed })))
    }
    passed = Math.max(0, passed - count)
  }
  return found
}

async function countIn(db: Db, table: CheckedTable, check: CountedCheck): Promise<number> {
  const condition = conditionOf(table, check)
  if (!condition) return 0
  return countRows(db.selectFrom(table).where(condition))
}

async function listIn(db: Db, table: CheckedTable, check: CountedCheck, page: Required<Page>): Promise<Unfinished[]> {
  const condition = conditionOf(table, check)
  if (!condition) return []
  const flags = FLAGS[check](table)
  const rows = await db
    .selectFrom(table)
    .select('id')
    .select([
      sql<string>`${sql.ref(`${NAMES[table]}_ar`)}`.as('name_ar'),
      sql<string>`${sql.ref(`${NAMES[table]}_en`)}`.as('name_en'),
    ])
    .select(
      flags.map(({ sql: text }, index) =>
        sql<number>`case when ${sql.raw(text)} then 1 else 0 end`.as(`flag_${index}`),
      ),
    )
    .where(condition)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => {
    const values: Record<string, unknown> = row
    const lacks = flags.filter((_flag, index) => values[`flag_${index}`] === 1).map(({ lack }) => lack)
    return { kind: table, id: row.id, name: toPair(row.name_ar, row.name_en), lacks }
  })
}

/** Articles whose texts link to pages of the site, by id. */
export async function listLinkingPosts(db: Db, { after, limit }: { after: string; limit: number }) {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'title_ar', 'title_en', 'detail_ar', 'detail_en'])
    .where('id', '>', after)
    .where(sql<boolean>`(detail_ar like '%href="/%' or detail_en like '%href="/%')`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: toPair(row.title_ar, row.title_en),
    detail: toPair(row.detail_ar, row.detail_en),
  }))
}

/** A condition, and what staff are told where it holds. */
type Flag = { sql: string; lack: Lack }

const FIELDS: Record<string, CheckedField> = { application_areas: 'areas', made_in: 'madeIn' }

const FLAGS: Record<CountedCheck, (table: CheckedTable) => Flag[]> = {
  translation: (table) => PAIRS[table].flatMap((pair) => sidesOf(pair, FIELDS[pair] ?? (pair as CheckedField))),
  packs: () => LOCALES.map((locale) => ({ sql: packsLacking(locale), lack: { field: 'packs', locale } })),
  attributes: () => [always('packs')],
  description: (table) => [always(table === 'posts' ? 'snippet' : 'description')],
  picture: () => [always('image')],
  datasheet: () => [always('pdf')],
  codes: () => [always('code')],
  'picture-text': () =>
    LOCALES.flatMap((locale) => [
      { sql: `image is not null and ${isBlank(`image_alt_${locale}`)}`, lack: { field: 'imageAlt', locale } },
      { sql: hasBarePicture(`detail_${locale}`), lack: { field: 'textPictures', locale } },
    ]),
}

/** The side of a pair that is empty while the other is not. */
function sidesOf(pair: string, field: CheckedField): Flag[] {
  const blank = (locale: string) => isBlank(`${pair}_${locale}`)
  return [
    { sql: `${blank('ar')} and not (${blank('en')})`, lack: { field, locale: 'ar' } },
    { sql: `${blank('en')} and not (${blank('ar')})`, lack: { field, locale: 'en' } },
  ]
}

function always(field: CheckedField): Flag {
  return { sql: '1 = 1', lack: { field, locale: null } }
}

function isBlank(column: string): string {
  return `trim(${column}) = ''`
}

/** A text of an article with a picture that nobody has described: an empty text, or fewer texts than pictures. */
function hasBarePicture(column: string): string {
  const times = (part: string) => `(length(${column}) - length(replace(${column}, '${part}', ''))) / ${part.length}`
  return `(${column} like '%<img%alt=""%' or ${times('<img')} > ${times(' alt="')})`
}

/** Null where the check does not apply to the kind of record. */
export function conditionOf(table: CheckedTable, check: CountedCheck): RawBuilder<boolean> | null {
  const condition = CONDITIONS[table][check]
  return condition === undefined ? null : sql<boolean>`(${sql.raw(condition)})`
}
