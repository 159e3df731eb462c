import { contentRefusals } from '#content/admin/site/content-refusals.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import type { AnyField, Fields } from '#domain/fields/field.ts'
import { cellName } from '#domain/fields/rows-kind.ts'
import type { RecordContent } from '#domain/kinds.ts'
import { contentList, type ContentKind } from '#domain/site/content/content-kinds.ts'
import { unknownPlaceholder } from '#domain/site/content/fill-texts.ts'
import { TEMPLATE_GAP } from '#domain/site/content/templates.ts'
import { storedKind } from '#domain/site/stored-file.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Db } from '#server/data/engine/database.ts'
import { entityNames } from '#server/data/catalogue/entities-store.ts'
import { listContent } from '#server/data/site/content-store.ts'
import { checkReferences } from '#server/records/field-checks.ts'
import { isKnown, leadsSomewhere } from '#server/services/site/site-addresses.ts'

/** What the site would not take of what is given of a record: files, links and placeholders that nobody knows. */
export async function checkContent(
  db: Db,
  kind: ContentKind,
  table: Fields,
  values: Record<string, unknown>,
  { coming, today }: { coming?: ReadonlySet<string> | undefined; today: string },
): Promise<FieldErrors> {
  const given = Object.entries(table).filter(([key]) => values[key] !== undefined)
  const files = given.flatMap(([key, { files: names }]) =>
    Object.entries(names).map(([field, fileKind]) => ({
      field,
      source: values[key] as string | null,
      kind: storedKind(fileKind),
    })),
  )
  const problems = await checkReferences(db, files)
  Object.assign(problems, await productProblems(db, table, values), dayProblems(table, values, today))
  const { placeholders = [], onlyPlaceholders } = kind === 'page' ? {} : contentList(kind)
  for (const { field, name, text } of textsOf(table, values)) {
    if (field.isLink) {
      const leads = () => (field.mayBeEmpty ? isKnown(db, text) : leadsSomewhere(db, text, coming))
      if (text !== '' && !(await leads())) problems[name] = contentRefusals.linkUnusable
      continue
    }
    const problem = placeholderProblem(field, text, placeholders, onlyPlaceholders)
    if (problem) problems[name] = problem
  }
  return problems
}

/** Products that are named but are not on the site. */
async function productProblems(db: Db, table: Fields, values: Record<string, unknown>): Promise<FieldErrors> {
  const named = fieldsMarked(table, values, 'isProduct')
  const present = await entityNames(
    db,
    'products',
    named.map(({ text }) => text),
  )
  const unknown = named.filter(({ text }) => !present.has(text))
  return Object.fromEntries(unknown.map(({ name }) => [name, contentRefusals.productUnknown]))
}

function dayProblems(table: Fields, values: Record<string, unknown>, today: string): FieldErrors {
  const late = fieldsMarked(table, values, 'notAfterToday').filter(({ text }) => text > today)
  return Object.fromEntries(late.map(({ name }) => [name, contentRefusals.dayToCome]))
}

/** The texts of fields with a mark, where something stands in them. */
function fieldsMarked(table: Fields, values: Record<string, unknown>, mark: 'isProduct' | 'notAfterToday') {
  const marked = Object.entries(table).filter(([, field]) => mark in field && field[mark as keyof AnyField] === true)
  return marked.flatMap(([key, field]) => {
    const text = values[key]
    return typeof text === 'string' && text !== '' ? [{ name: Object.keys(field.takes)[0]!, text }] : []
  })
}

/** What texts of a record name that nobody knows. */
export function placeholderProblems(table: Fields, values: Record<string, unknown>): FieldErrors {
  const problems: FieldErrors = {}
  for (const { field, name, text } of textsOf(table, values)) {
    const problem = placeholderProblem(field, text)
    if (problem) problems[name] = problem
  }
  return problems
}

function placeholderProblem(
  field: TextField,
  text: string,
  allowed: readonly string[] = [],
  usual?: readonly string[],
): Localized | null {
  const unknown = unknownPlaceholder(text, field.placeholders ?? allowed, usual)
  if (unknown !== null) return contentRefusals.placeholderUnknown(unknown)
  const needed = field.neededPlaceholder
  return needed && text !== '' && !text.includes(`{${needed}}`) ? contentRefusals.placeholderMissing(needed) : null
}

/** What is left of a template: facts that nobody has filled in. With them nothing goes onto the site. */
export function openGaps(table: Fields, values: Record<string, unknown>): FieldErrors {
  const open = [...textsOf(table, values)].map(({ name, text }) => [name, text.match(TEMPLATE_GAP)] as const)
  return Object.fromEntries(open.flatMap(([name, gaps]) => (gaps ? [[name, contentRefusals.gapsOpen(gaps)]] : [])))
}

/** Why no more of a kind can be on the site; null where there is room. */
export async function tooMany(db: Db, kind: ContentKind, body: RecordContent, id?: string): Promise<Localized | null> {
  const most = kind === 'page' ? undefined : contentList(kind).most
  if (most === undefined) return null
  const others = (await listContent(db, kind)).filter((row) => row.id !== id && row.body['place'] === body['place'])
  return others.length >= most ? contentRefusals.tooMany(most) : null
}

type TextField = AnyField & {
  isLink?: true
  mayBeEmpty?: true
  placeholders?: readonly string[]
  neededPlaceholder?: string
}

type NamedText = { field: TextField; name: string; text: string }

/** The texts of what is given of a record by the names that calls have for them, those of rows by their places. */
export function* textsOf(table: Fields, values: Record<string, unknown>): Generator<NamedText> {
  for (const [key, field] of Object.entries(table)) {
    const value = values[key]
    if (value === undefined) continue
    if (field.row) {
      for (const [place, row] of (value as Record<string, unknown>[]).entries()) {
        for (const cell of textsOf(field.row, row)) yield { ...cell, name: cellName(cell.name, place) }
      }
      continue
    }
    for (const [name, said] of Object.entries(field.line(value))) {
      for (const text of [said].flat()) if (typeof text === 'string') yield { field, name, text }
    }
  }
}
