import { fieldReasons, publicationReasons } from '#content/admin/publication-reasons.ts'
import { recordProblems } from '#content/record-problems.ts'
import { failure } from '#domain/records/errors.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { EMPTY_OVERRIDE, readSeoForm, seoLineFields } from '#domain/records/seo-record.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { productType } from '#server/services/catalogue/product-type.ts'
import { ownOverrides } from '#server/services/sheets/own-overrides.ts'
import { saveOverride } from '#server/services/site/seo-editing.ts'
import type { Tried } from '#server/records/transaction.ts'
import { changedBy, findPresent } from '#server/records/present.ts'
import { isSameContent, type WriteContext } from '#server/records/write.ts'

/** What the act makes of what search engines are told of a product; `key` is null where nothing is said of it yet. */
type EvaluatedSeo = { key: string | null; before: SeoOverride; after: SeoOverride; reason: Localized | null }

export async function evaluateSeo(
  db: Db,
  deps: { clock: Clock },
  id: string,
  fields: FormFields,
): Promise<EvaluatedSeo> {
  const present = await findPresent(db, productType(deps), id)
  const own = present && (await ownOverrides(db, [{ id, slug: changedBy(present, 'site').slug }])).get(id)
  const before = own?.override ?? EMPTY_OVERRIDE
  const { input, problems } = readSeoForm(fields, before)
  const after = { ...before, ...input }
  const evaluated = { key: own?.key ?? null, before, after }
  if (!present) return { ...evaluated, reason: publicationReasons.gone }
  if (Object.keys(problems).length > 0) return { ...evaluated, reason: fieldReasons('seo', recordProblems(problems)) }
  return {
    ...evaluated,
    reason: isSameContent(seoLineFields(before), seoLineFields(after)) ? publicationReasons.asItIs : null,
  }
}

export async function setSeo(
  tx: Tx,
  deps: { clock: Clock },
  { id, fields, context }: { id: string; fields: FormFields; context: WriteContext },
): Promise<Tried<unknown>> {
  await takeLock(tx, 'seo overrides')
  const { key, reason } = await evaluateSeo(tx, deps, id, fields)
  if (reason) return failure({ kind: 'conflict', message: reason })
  return saveOverride(tx, { key, fields: { key: id, ...fields }, context: { ...context, act: 'bulk' } })
}
