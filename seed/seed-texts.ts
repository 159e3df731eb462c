import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { FormFields } from '#domain/fields/form-values.ts'
import { filesOf } from '#domain/fields/field.ts'
import { contentFields, LIST_KINDS, type ContentKind } from '#domain/site/content/content-kinds.ts'
import { PAGE_FIELDS } from '#domain/site/content/page-fields.ts'
import type { SeedMedia } from './seed-files.ts'
import { readSeedFile } from './seed-reading.ts'
import { soundRecord } from './sound-record.ts'

/** What a site has from its first start, whatever it is for. */
export const NEUTRAL_PARTS: readonly string[] = ['template']

/** A list of the site, or the texts of one page, which are loaded together and once. */
export type TextsSeed = { part: string; kind: ContentKind; records: { id: string; fields: FormFields }[] }

const texts = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.null(), z.array(z.string()), z.array(z.looseObject({})), z.looseObject({})]),
)

/** Reads all texts of the site that are there, and checks them as every save is. */
export async function readTexts(directory: string): Promise<TextsSeed[]> {
  const all: TextsSeed[] = []
  for (const kind of LIST_KINDS) {
    const file = `site/${kind}.json`
    const records = (await isThere(directory, file)) ? await readSeedFile(directory, file, z.array(texts)) : []
    all.push({
      part: kind,
      kind,
      records: records.map(({ id, ...fields }) => ({ id: typeof id === 'string' ? id : '', fields })),
    })
  }
  for (const id of Object.keys(PAGE_FIELDS)) {
    const file = `site/pages/${id}.json`
    if (!(await isThere(directory, file))) continue
    all.push({
      part: `page/${id}`,
      kind: 'page',
      records: [{ id, fields: await readSeedFile(directory, file, texts) }],
    })
  }
  for (const { part, kind, records } of all) {
    for (const { id, fields } of records)
      soundRecord(contentFields(kind, id), fields, { file: `site/${part}.json`, id })
  }
  return all.filter(({ records }) => records.length > 0)
}

/** The pictures and files that they name. */
export function mediaOfTexts(all: readonly TextsSeed[]): SeedMedia[] {
  const named = all.flatMap(({ kind, records }) =>
    records.flatMap(({ id, fields }) => fileNames(kind, id).map((name) => fields[name])),
  )
  const names = new Set(named.filter((name) => typeof name === 'string' && name !== '') as string[])
  return [...names].map((name) => ({ folder: 'site', name }))
}

export function fileNames(kind: ContentKind, id: string): string[] {
  return Object.keys(filesOf(contentFields(kind, id)))
}

async function isThere(directory: string, file: string): Promise<boolean> {
  return (await stat(join(directory, 'content', file)).catch(() => null)) !== null
}
