import { randomUUID } from 'node:crypto'
import { recordProblems } from '../../content/record-problems.ts'
import type { ChangeMaker } from '../../domain/caller.ts'
import {
  type CatalogueLine,
  categoryLine,
  postLine,
  productLine,
  saysTheSame,
  seoLine,
} from '../../domain/catalogue-file.ts'
import { failure, success } from '../../domain/errors.ts'
import type { Failure, Outcome, Stale } from '../../domain/errors.ts'
import { recordForm } from '../../domain/record-form.ts'
import { listOf } from '../../domain/record-lists.ts'
import { toOwnPath } from '../../domain/redirect.ts'
import type { Clock } from '../clock.ts'
import { toInstant } from '../data/codec.ts'
import type { Tx } from '../data/database.ts'
import { findRedirect } from '../data/redirects-store.ts'
import { findSeoOverride } from '../data/seo-store.ts'
import { insertSynonyms, listSynonyms } from '../data/synonyms-store.ts'
import { categoryKind } from '../services/category-editing.ts'
import { recordChange } from '../services/edited-record.ts'
import { postKind } from '../services/post-editing.ts'
import { productKind } from '../services/product-editing.ts'
import { readSettings } from '../services/read-settings.ts'
import { saveRedirectForm } from '../services/redirect-editing.ts'
import { saveOverride } from '../services/seo-editing.ts'
import { saveSettingsForm } from '../services/settings-editing.ts'
import { importEntity, withoutCategory } from './entity-import.ts'

/** What became of a line. */
export type Imported = 'added' | 'changed' | 'unchanged'
export type ImportedOutcome = Outcome<Imported, Failure | Stale<unknown>>

export type RecordImportDeps = { clock: Clock; siteUrl: string; by: ChangeMaker }

type Importer = (tx: Tx, deps: RecordImportDeps, line: CatalogueLine) => Promise<ImportedOutcome>

/** Adds the record of one line, or changes the one that is there, by the rules of the forms of staff. */
export const importRecord: Importer = (tx, deps, line) => IMPORTERS[line.record](tx, deps, line)

const IMPORTERS: Record<CatalogueLine['record'], Importer> = {
  catalogue: async () => success('unchanged'),
  file: async () => success('unchanged'),
  category: (tx, deps, line) => importEntity(tx, deps, { kind: categoryKind(deps), lineOf: categoryLine, line }),
  product: (tx, deps, line) =>
    importEntity(tx, deps, { kind: withoutCategory(productKind(deps)), lineOf: productLine, line }),
  post: (tx, deps, line) => importEntity(tx, deps, { kind: postKind(deps), lineOf: postLine, line }),
  settings: importSettings,
  seo: importOverride,
  synonyms: importSynonyms,
  redirect: importRedirect,
}

async function importSettings(
  tx: Tx,
  { by, clock }: RecordImportDeps,
  fields: CatalogueLine,
): Promise<ImportedOutcome> {
  const { version } = await readSettings(tx)
  const outcome = await saveSettingsForm(tx, { fields, by, now: clock() })
  if (!outcome.ok) return outcome
  return success(outcome.value.version === version ? 'unchanged' : 'changed')
}

async function importOverride(
  tx: Tx,
  { by, clock }: RecordImportDeps,
  fields: CatalogueLine,
): Promise<ImportedOutcome> {
  const key = recordForm(fields, { isNew: true }).line('key') ?? ''
  const before = await findSeoOverride(tx, key)
  if (before && saysTheSame(fields, seoLine(key, before.override))) return success('unchanged')
  const outcome = await saveOverride(tx, { key: before ? key : null, fields, by }, clock())
  return outcome.ok ? success(before ? 'changed' : 'added') : outcome
}

const WORDS = { most: 50, longest: 100 }

async function importSynonyms(
  tx: Tx,
  { by, clock }: RecordImportDeps,
  fields: CatalogueLine,
): Promise<ImportedOutcome> {
  const form = recordForm(fields, { isNew: true })
  const words = [...new Set(listOf(form, 'words', WORDS))]
  if (words.length < 2) form.refuse('words', form.problems['words'] ?? { kind: 'list-malformed' })
  if (Object.keys(form.problems).length > 0) return failure({ kind: 'invalid', fields: recordProblems(form.problems) })
  const known = await listSynonyms(tx)
  if (known.some((entry) => saysTheSame({ words }, entry))) return success('unchanged')
  const id = randomUUID()
  await insertSynonyms(tx, { id, words }, toInstant(clock()))
  await recordChange(tx, { by, at: clock(), kind: { subject: 'synonyms' }, verb: 'create', id })
  return success('added')
}

async function importRedirect(
  tx: Tx,
  { by, clock, siteUrl }: RecordImportDeps,
  fields: CatalogueLine,
): Promise<ImportedOutcome> {
  const { from, to, origin } = fields
  const path = typeof from === 'string' ? toOwnPath(from) : null
  const before = path === null ? null : await findRedirect(tx, [path])
  if (before && saysTheSame({ from, to }, { from: before.from, to: before.to })) return success('unchanged')
  const outcome = await saveRedirectForm(tx, {
    before: before && path,
    fields,
    by,
    siteUrl,
    now: clock(),
    origin: origin === 'kept' ? 'kept' : 'staff',
  })
  return outcome.ok ? success(before ? 'changed' : 'added') : outcome
}
