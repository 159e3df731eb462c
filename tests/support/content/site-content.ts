import { filesOf } from '#domain/fields/field.ts'
import { contentFields, type ContentKind } from '#domain/site/content/content-kinds.ts'
import type { Db } from '#server/data/engine/database.ts'
import { newWriteContext } from '#server/records/write.ts'
import { createContent } from '#server/services/site/content/content.ts'
import { seedContent } from '#seed/load-texts.ts'
import { seedOf, type SeedRecord } from './demo-texts.ts'

/** Puts records of the demo onto a site that has none, without their pictures, which are not stored there. */
export async function giveContent(db: Db, kind: ContentKind, records: SeedRecord[]): Promise<void> {
  const context = newWriteContext({ kind: 'system', id: null, name: 'demo content' }, new Date('2026-01-01T00:00:00Z'))
  await db.transaction().execute(async (tx) => {
    for (const { id, ...given } of records) {
      const pictures = Object.keys(filesOf(contentFields(kind, id)))
      const fields = Object.fromEntries(Object.entries(given).filter(([name]) => !pictures.includes(name)))
      await seedContent(tx, { kind, id, fields, context })
    }
  })
}

/** The answer templates that every site begins with. */
export async function giveTemplates(db: Db) {
  await giveContent(db, 'template', seedOf('template'))
  return createContent({ db }).list('template')
}
