import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormFields } from '#domain/fields/form-values.ts'
import { blankRecord, readRecord } from '#domain/fields/field.ts'
import {
  CONTENT_LISTS,
  type ContentFieldsOf,
  type ListKind,
  type PageFieldsOf,
} from '#domain/site/content/content-kinds.ts'
import { PAGE_FIELDS, type PageName } from '#domain/site/content/page-fields.ts'

const SEED = join(import.meta.dirname, '../../../seed/content/site')

export type SeedRecord = FormFields & { id: string }

function read<Seed>(file: string): Seed {
  return JSON.parse(readFileSync(join(SEED, `${file}.json`), 'utf8')) as Seed
}

/** The records of a list as they stand in the seed. */
export function seedOf(kind: ListKind): SeedRecord[] {
  return read<SeedRecord[]>(kind)
}

/** The demo's records of a list; pictures go by the names of their files in the seed. */
export function demoList<Kind extends ListKind>(kind: Kind): (ContentFieldsOf<Kind> & { id: string })[] {
  const table = CONTENT_LISTS[kind].fields
  const whole = seedOf(kind).map(({ id, ...fields }) => ({
    ...blankRecord(table),
    ...readRecord(table, fields, null).input,
    id,
  }))
  return whole as unknown as (ContentFieldsOf<Kind> & { id: string })[]
}

/** The demo's texts of a page. */
export function demoPage<Name extends PageName>(name: Name): PageFieldsOf<Name> {
  const table = PAGE_FIELDS[name]
  const fields = read<FormFields>(`pages/${name}`)
  return { ...blankRecord(table), ...readRecord(table, fields, null).input }
}
