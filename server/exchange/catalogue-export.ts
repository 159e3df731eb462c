import { siteDefaults } from '../../content/site.ts'
import {
  type CatalogueLine,
  categoryLine,
  fileLine,
  headLine,
  postLine,
  productLine,
  redirectLine,
  seoLine,
  settingsLine,
  synonymsLine,
} from '../../domain/catalogue/catalogue-file.ts'
import type { Clock } from '../clock.ts'
import { listCategories } from '../data/catalogue/categories-store.ts'
import type { Db } from '../data/engine/database.ts'
import { listUsedFiles } from '../data/site/files-store.ts'
import { listPosts } from '../data/posts/posts-store.ts'
import { listProducts } from '../data/catalogue/products-store.ts'
import { listRedirects } from '../data/site/redirects-store.ts'
import { listSeoOverrides } from '../data/site/seo-store.ts'
import { listSynonyms } from '../data/search/synonyms-store.ts'
import { loadSettings } from '../data/site/settings-store.ts'
import type { FileStorage } from '../files/file-storage.ts'

export type ExportDeps = { db: Db; storage: FileStorage; clock: Clock }

const AT_ONCE = 200

/** Everything that staff have made, line by line in the order in which it can be read back. `db` shows one moment. */
export async function* catalogueLines({ db, storage, clock }: ExportDeps): AsyncGenerator<CatalogueLine> {
  yield headLine(clock().toISOString())
  for (const file of await listUsedFiles(db)) {
    const bytes = await storage.read(file.name)
    if (bytes === null) throw new Error(`The storage has lost ${file.name}. Run the check, and restore a backup.`)
    yield fileLine(file, bytes.toString('base64'))
  }
  for (const category of await listCategories(db)) yield categoryLine(category)
  yield* inPortions((page) => listProducts(db, page), productLine)
  yield* inPortions((page) => listPosts(db, page), postLine)
  const { values } = await loadSettings(db)
  if (Object.keys(values).length > 0) yield settingsLine({ ...siteDefaults, ...values })
  yield* inPortions(
    (page) => listSeoOverrides(db, page),
    ({ key, override }) => seoLine(key, override),
  )
  for (const entry of await listSynonyms(db)) yield synonymsLine(entry)
  const redirects = await listRedirects(db)
  yield* redirects.toSorted((one, other) => (one.from < other.from ? -1 : 1)).map(redirectLine)
}

type Portion = { limit: number; offset: number }

async function* inPortions<T>(
  read: (portion: Portion) => Promise<T[]>,
  lineOf: (record: T) => CatalogueLine,
): AsyncGenerator<CatalogueLine> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const records = await read({ limit: AT_ONCE, offset })
    yield* records.map(lineOf)
    if (records.length < AT_ONCE) return
  }
}
