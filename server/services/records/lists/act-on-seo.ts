import { fieldReasons, publicationReasons } from '#content/admin/publication-reasons.ts'
import { recordProblems } from '#content/record-problems.ts'
import { failure } from '#domain/records/errors.ts'
import type { ManyAct } from '#domain/records/lists/marked.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { EMPTY_OVERRIDE, readSeoForm, seoLineFields } from '#domain/records/seo-record.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { productKind } from '#server/services/catalogue/product-editing.ts'
import { ownOverrides } from '#server/services/sheets/own-overrides.ts'
import { saveOverride } from '#server/services/site/seo-editing.ts'
import type { Tried } from '#server/services/records/edit-transaction.ts'
import { changedBy, findPresent } from '#server/services/records/present-record.ts'
import { isSameContent, type WriteContext } from '#server/services/records/versioned-write.ts'

type SettingSeo = Extract<ManyAct, { isSeo?: true }>

/** Whether an act gives products texts for search engines, which are a record of their own beside each. */
export function isOfSeo(act: ManyAct): act is SettingSeo {
  return 'isSeo' in act && act.isSeo === true
}

/** What the act makes of what search engines are told of a product; `key` is null where nothing is said of it yet. */
type WeighedSeo = { key: string | null; before: SeoOverride; after: SeoOverride; reason: Localized | null }

export async function weighSeo(
  db: Db,
  deps: { clock: Clock },
  id: string,
  { fields }: SettingSeo,
): Promise<WeighedSeo> {
  const present = await findPresent(db, productKind(deps), id)
  const own = present && (await ownOverrides(db, [{ id, slug: changedBy(present, 'site').slug }])).get(id)
  const before = own?.override ?? EMPTY_OVERRIDE
  const { input, problems } = readSeoForm(fields, before)
  const after = { ...before, ...input }
  const weighed = { key: own?.key ?? null, before, after }
  if (!present) return { ...weighed, reason: publicationReasons.gone }
  if (Object.keys(problems).length > 0) return { ...weighed, reason: fieldReasons('seo', recordProblems(problems)) }
  return {
    ...weighed,
    reason: isSameContent(seoLineFields(before), seoLineFields(after)) ? publicationReasons.asItIs : null,
  }
}

export async function setSeo(
  tx: Tx,
  deps: { clock: Clock },
  { id, act, context }: { id: string; act: SettingSeo; context: WriteContext },
): Promise<Tried<unknown>> {
  await takeLock(tx, 'seo overrides')
  const { key, reason } = await weighSeo(tx, deps, id, act)
  if (reason) return failure({ kind: 'conflict', message: reason })
  return saveOverride(tx, { key, fields: { key: id, ...act.fields }, context: { ...context, act: 'bulk' } })
}
