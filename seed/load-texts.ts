import type { FormFields } from '#domain/messages/message-form.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import { awaitLock } from '#server/data/engine/dialect.ts'
import { COMES_WITH_TEXTS, listContentLoads, noteContentLoads } from '#server/data/site/content-loads-store.ts'
import { loadSettings } from '#server/data/site/settings-store.ts'
import { newWriteContext } from '#server/records/write.ts'
import { seedContent } from '#server/services/site/content/content-seeding.ts'
import type { StoredNameOf } from './seed-inputs.ts'
import { storeMedia, type DemoContentDeps } from './store-media.ts'
import { fileNames, mediaOfTexts, NEUTRAL_PARTS, readTexts, type TextsSeed } from './seed-texts.ts'

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

/** Writes them, and notes that this was done. */
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
