import type { FormFields } from '#domain/fields/form-values.ts'
import { type Db, type Tx, inTransaction } from '#server/data/engine/database.ts'
import { awaitLock } from '#server/data/engine/dialect.ts'
import { COMES_WITH_TEXTS, listContentLoads, noteContentLoads } from '#server/data/site/set-up-store.ts'
import { loadSettings } from '#server/data/site/settings-store.ts'
import { newWriteContext, writeVersion, type WriteContext } from '#server/records/write.ts'
import type { StoredNameOf } from './seed-inputs.ts'
import { storeMedia, type DemoContentDeps } from './store-media.ts'
import { fileNames, mediaOfTexts, NEUTRAL_PARTS, readTexts, type TextsSeed } from './seed-texts.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { insertContent } from '#server/data/site/content-store.ts'
import { contentType } from '#server/services/site/content/content-type.ts'

/** Who puts them there. */
const PRODUCT = { kind: 'system', id: null, name: 'demo content' } as const

/**
 * Gives a site the texts that come with the product and that it was not given yet: one of an older version those that it
 * has shown so far, one without demo content what names nobody. Answers the parts that were loaded.
 */
export async function loadMissingTexts(deps: DemoContentDeps): Promise<string[]> {
  const wanted = async (db: Db) => {
    const loaded = await listContentLoads(db)
    const all = await readTexts(deps.directory)
    // Who has removed the demo content wants no more of it.
    const isDemo = loaded.has(COMES_WITH_TEXTS) && (await loadSettings(db)).neutralHost === null
    return all.filter(({ part }) => !loaded.has(part) && (isDemo || NEUTRAL_PARTS.includes(part)))
  }
  if ((await wanted(deps.db)).length === 0) return []
  const stored = new Set<string>()
  try {
    return await inTransaction(deps.db, async (tx) => {
      await awaitLock(tx, 'demo content')
      const texts = await wanted(tx)
      const services = deps.servicesOn(tx, deps.clock)
      const storedNameOf = await storeMedia(services, { ...deps, db: tx }, mediaOfTexts(texts), stored)
      await writeTexts(tx, deps, texts, storedNameOf)
      return texts.map(({ part }) => part)
    })
  } catch (error) {
    for (const name of stored) await deps.storage.remove(name)
    throw error
  }
}

export async function writeTexts(
  tx: Tx,
  { clock }: Pick<DemoContentDeps, 'clock'>,
  texts: readonly TextsSeed[],
  storedNameOf: StoredNameOf,
): Promise<void> {
  const context = newWriteContext(PRODUCT, clock())
  for (const { kind, records } of texts) {
    for (const { id, fields } of records) {
      const named = withStoredFiles(fields, fileNames(kind, id), storedNameOf)
      await seedContent(tx, { kind, id, fields: named, context })
    }
  }
  await noteContentLoads(
    tx,
    texts.map(({ part }) => part),
  )
}

function withStoredFiles(fields: FormFields, names: readonly string[], storedNameOf: StoredNameOf): FormFields {
  const stored = names.flatMap((name) => {
    const file = fields[name]
    return typeof file === 'string' && file !== '' ? [[name, storedNameOf('site', file)] as const] : []
  })
  return { ...fields, ...Object.fromEntries(stored) }
}

type Seeding = { kind: ContentKind; id: string; fields: FormFields; context: WriteContext }

/**
 * Puts a text that comes with the product onto the site, as it is: where a link of it leads nowhere on this site, visitors
 * are told so as they were before.
 */
export async function seedContent(tx: Tx, { kind, id, fields, context }: Seeding): Promise<void> {
  if (await findRecord(tx, kind, id)) return
  const edited = contentType({ clock: () => context.at }, kind, id)
  const values = edited.complete(edited.read(fields, null).input, context.at)
  const content = edited.contentOf(values)
  const now = toInstant(context.at)
  await insertContent(tx, kind, { id, body: content, createdAt: now, updatedAt: now })
  const after = { id, content, version: 1, createdAt: now, updatedAt: now }
  await writeVersion(tx, { kind, before: null, after, context: { ...context, origin: 'demo', isQuiet: true } })
}
