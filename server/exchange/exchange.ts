import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { Outcome } from '#domain/records/errors.ts'
import { inSnapshot } from '#server/data/engine/whole-database.ts'
import { importCatalogue, type ImportDeps, type ImportReport } from './catalogue-import.ts'
import type { FileLines, LineProblem } from './catalogue-lines.ts'
import {
  type CatalogueLine,
  brandLine,
  categoryLine,
  contentLine,
  fileLine,
  headLine,
  postLine,
  productLine,
  redirectLine,
  seoLine,
  settingsLine,
  synonymsLine,
} from '#domain/catalogue/catalogue-file.ts'
import { recordKind, type DraftKind } from '#domain/records/record-kinds.ts'
import { CONTENT_KINDS, contentFields, type ContentKind } from '#domain/site/content/content-kinds.ts'
import type { ContentRecord } from '#domain/site/content/content-record.ts'
import type { Clock } from '#server/clock.ts'
import { listBrands } from '#server/data/catalogue/brands-store.ts'
import { listCategories } from '#server/data/catalogue/categories-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listUsedFiles } from '#server/data/site/files-store.ts'
import { listPosts } from '#server/data/posts/posts-store.ts'
import { listProducts } from '#server/data/catalogue/products-store.ts'
import { listContent } from '#server/data/site/content-store.ts'
import { listRedirects } from '#server/data/site/redirects-store.ts'
import { listSeoOverrides } from '#server/data/site/seo-store.ts'
import { listSynonyms } from '#server/data/search/synonyms-store.ts'
import { loadSettings } from '#server/data/site/settings-store.ts'
import { findRecord, listRecordIds, plannedEnds } from '#server/data/records/records-store.ts'
import { contentAt } from '#server/records/present.ts'
import { toContentRecord } from '#server/services/site/content/content-records.ts'
import { wholeSettings } from '#server/services/site/read-settings.ts'
import type { FileStorage } from '#server/files/file-storage.ts'

const AT_ONCE = 200

/** The catalogue as a file: everything that staff have made, with its pictures and datasheets. */
export type ExchangeService = {
  /** Hands over one line after the other, of one moment; answers how many. */
  export(write: (line: string) => Promise<void>, wish?: ExportWish): Promise<number>
  /** `file` is what the log calls it. */
  import(lines: FileLines, by: ChangeMaker, file?: string): Promise<Outcome<ImportReport, LineProblem[]>>
}

export function createExchange(deps: ExportDeps & ImportDeps): ExchangeService {
  return {
    export: (write, wish = { drafts: false }) =>
      inSnapshot(deps.db, async (db) => {
        let count = 0
        for await (const line of catalogueLines({ ...deps, db }, wish)) {
          await write(JSON.stringify(line))
          count++
        }
        return count
      }),
    import: (lines, by, file = '') => importCatalogue(deps, lines, by, file),
  }
}

type ExportDeps = { db: Db; storage: FileStorage; clock: Clock }

/** `drafts`: also what is not on the site. */
type ExportWish = { drafts: boolean }

/** Everything that staff have made, line by line in the order in which it can be read back. `db` shows one moment. */
async function* catalogueLines(
  { db, storage, clock }: ExportDeps,
  { drafts }: ExportWish,
): AsyncGenerator<CatalogueLine> {
  yield headLine(clock().toISOString())
  for (const file of await listUsedFiles(db, { drafts })) {
    const bytes = await storage.read(file.name)
    if (bytes === null) throw new Error(`The storage has lost ${file.name}. Run the check, and restore a backup.`)
    yield fileLine(file, bytes.toString('base64'))
  }
  yield* (await listCategories(db)).map(await endingLine(db, { drafts }, 'category', categoryLine))
  if (drafts) yield* draftLines(db, 'category')
  yield* (await listBrands(db)).map(await endingLine(db, { drafts }, 'brand', brandLine))
  if (drafts) yield* draftLines(db, 'brand')
  yield* inPortions((page) => listProducts(db, page), await endingLine(db, { drafts }, 'product', productLine))
  if (drafts) yield* draftLines(db, 'product')
  yield* inPortions((page) => listPosts(db, page), await endingLine(db, { drafts }, 'post', postLine))
  if (drafts) yield* draftLines(db, 'post')
  const settings = await loadSettings(db)
  if (Object.keys(settings.values).length > 0) yield settingsLine(wholeSettings(settings))
  yield* inPortions(
    (page) => listSeoOverrides(db, page),
    ({ key, override }) => seoLine(key, override),
  )
  for (const entry of await listSynonyms(db)) yield synonymsLine(entry)
  for (const kind of CONTENT_KINDS) {
    yield* (await contentOnSite(db, kind)).map(
      await endingLine(db, { drafts }, kind, (record: ContentRecord) => contentLine(kind, record)),
    )
    if (drafts) yield* draftLines(db, kind)
  }
  const redirects = await listRedirects(db)
  yield* redirects.toSorted((one, other) => (one.from < other.from ? -1 : 1)).map(redirectLine)
}

async function contentOnSite(db: Db, kind: ContentKind): Promise<ContentRecord[]> {
  const rows = await listContent(db, kind)
  return rows.map((row) => toContentRecord(contentFields(kind, row.id), row))
}

/** The line of what is on the site, with the time when it is taken off where `drafts` wants what is planned. */
async function endingLine<Entity extends { id: string }>(
  db: Db,
  { drafts }: ExportWish,
  kind: DraftKind,
  lineOf: (entity: Entity) => CatalogueLine,
): Promise<(entity: Entity) => CatalogueLine> {
  if (!drafts) return lineOf
  const ends = await plannedEnds(db, kind)
  return (entity) => {
    const end = ends.get(entity.id)
    return { ...lineOf(entity), ...(end !== undefined && { unpublish_at: end }) }
  }
}

/** What is not on the site, with where it stands and what is planned. */
async function* draftLines(db: Db, kind: DraftKind & CatalogueLine['record']): AsyncGenerator<CatalogueLine> {
  for (const state of ['draft', 'scheduled'] as const) {
    for (const id of await listRecordIds(db, { kind, state })) {
      const head = await findRecord(db, kind, id)
      const content = head && (await contentAt(db, head, head.draft))
      if (!head || !content) throw new Error(`The draft of ${kind} ${id} is lost. Run the check, and restore a backup.`)
      const { createdAt, publishAt, unpublishAt } = head
      const plan = { ...(publishAt && { publish_at: publishAt }), ...(unpublishAt && { unpublish_at: unpublishAt }) }
      yield { record: kind, [recordKind(kind).idField]: id, created_at: createdAt, ...content, state, ...plan }
    }
  }
}

async function* inPortions<T>(
  read: (portion: { limit: number; offset: number }) => Promise<T[]>,
  lineOf: (record: T) => CatalogueLine,
): AsyncGenerator<CatalogueLine> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const records = await read({ limit: AT_ONCE, offset })
    yield* records.map(lineOf)
    if (records.length < AT_ONCE) return
  }
}
