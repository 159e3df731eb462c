import { refusals } from '#content/refusals.ts'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import { type CatalogueLine, saysTheSame } from '#domain/catalogue/catalogue-file.ts'
import { failure, success, type Failure, type Outcome, type Stale } from '#domain/records/errors.ts'
import { recordForm } from '#domain/fields/record-form.ts'
import { toOwnAddress } from '#domain/records/redirect.ts'
import { nameKeyOf, readSynonymForm } from '#domain/search/synonym-form.ts'
import { isContentKind } from '#domain/site/content/content-kinds.ts'
import { isPageName } from '#domain/site/content/page-fields.ts'
import type { Clock } from '#server/clock.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { listSynonyms } from '#server/data/search/synonyms-store.ts'
import { saveLive, type LiveSave, type LiveType } from '#server/records/live.ts'
import type { Tried } from '#server/records/transaction.ts'
import { attributeType } from '#server/services/catalogue/attribute-type.ts'
import { productType } from '#server/services/catalogue/product-type.ts'
import { draftType } from '#server/services/record-types.ts'
import { contentType } from '#server/services/site/content/content-type.ts'
import { redirectType } from '#server/services/site/redirects.ts'
import { saveWithPrice, SEO } from '#server/services/site/seo.ts'
import { SYNONYMS } from '#server/services/search/synonyms.ts'
import { readSettings, saveSettingsForm } from '#server/services/site/settings.ts'
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
  /** The synonyms that lines of this file have named already, by what they are compared by. */
  namedSynonyms: Set<string>
  /** Pages that the file brings: texts may link to one that stands on a later line. */
  coming: ReadonlySet<string>
}

/** Adds the record of one line, or changes the one that is there, by the rules of the forms of staff. */
export async function importRecord(tx: Tx, deps: RecordImportDeps, line: CatalogueLine): Promise<ImportedOutcome> {
  const { record } = line
  if (record === 'catalogue' || record === 'file') return success('unchanged')
  if (record === 'settings') return importSettings(tx, deps, line)
  if (record === 'synonyms') return importSynonyms(tx, deps, line)
  if (record === 'seo') return importLive(tx, deps, { type: SEO, line, id: typed(line, 'key'), save: saveWithPrice })
  if (record === 'attribute') return importLive(tx, deps, { type: attributeType(deps), line, id: typed(line, 'key') })
  if (record === 'redirect') {
    const { from } = line
    const id = typeof from === 'string' ? toOwnAddress(from) : null
    return importLive(tx, deps, { type: redirectType(deps.siteUrl), line, id })
  }
  const id = typed(line, 'id')
  if (record === 'page' && !isPageName(id)) return failure({ kind: 'invalid', fields: { id: refusals.pageUnknown } })
  if (isContentKind(record)) return importEntity(tx, deps, { type: contentType(deps, record, id), line })
  const type = record === 'product' ? withoutCategory(productType(deps)) : draftType(deps, record, id)
  return importEntity(tx, deps, { type, line })
}

function typed(line: CatalogueLine, name: string): string {
  return recordForm(line, { isNew: true }).line(name) ?? ''
}

async function importSettings(tx: Tx, deps: RecordImportDeps, fields: CatalogueLine): Promise<ImportedOutcome> {
  const { version } = await readSettings(tx)
  const outcome = await saveSettingsForm(tx, { fields, context: importing(deps), isConfirmed: true })
  if (!outcome.ok) return outcome
  return success(outcome.value.version === version ? 'unchanged' : 'changed')
}

type LiveImport<Value extends { version: number }, Filter> = {
  type: LiveType<Value, Filter>
  line: CatalogueLine
  /** Null where the line names none. */
  id: string | null
  save?: (tx: Tx, edit: LiveSave) => Promise<Tried<Value>>
}

async function importLive<Value extends { version: number }, Filter>(
  tx: Tx,
  deps: RecordImportDeps,
  { type, line, id, save = (on, edit) => saveLive(on, type, edit) }: LiveImport<Value, Filter>,
): Promise<ImportedOutcome> {
  const before = id === null ? null : await type.find(tx, id)
  const { record: _kind, ...fields } = line
  if (before && saysTheSame(fields, type.standing(before).content)) return success('unchanged')
  const outcome = await save(tx, { id: before && id, fields, context: importing(deps) })
  return outcome.ok ? success(before ? 'changed' : 'added') : outcome
}

/**
 * A group is the one that has a name in common with the line: no name stands in two. Two lines of one file are two
 * groups: the later one is refused before it takes the place of the earlier.
 */
async function importSynonyms(tx: Tx, deps: RecordImportDeps, line: CatalogueLine): Promise<ImportedOutcome> {
  const keys = readSynonymForm(line).names.map(nameKeyOf)
  const group = (await listSynonyms(tx)).find(({ words }) => words.some((name) => keys.includes(nameKeyOf(name))))
  const isNamed = group?.words.some((name) => deps.namedSynonyms.has(nameKeyOf(name))) ?? false
  const isSame = group && saysTheSame({ words: line['words'] }, { words: group.words })
  const outcome = await importLive(tx, deps, {
    type: SYNONYMS,
    line,
    id: group && (isSame || !isNamed) ? group.id : null,
  })
  if (outcome.ok) for (const key of keys) deps.namedSynonyms.add(key)
  return outcome
}
