import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { Outcome } from '#domain/records/errors.ts'
import { inSnapshot } from '#server/data/engine/whole-database.ts'
import { redirectType } from '#server/services/site/redirects.ts'
import { SEO } from '#server/services/site/seo.ts'
import { wholeSettings } from '#server/services/site/settings.ts'
import { importCatalogue, type ImportDeps, type ImportReport } from './catalogue-import.ts'
import type { FileLines, LineProblem } from './catalogue-lines.ts'
import { BUILT_IN_KEYS, type AttributeKey } from '#domain/catalogue/attribute.ts'
import { type CatalogueLine, fileLine, headLine } from '#domain/catalogue/catalogue-file.ts'
import { lineFields } from '#domain/fields/field.ts'
import { recordKind, type DraftKind } from '#domain/kinds.ts'
import { CONTENT_KINDS, contentFields } from '#domain/site/content/content-kinds.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import type { Clock } from '#server/clock.ts'
import { listAttributeKeys } from '#server/data/catalogue/attributes-store.ts'
import { listBrands } from '#server/data/catalogue/brands-store.ts'
import { listCategories } from '#server/data/catalogue/categories-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listDocuments } from '#server/data/documents/documents-store.ts'
import { findMedia } from '#server/data/media/media-store.ts'
import { listUsedFiles } from '#server/data/site/files-store.ts'
import { listPosts } from '#server/data/posts/posts-store.ts'
import { listProducts } from '#server/data/catalogue/products-store.ts'
import { listContent } from '#server/data/site/content-store.ts'
import { listRedirects } from '#server/data/site/redirects-store.ts'
import { loadSettings } from '#server/data/site/settings-store.ts'
import { findRecord, listRecordIds, plannedEnds } from '#server/data/records/records-store.ts'
import type { LiveType } from '#server/records/live.ts'
import type { Edited } from '#server/records/type.ts'
import { contentAt } from '#server/records/present.ts'
import { draftType } from '#server/services/record-types.ts'
import { attributeType } from '#server/services/catalogue/attribute-type.ts'
import { SYNONYMS } from '#server/services/search/synonyms.ts'
import { toContentRecord } from '#server/services/site/content/content-records.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { lineOf } from './entity-import.ts'

const AT_ONCE = 200

/** The catalogue as a file: everything that staff have made, with its pictures and datasheets. */
type ExchangeService = {
  /** Hands over one line after the other, of one moment; answers how many. */
  export(write: (line: string) => Promise<void>, request?: ExportRequest): Promise<number>
  /** `file` is what the log calls it. */
  import(lines: FileLines, by: ChangeMaker, file?: string): Promise<Outcome<ImportReport, LineProblem[]>>
}

export function createExchange(deps: ExportDeps & ImportDeps): ExchangeService {
  return {
    export: (write, request = { drafts: false }) =>
      inSnapshot(deps.db, async (db) => {
        let count = 0
        for await (const line of catalogueLines({ ...deps, db }, request)) {
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
type ExportRequest = { drafts: boolean }

/** Everything that staff have made, line by line in the order in which it can be read back. `db` shows one moment. */
async function* catalogueLines(
  { db, storage, clock }: ExportDeps,
  request: ExportRequest,
): AsyncGenerator<CatalogueLine> {
  yield headLine(clock().toISOString())
  for (const file of await listUsedFiles(db, request)) {
    const bytes = await storage.read(file.name)
    if (bytes === null) throw new Error(`The storage has lost ${file.name}. Run the check, and restore a backup.`)
    yield fileLine((await findMedia(db, file.name))!, bytes.toString('base64'))
  }
  const attributes = (await listAttributeKeys(db)).filter(isOfStaff)
  yield* attributes.map(liveLine(attributeType({ clock })))
  for (const kind of ['category', 'brand', 'product', 'document', 'post'] as const)
    yield* recordLines({ db, clock }, request, kind)
  const settings = await loadSettings(db)
  if (Object.keys(settings.values).length > 0)
    yield { record: 'settings', ...lineFields(SETTINGS_FIELDS, wholeSettings(settings)) }
  yield* inPortions((page) => SEO.list(db, page), liveLine(SEO))
  yield* (await SYNONYMS.list(db)).map(liveLine(SYNONYMS))
  for (const kind of CONTENT_KINDS) yield* recordLines({ db, clock }, request, kind)
  const redirects = await listRedirects(db)
  const redirect = redirectType('')
  yield* redirects.toSorted((one, other) => (one.from < other.from ? -1 : 1)).map(liveLine(redirect))
}

/** What comes with the product and was never changed is there in every catalogue. */
function isOfStaff({ key, version }: AttributeKey): boolean {
  return version > 1 || !BUILT_IN_KEYS.includes(key)
}

/** What is on the site of a kind, and what is planned and not on it where `drafts` wants that. */
async function* recordLines(deps: { db: Db; clock: Clock }, { drafts }: ExportRequest, kind: DraftKind) {
  const { db } = deps
  const ends = drafts ? await plannedEnds(db, kind) : new Map<string, string>()
  const line = (entity: Edited) => {
    const end = ends.get(entity.id)
    const said = lineOf(draftType(deps, kind, entity.id), entity)
    // Data sheets are documents, on lines of their own.
    const { existing_pdf: _both, existing_pdf_en: _english, ...own } = said
    return { ...(kind === 'product' ? own : said), ...(end !== undefined && { unpublish_at: end }) }
  }
  if (kind === 'product') yield* inPortions((page) => listProducts(db, page), line)
  else if (kind === 'document') yield* inPortions((page) => listDocuments(db, page), line)
  else if (kind === 'post') yield* inPortions((page) => listPosts(db, page), line)
  else if (kind === 'category') yield* (await listCategories(db)).map(line)
  else if (kind === 'brand') yield* (await listBrands(db)).map(line)
  else {
    const rows = await listContent(db, kind)
    yield* rows.map((row) => line(toContentRecord(contentFields(kind, row.id), row)))
  }
  if (drafts) yield* draftLines(db, kind)
}

function liveLine<Value extends { version: number }, Filter>({ kind, standing }: LiveType<Value, Filter>) {
  return (value: Value): CatalogueLine => ({ record: kind as CatalogueLine['record'], ...standing(value).content })
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
