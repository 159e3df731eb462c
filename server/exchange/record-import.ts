import { refusals } from '#content/refusals.ts'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import {
  type CatalogueLine,
  brandLine,
  categoryLine,
  contentLine,
  postLine,
  productLine,
  saysTheSame,
  seoLine,
} from '#domain/catalogue/catalogue-file.ts'
import { failure, success, type Failure, type Outcome, type Stale } from '#domain/records/errors.ts'
import { recordForm } from '#domain/records/record-form.ts'
import { toOwnAddress } from '#domain/records/redirect.ts'
import { nameKeyOf, readSynonymForm } from '#domain/search/synonym-form.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import type { ContentRecord } from '#domain/site/content/content-record.ts'
import { isPageName } from '#domain/site/content/page-fields.ts'
import type { Clock } from '#server/clock.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findRedirect } from '#server/data/site/redirects-store.ts'
import { findSeoOverride } from '#server/data/site/seo-store.ts'
import { listSynonyms } from '#server/data/search/synonyms-store.ts'
import { brandType } from '#server/services/catalogue/brand-type.ts'
import { categoryType } from '#server/services/catalogue/category-type.ts'
import { postType } from '#server/services/posts/post-type.ts'
import { productType } from '#server/services/catalogue/product-type.ts'
import { saveLive } from '#server/records/live.ts'
import { readSettings } from '#server/services/site/read-settings.ts'
import { redirectType } from '#server/services/site/redirect-editing.ts'
import { contentType, eachContentKind } from '#server/services/site/content/content-type.ts'
import { saveWithPrice } from '#server/services/site/seo-editing.ts'
import { saveSettingsForm } from '#server/services/site/settings-editing.ts'
import { SYNONYMS } from '#server/services/search/synonyms.ts'
import { importEntity, importing, withoutCategory } from './entity-import.ts'

/** What became of a line. */
export type Imported = 'added' | 'changed' | 'unchanged'
export type ImportedOutcome = Outcome<Imported, Failure | Stale<unknown>>

export type RecordImportDeps = {
  clock: Clock
  siteUrl: string
  by: ChangeMaker
  actId: string
  /** What the log calls the file. */
  file: string
  /** The groups of synonyms that lines of this file have named already. */
  namedGroups: Set<string>
  /** Pages that the file brings: texts may link to one that stands on a later line. */
  coming: ReadonlySet<string>
}

type Importer = (tx: Tx, deps: RecordImportDeps, line: CatalogueLine) => Promise<ImportedOutcome>

/** Adds the record of one line, or changes the one that is there, by the rules of the forms of staff. */
export const importRecord: Importer = (tx, deps, line) => IMPORTERS[line.record](tx, deps, line)

const IMPORTERS: Record<CatalogueLine['record'], Importer> = {
  catalogue: async () => success('unchanged'),
  file: async () => success('unchanged'),
  category: (tx, deps, line) => importEntity(tx, deps, { type: categoryType(deps), lineOf: categoryLine, line }),
  brand: (tx, deps, line) => importEntity(tx, deps, { type: brandType(deps), lineOf: brandLine, line }),
  product: (tx, deps, line) =>
    importEntity(tx, deps, { type: withoutCategory(productType(deps)), lineOf: productLine, line }),
  post: (tx, deps, line) => importEntity(tx, deps, { type: postType(deps), lineOf: postLine, line }),
  settings: importSettings,
  seo: importOverride,
  synonyms: importSynonyms,
  ...eachContentKind(contentImporter),
  redirect: importRedirect,
}

function contentImporter(kind: ContentKind): Importer {
  return async (tx, deps, line) => {
    const id = recordForm(line, { isNew: true }).line('id') ?? ''
    if (kind === 'page' && !isPageName(id)) return failure({ kind: 'invalid', fields: { id: refusals.pageUnknown } })
    const lineOf = (record: ContentRecord) => contentLine(kind, record)
    return importEntity(tx, deps, { type: contentType(deps, kind, id), lineOf, line })
  }
}

async function importSettings(tx: Tx, deps: RecordImportDeps, fields: CatalogueLine): Promise<ImportedOutcome> {
  const { version } = await readSettings(tx)
  const outcome = await saveSettingsForm(tx, { fields, context: importing(deps), isConfirmed: true })
  if (!outcome.ok) return outcome
  return success(outcome.value.version === version ? 'unchanged' : 'changed')
}

async function importOverride(tx: Tx, deps: RecordImportDeps, fields: CatalogueLine): Promise<ImportedOutcome> {
  const key = recordForm(fields, { isNew: true }).line('key') ?? ''
  const before = await findSeoOverride(tx, key)
  if (before && saysTheSame(fields, seoLine(key, before.override))) return success('unchanged')
  const outcome = await saveWithPrice(tx, { id: before ? key : null, fields, context: importing(deps) })
  return outcome.ok ? success(before ? 'changed' : 'added') : outcome
}

/**
 * A group is the one that has a name in common with the line: no name stands in two. Two lines of one file are two
 * groups: the later one is refused before it takes the place of the earlier.
 */
async function importSynonyms(tx: Tx, deps: RecordImportDeps, line: CatalogueLine): Promise<ImportedOutcome> {
  const { words } = line
  const { namedGroups } = deps
  const keys = new Set(readSynonymForm({ words }).names.map(nameKeyOf))
  const groups = await listSynonyms(tx)
  const before = groups.find((group) => group.words.some((name) => keys.has(nameKeyOf(name))))
  if (before && saysTheSame({ words }, { words: before.words })) {
    namedGroups.add(before.id)
    return success('unchanged')
  }
  const id = before && !namedGroups.has(before.id) ? before.id : null
  const outcome = await saveLive(tx, SYNONYMS, { id, fields: { words }, context: importing(deps) })
  if (outcome.ok) namedGroups.add(outcome.value.id)
  return outcome.ok ? success(before ? 'changed' : 'added') : outcome
}

async function importRedirect(tx: Tx, deps: RecordImportDeps, fields: CatalogueLine): Promise<ImportedOutcome> {
  const { from, to } = fields
  const address = typeof from === 'string' ? toOwnAddress(from) : null
  const before = address === null ? null : await findRedirect(tx, [address])
  if (before && saysTheSame({ from, to }, { from: before.from, to: before.to })) return success('unchanged')
  const edit = { id: before && address, fields, context: importing(deps) }
  const outcome = await saveLive(tx, redirectType(deps.siteUrl), edit)
  return outcome.ok ? success(before ? 'changed' : 'added') : outcome
}
