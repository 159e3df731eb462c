import type { FormFields } from '#domain/fields/form-values.ts'
import { type Variant, PACK_COLUMNS } from '#domain/products/pack-fields.ts'
import { BLANK_PRODUCT, readProductForm } from '#domain/products/product-record.ts'
import type { ProductInput } from '#domain/products/product.ts'
import type { RecordProblem } from '#domain/fields/record-form.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { EMPTY_OVERRIDE, readSeoForm } from '#domain/records/seo-record.ts'
import { slugify } from '#domain/records/slug.ts'
import type { SheetState } from '#domain/sheets/products/sheet-pack.ts'
import { REASON_OF_PROBLEM } from './import-reasons.ts'
import { atItsCode, isBlankIn, isWritten, shownText, type MappedColumn, type RowCells } from './import-sheet.ts'
import type { CellChange } from './import.ts'
import type { PackTarget } from './pack-targets.ts'
import { type Evaluation, rowBefore, isUnchanged, valueIn } from './evaluation.ts'

type Said = { mapped: MappedColumn; value: string; rows: RowCells[] }

export type Plan = {
  fields: FormFields
  input: ProductInput
  state: SheetState
  said: Said[]
  problems: Record<string, RecordProblem>
  /** The texts for search engines, which are a record of their own; `fields` is null where they stay as they are. */
  seo: { fields: FormFields | null; override: SeoOverride | null }
  isWritten: boolean
  /** Where each row's pack stands afterwards. */
  packOf: Map<number, number>
  removed: Variant[]
}

/** What the rows that go say of the product, as its form would. */
export function planOf(evaluation: Evaluation, going: readonly PackTarget[], all: readonly PackTarget[]): Plan {
  const { before, sheet } = evaluation
  const said = saidOfProduct(evaluation, going)
  const fields = fieldsOf(said.filter(({ mapped }) => !mapped.column.isSeo))
  const seo = seoOf(evaluation, fieldsOf(said.filter(({ mapped }) => mapped.column.isSeo)))
  const { state: stateSaid, ...others } = fields
  const packs = packsAfter(evaluation, going, all)
  const isNew = before === null
  const state = (stateSaid as SheetState | undefined) ?? before?.state ?? sheet.options.state
  const given: Record<string, unknown> = { ...others, ...packs.fields }
  if (isNew) {
    given['intent'] = state === 'published' ? 'publish' : 'draft'
    if (!given['product_slug'] && state === 'published')
      given['product_slug'] = slugify(others['product_name_en'] ?? '')
  } else if (stateSaid !== undefined && stateSaid !== before.state) given['state'] = stateSaid
  const isDraft = state === 'draft'
  const { input: read, problems } = readProductForm(given, before?.product ?? null, isDraft)
  const merged = { ...(before?.input ?? BLANK_PRODUCT), ...read }
  const brand = read.brand && (sheet.reading.brand(merged.brand.en) ?? sheet.reading.brand(merged.brand.ar))
  return {
    fields: given,
    input: brand ? { ...merged, brand } : merged,
    state,
    said,
    problems: { ...problems, ...seo.problems },
    seo,
    isWritten: isNew || Object.keys(given).length > 0,
    packOf: packs.packOf,
    removed: packs.removed,
  }
}

function fieldsOf(said: readonly Said[]): Record<string, string> {
  return Object.fromEntries(said.map(({ mapped, value }) => [mapped.column.field, value]))
}

function seoOf({ before }: Evaluation, fields: Record<string, string>) {
  const standing = before?.seo?.override ?? null
  if (Object.keys(fields).length === 0) return { fields: null, override: standing, problems: {} }
  const { input, problems } = readSeoForm(fields, standing ?? EMPTY_OVERRIDE)
  return { fields, override: { ...(standing ?? EMPTY_OVERRIDE), ...input }, problems }
}

function saidOfProduct(evaluation: Evaluation, going: readonly PackTarget[]): Said[] {
  const { sheet, before } = evaluation
  const said: Said[] = []
  for (const mapped of sheet.columns) {
    const { column } = mapped
    if (column.of !== 'product' || !isWritten(mapped, sheet.kind)) continue
    const filled = going.filter(({ row }) => !isBlankIn(row, mapped))
    const standing = going[0] ? rowBefore(evaluation, going[0]) : null
    const isSame = filled.every(({ row }) => isUnchanged(mapped, row, standing, false))
    if (filled.length === 0) {
      const clears = sheet.options.empty === 'clear' && before !== null && going.length > 0
      if (clears && standing && column.write(standing, 'en') !== null) {
        said.push({ mapped, value: '', rows: going.map(({ row }) => row) })
      }
    } else if (!isSame) {
      const value = valueIn(filled[0]!.row, mapped, sheet)
      if (value !== null) said.push({ mapped, value, rows: filled.map(({ row }) => row) })
    }
  }
  return said
}

/** What the form refuses, at the rows that say it; what nobody says, all of them lack. */
export function problemsOf({ sheet }: Evaluation, plan: Plan, going: readonly PackTarget[]) {
  return Object.entries(plan.problems).flatMap(([name, problem]) => {
    const saying = plan.said.find(({ mapped: { column } }) => column.field === name)
    const mapped = sheet.columns.find(({ column }) => column.field === name || column.field === `${name}[]`)
    if (problem.kind === 'too-many' && name === 'stock_code') {
      const added = going.filter(({ pack }) => pack === 'new')
      return added.map(({ row }) => ({ row, change: atItsCode(row, sheet, 'too-many-packs') }))
    }
    const rows = saying?.rows ?? going.map(({ row }) => row)
    const code = REASON_OF_PROBLEM[problem.kind] ?? 'refused-value'
    return rows.map((row) => ({
      row,
      change: mapped
        ? { field: mapped.column.key, before: null, after: shownText(row, mapped), code, problem }
        : { ...atItsCode(row, sheet, code), problem, ...lackingField(name) },
    }))
  })
}

/** What is on the site stands in no category that is not there. */
export function draftCategory({ categories }: Evaluation, { state, input: { categoryId }, said }: Plan) {
  const saying = said.find(({ mapped: { column } }) => column.key === 'category')
  if (!saying || state !== 'published' || categoryId === null || categories.isOnSite(categoryId)) return []
  return saying.rows.map((row) => {
    const after = shownText(row, saying.mapped)
    return { row, change: { field: 'category' as const, before: null, after, code: 'draft-category' as const } }
  })
}

/** A name that the form lacks and the sheet has no column for. */
function lackingField(name: string): Partial<CellChange> {
  const field = name === 'category_id' ? 'category' : name
  return name in NAMED || name === 'category_id' ? { field: field as CellChange['field'], after: null } : {}
}
const NAMED = { product_name_ar: 1, product_name_en: 1, product_slug: 1 }

/** The whole table of packs, where a row changes it. */
function packsAfter(evaluation: Evaluation, going: readonly PackTarget[], all: readonly PackTarget[]) {
  const { before, sheet } = evaluation
  const standing = before?.input.variants ?? []
  const cells = standing.map((pack) => PACK_COLUMNS.map(({ cellOf: of }) => of(pack) ?? ''))
  const written = sheet.columns.filter((mapped) => mapped.column.of === 'pack' && isWritten(mapped, sheet.kind))
  const packOf = new Map<number, number>()
  let isChanged = false
  for (const target of going) {
    const { row, pack } = target
    if (pack === 'none') continue
    const at = pack === 'new' ? cells.push(PACK_COLUMNS.map(() => '')) - 1 : pack
    isChanged ||= pack === 'new'
    packOf.set(row.row, at)
    const stood = rowBefore(evaluation, target)
    for (const mapped of written) {
      const place = PACK_COLUMNS.findIndex(({ name }) => name === mapped.column.key)
      if (place < 0) continue
      const isBlank = isBlankIn(row, mapped)
      if (isBlank ? sheet.options.empty === 'keep' : isUnchanged(mapped, row, stood, pack === 'new')) continue
      const value = isBlank ? '' : valueIn(row, mapped, sheet)
      if (value === null || cells[at]![place] === value) continue
      cells[at]![place] = value
      isChanged = true
    }
  }
  const named = new Set(all.map(({ pack }) => pack))
  const isReplaced =
    sheet.kind === 'products' && sheet.options.packs === 'replace' && all.some(({ pack }) => pack !== 'none')
  const gone = isReplaced ? standing.flatMap((_, at) => (named.has(at) ? [] : [at])) : []
  if (gone.length === 0 && !isChanged) return { fields: {}, packOf, removed: [] }
  const isGone = new Set(gone)
  const kept = cells.filter((_, at) => !isGone.has(at))
  const placeOf = new Map([...cells.keys()].filter((at) => !isGone.has(at)).map((at, place) => [at, place]))
  const fields = Object.fromEntries(PACK_COLUMNS.map(({ name }, at) => [`${name}[]`, kept.map((pack) => pack[at]!)]))
  return {
    fields,
    packOf: new Map([...packOf].map(([row, at]) => [row, placeOf.get(at)!])),
    removed: gone.map((at) => standing[at]!),
  }
}
