import { effectiveAttributes } from '#domain/catalogue/attribute.ts'
import { PACK_COLUMNS, type PackColumn } from '#domain/products/pack-fields.ts'
import { plainPrice } from '#domain/products/price.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { stockStateOf, type StockState } from '#domain/products/stock.ts'
import { toSpecDto } from '#domain/products/spec-form.ts'
import { cleanLines } from '#domain/text/clean-text.ts'
import { foldText } from '#domain/text/fold.ts'
import { LOCALES, type Locale, type Localized } from '#domain/text/locale.ts'
import { type CellReading, refusedCell, taken, readTextCell } from '#domain/sheets/cell-reading.ts'
import { readCodeCell } from '#domain/sheets/code-cell.ts'
import { fieldsOf, findHeadings, foldHeading, headingTable, type FoundHeadings } from '#domain/sheets/headings.ts'
import { readNumberCell } from '#domain/sheets/number-cell.ts'
import { isBlank, type SheetCell, type SheetRow, shownCell } from '#domain/sheets/sheet-file.ts'
import { COLUMN_NAMES, columnHeadings, type ColumnKey, type OwnColumn, type SeoColumn } from './column-names.ts'
import { readGallery } from './gallery-cell.ts'
import { TERM_CELLS } from './terms-cell.ts'
import { SHEET_STATES, type CodeColumn, type ReadContext, type SheetPack, type SheetState } from './sheet-pack.ts'

export type SheetColumn = {
  /** As section 2 of the design and calls name it. */
  key: ColumnKey
  of: 'product' | 'pack'
  /** The name under which the form's reader takes what `read` gives; a pack's stands in a list of such cells. */
  field: string
  /** The texts for search engines are a record of their own, beside the product. */
  isSeo?: true
  /** The headings of an export. */
  labels: Localized
  /** What else people write. */
  synonyms: readonly string[]
  kind: 'code' | 'text' | 'lines' | 'number' | 'choice' | 'day' | 'file'
  /** Says which record a row is about. */
  identifies?: true
  /** Only for whoever may see prices. */
  needsPrices?: true
  /** The cell of an export: a text, or a number for price and rating; null for a blank one. */
  write(row: SheetPack, locale: Locale): string | number | null
  /** A cell as the text that the form's reader takes, or why not. */
  read(cell: SheetCell | undefined, how: ReadContext): CellReading<string>
}

type Behaviour = Pick<SheetColumn, 'of' | 'field' | 'kind' | 'write' | 'read'> &
  Partial<Pick<SheetColumn, 'isSeo' | 'identifies' | 'needsPrices'>>

const MOST_BOX_QUANTITY = 100_000
const MOST_PRICE = 9_999_999.99
const ANY_NUMBER = { places: 6, least: -999_999_999, most: 999_999_999 }

const STOCK_WORDS: Record<StockState, Localized> = {
  in_stock: { ar: 'متوفر', en: 'In stock' },
  on_order: { ar: 'تحت الطلب', en: 'On order' },
  ask: { ar: 'اسأل عن التوفر', en: 'Ask about stock' },
}

const STATE_WORDS: Record<SheetState, Localized> = {
  published: { ar: 'منشور', en: 'Published' },
  draft: { ar: 'مسودة', en: 'Draft' },
}

/** What is not written as its field's line says, or has no field of its own. */
const OWN: Record<OwnColumn | SeoColumn, Behaviour> & Partial<Record<ColumnKey, Behaviour>> = {
  product_id: { ...code('product_id', ({ id }) => id), identifies: true },
  product_slug: { ...code('product_slug', ({ product }) => product.slug), identifies: true },
  code: { ...code('code', ({ product }) => product.code), identifies: true },
  state: {
    of: 'product',
    field: 'state',
    kind: 'choice',
    write: ({ state }, locale) => STATE_WORDS[state][locale],
    read: (cell) => readWord(cell, stateOf),
  },
  category: {
    of: 'product',
    field: 'category_id',
    kind: 'choice',
    write: ({ category }, locale) => category?.[locale] ?? null,
    read: (cell, { category }) => thenRead(readTextCell(cell), category),
  },
  brand: { ...text('brand', ({ product }) => product.brand.en), read: readBrand('en') },
  brand_ar: { ...text('brand_ar', ({ product }) => product.brand.ar), read: readBrand('ar') },
  specs: lines('specs', ({ product }) => linesOrJson(product.specs.map(toSpecDto), specLine)),
  certifications: lines('certifications', ({ product }) => listText(product.certifications)),
  image: {
    ...text('existing_image', ({ product }) => product.image),
    kind: 'file',
    read: (cell, { picture = taken }) => thenRead(readTextCell(cell), (name) => picture(name.trim())),
  },
  gallery: {
    ...lines('existing_gallery_images', ({ product }) => listText(product.gallery)),
    kind: 'file',
    read: (cell, { picture }) => (picture ? thenRead(readTextCell(cell), readGallery(picture)) : readTextCell(cell)),
  },
  pdf_ar: { ...text('existing_pdf_ar', ({ product }) => product.pdf.ar), kind: 'file' },
  pdf_en: { ...text('existing_pdf_en', ({ product }) => product.pdf.en), kind: 'file' },
  gallery_videos: lines('gallery_videos', ({ product }) => product.galleryVideos.join('\n')),
  used_with: lines('used_with', ({ product }) => listText(product.usedWith)),
  alternatives: lines('alternatives', ({ product }) => listText(product.alternatives)),
  attributes: text('attributes', ({ product }) => JSON.stringify(effectiveAttributes(product.attributes))),
  calculator: text('calculator', ({ product }) => product.calculator && JSON.stringify(product.calculator)),
  joint_yield: text('joint_yield', ({ product }) => product.jointYield && JSON.stringify(product.jointYield)),
  meta_title_ar: seo('meta_title_ar', ({ metaTitle }) => metaTitle.ar),
  meta_title_en: seo('meta_title_en', ({ metaTitle }) => metaTitle.en),
  meta_description_ar: seo('meta_description_ar', ({ metaDescription }) => metaDescription.ar),
  meta_description_en: seo('meta_description_en', ({ metaDescription }) => metaDescription.en),
  stock_code: { ...packCode('stock_code'), identifies: true },
  product_code: { ...packCode('product_code'), identifies: true },
  box_quantity: {
    ...packText('box_quantity'),
    kind: 'number',
    read: (cell, how) =>
      numberText(readNumberCell(cell, { ...how, places: 0, least: 1, most: MOST_BOX_QUANTITY }), String),
  },
  price: {
    of: 'pack',
    field: 'price',
    kind: 'number',
    needsPrices: true,
    write: ({ price }) => (price === null ? null : price / 100),
    read: (cell, how) =>
      numberText(readNumberCell(cell, { ...how, places: 2, least: 0, most: MOST_PRICE }), (price) =>
        plainPrice(Math.round(price * 100)),
      ),
  },
  price_breaks: termsOf('price_breaks'),
  group_prices: termsOf('group_prices'),
  stock_state: {
    ...packText('stock_state'),
    kind: 'choice',
    write: ({ pack }, locale) => (pack?.stockState ? STOCK_WORDS[pack.stockState][locale] : null),
    read: (cell) => readWord(cell, stockStateOf),
  },
  stock_as_of: {
    ...packText('stock_as_of'),
    kind: 'day',
    read: (cell) => (isDateCell(cell) ? taken(cell.date.slice(0, 10)) : readTextCell(cell)),
  },
}

/** Every column of a sheet of products, in its order: what exports write, imports read and the grid shows. */
export const PRODUCT_SHEET_COLUMNS: readonly SheetColumn[] = Object.entries(COLUMN_NAMES).map(
  ([name, { ar, en, synonyms = [] }]) => {
    const key = name as ColumnKey
    return { key, labels: { ar, en }, synonyms, ...(OWN[key] ?? ofPack(key) ?? ofProduct(key)) }
  },
)

const BY_KEY = new Map(PRODUCT_SHEET_COLUMNS.map((column) => [column.key, column]))

export function sheetColumn(key: ColumnKey): SheetColumn {
  return BY_KEY.get(key)!
}

export const PRODUCT_HEADINGS = headingTable<ColumnKey>(
  Object.fromEntries(PRODUCT_SHEET_COLUMNS.map(({ key }) => [key, columnHeadings(key)])) as Record<ColumnKey, string[]>,
  PRODUCT_SHEET_COLUMNS.filter(({ identifies }) => identifies).map(({ key }) => key),
)

/** Which column each heading names; where none names the product, a mere description is its name. */
export function productColumns(headings: SheetCell[]): (ColumnKey | null)[] {
  const fields = fieldsOf(headings, PRODUCT_HEADINGS)
  if (fields.some((field) => field === 'product_name_ar' || field === 'product_name_en')) return fields
  return fields.map((field, place) => NAME_OF_DESCRIPTION.get(foldHeading(shownCell(headings[place]))) ?? field)
}

const NAME_OF_DESCRIPTION = new Map<string, ColumnKey>([
  [foldHeading('Description'), 'product_name_en'],
  [foldHeading('الوصف'), 'product_name_ar'],
])

export function findProductHeadings(rows: readonly SheetRow[]): FoundHeadings<ColumnKey> | undefined {
  const found = findHeadings(rows, PRODUCT_HEADINGS)
  const cells = rows.find(({ row }) => row === found?.row)?.cells
  return found && cells && { row: found.row, fields: productColumns(cells) }
}

/**
 * Whether a cell says what an export of this row writes, in either language. Such a cell changes nothing, whatever
 * reading it would give: an unchanged file stays one.
 */
export function isAsWritten(column: SheetColumn, cell: SheetCell | undefined, row: SheetPack): boolean {
  return LOCALES.some((locale) => {
    const written = column.write(row, locale)
    return cleanLines(isBlank(cell) ? '' : shownCell(cell)) === cleanLines(written === null ? '' : String(written))
  })
}

function ofPack(key: ColumnKey): Behaviour | undefined {
  return PACK_COLUMNS.some(({ name }) => name === key) ? packText(key as PackColumn) : undefined
}

/** Columns that are what their field's line says. */
function ofProduct(key: ColumnKey): Behaviour {
  const [name, field] = Object.entries(PRODUCT_FIELDS).find(([, { line, blank }]) =>
    Object.hasOwn(line(blank as never), key),
  )!
  const valueOf = ({ product }: SheetPack) => {
    const value = field.line(product[name as keyof typeof PRODUCT_FIELDS] as never)[key]
    if (typeof value === 'boolean') return value ? '1' : '0'
    if (Array.isArray(value)) return listText(value.map(String))
    return typeof value === 'number' || typeof value === 'string' ? value : null
  }
  const write = (row: SheetPack) => (valueOf(row) === '' ? null : valueOf(row))
  const isNumber = typeof field.line(field.blank as never)[key] === 'number'
  if (!isNumber) return { ...text(key, () => null), write }
  const read = (cell: SheetCell | undefined, how: ReadContext) =>
    numberText(readNumberCell(cell, { ...how, ...ANY_NUMBER }), String)
  return { of: 'product', field: key, kind: 'number', write, read }
}

type Written = string | null | undefined

function text(field: string, valueOf: (row: SheetPack) => Written): Behaviour {
  return { of: 'product', field, kind: 'text', write: (row) => valueOf(row) || null, read: readTextCell }
}

function lines(field: string, valueOf: (row: SheetPack) => Written): Behaviour {
  return { ...text(field, valueOf), kind: 'lines' }
}

function code(column: CodeColumn, valueOf: (row: SheetPack) => Written): Behaviour {
  const read = (cell: SheetCell | undefined, { codes, source }: ReadContext) =>
    readCodeCell(cell, codes(column), source)
  return { ...text(column, valueOf), kind: 'code', read }
}

function seo(field: SeoColumn, valueOf: (texts: NonNullable<SheetPack['seo']>) => string): Behaviour {
  return { ...text(field, (row) => row.seo && valueOf(row.seo)), isSeo: true }
}

function packText(name: PackColumn): Behaviour {
  const { cellOf } = PACK_COLUMNS.find((column) => column.name === name)!
  return { ...text(`${name}[]`, ({ pack }) => pack && cellOf(pack)), of: 'pack' }
}

function termsOf(field: keyof typeof TERM_CELLS): Behaviour {
  const { textOf, read } = TERM_CELLS[field]
  return { ...text(field, ({ terms }) => textOf(terms)), of: 'pack', needsPrices: true, read }
}

function packCode(name: CodeColumn & PackColumn): Behaviour {
  return { ...packText(name), kind: 'code', read: code(name, () => null).read }
}

/** A brand that is known is written as products are to name it, in whichever language it stands there. */
function readBrand(locale: Locale): SheetColumn['read'] {
  return (cell, { brand }) => thenRead(readTextCell(cell), (name) => taken(brand(name)?.[locale] || name))
}

function readWord(cell: SheetCell | undefined, meant: (text: string) => string | undefined): CellReading<string> {
  const plain = typeof cell === 'number' ? String(Math.max(cell, 0)) : cell
  return thenRead(readTextCell(plain), (word) => {
    const value = meant(word)
    return value === undefined ? refusedCell('unknown-state') : taken(value)
  })
}

const STATE_BY_WORD = new Map(
  SHEET_STATES.flatMap((state) => [state, ...Object.values(STATE_WORDS[state])].map((word) => [foldText(word), state])),
)

function stateOf(word: string): string | undefined {
  return STATE_BY_WORD.get(foldText(word))
}

function thenRead(reading: CellReading<string>, next: (text: string) => CellReading<string>): CellReading<string> {
  return reading.ok && reading.value !== null ? next(reading.value) : reading
}

function numberText(reading: CellReading<number>, textOf: (number: number) => string): CellReading<string> {
  if (!reading.ok) return reading
  return taken(reading.value === null ? null : textOf(reading.value))
}

function isDateCell(cell: SheetCell | undefined): cell is { date: string } {
  return typeof cell === 'object' && cell !== null && 'date' in cell
}

type SpecDto = ReturnType<typeof toSpecDto>

function specLine({ key, label_ar, label_en, value, unit_ar, unit_en, method }: SpecDto): string {
  return [key, label_ar, label_en, value, unit_ar, unit_en, ...(method === '' ? [] : [method])].join(' | ')
}

/** Lines, unless a stroke within a text would make two columns of it: then the list that calls take. */
function linesOrJson(specs: SpecDto[], lineOf: (spec: SpecDto) => string): string {
  const isPlain = specs.every((spec) => !Object.values(spec).some((part) => part.includes('|')))
  const text = specs.map(lineOf).join('\n')
  return isPlain && !text.startsWith('[') ? text : JSON.stringify(specs)
}

/** Lines, unless the reader of lists would part one of them at a comma: then the list that calls take. */
function listText(items: readonly string[]): string {
  const isPlain = items.every((item) => !/[\n\r,،]/u.test(item))
  const text = items.join('\n')
  return isPlain && !text.startsWith('[') ? text : JSON.stringify(items)
}
