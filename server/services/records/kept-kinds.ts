import { restoring } from '#content/admin/record-restoring.ts'
import { withoutFiles } from '#domain/media/lost-files.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { recordProblems } from '#content/record-problems.ts'
import type { RecordContent, RecordKindName } from '#domain/records/record-kinds.ts'
import type { Clock } from '#server/clock.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { entityExists, idOfSlug, takenNames } from '#server/data/catalogue/entities-store.ts'
import { findBinnedById } from '#server/data/records/bin-store.ts'
import { findRecord, takenRecordIds } from '#server/data/records/records-store.ts'
import { findFileKinds } from '#server/data/site/files-store.ts'
import { firstFree } from '#domain/records/slug.ts'
import { brandKind } from '#server/services/catalogue/brand-editing.ts'
import { categoryKind } from '#server/services/catalogue/category-editing.ts'
import { productKind } from '#server/services/catalogue/product-editing.ts'
import { postKind } from '#server/services/posts/post-editing.ts'
import type { Tried } from './edit-transaction.ts'
import { inputOfContent, standingOf, type Edited, type EditedKind, type Slugged } from './edited-kind.ts'
import { findPresent } from './present-record.ts'
import { bringCompanions, keepDraft, listNewest, takeOff } from './publication/publication.ts'
import { filesIn } from './record-heads.ts'
import { recorded } from './record-writing.ts'
import { binPresent } from './record-removal.ts'
import { contentKind, eachContentKind } from '#server/services/site/content/content-editing.ts'
import { isSameContent } from './versioned-write.ts'
import type { KeptKind, PutBack, Putting } from './kept-kind.ts'
import { keptOrder, keptPrice, keptRedirect, keptSeo, keptSettings, keptSynonyms } from './kept-lone-kinds.ts'

type Deps = { clock: Clock; siteUrl: string }

/** Every kind of record by its name: a new kind is one line. */
export function keptKinds(deps: Deps): Record<RecordKindName, KeptKind> {
  return {
    category: entityKind(categoryKind(deps)),
    brand: entityKind(brandKind(deps)),
    product: entityKind(productKind(deps)),
    post: entityKind(postKind(deps)),
    ...eachContentKind((kind) => contentKept((id) => entityKind(contentKind(deps, kind, id)))),
    seo: keptSeo,
    synonyms: keptSynonyms,
    redirect: keptRedirect(deps.siteUrl),
    price: keptPrice,
    order: keptOrder,
    settings: keptSettings,
  }
}

function entityKind<Entity extends Edited & Slugged, Input extends Slugged>(kind: EditedKind<Entity, Input>): KeptKind {
  const { table } = kind
  return {
    lock: (id) => `change in ${table}: ${id}`,
    async bin(tx, id, context) {
      const present = await findPresent(tx, kind, id)
      return present ? binPresent(tx, kind, { present, fields: {}, context }) : failure({ kind: 'not-found' })
    },
    async freeId(tx, id) {
      const known = await takenRecordIds(tx, kind.subject, id)
      if (table === 'content_records') return kind.onlyId && known.includes(id) ? null : firstFree(id, new Set(known))
      const taken = await takenNames(tx, table, id)
      return firstFree(id, new Set([...taken.ids, ...known]))
    },
    async onSite(tx, id) {
      const site = await kind.on(tx).get(id)
      return site && standingOf(kind, site).content
    },
    put: async (tx, putting) =>
      putEntity(tx, kind, { ...putting, content: await withoutLostFiles(tx, putting.content) }),
    async putAside(tx, { id, content: whole, context, next = {}, takesOff = false }) {
      const present = await findPresent(tx, kind, id)
      if (!present) return failure({ kind: 'not-found' })
      const input = inputOfContent(kind, await withoutLostFiles(tx, whole), context.at)
      const { site } = present
      if (site && takesOff) return takeOff(tx, kind, { present, site, input, fields: {}, next, context })
      return success(await keepDraft(tx, kind, { present, marks: present.head, input, next, context }))
    },
  }
}

/** A file that only earlier versions showed may have been deleted since: they come back without it. */
async function withoutLostFiles(tx: Tx, content: RecordContent): Promise<RecordContent> {
  const names = filesIn(content)
  const stored = await findFileKinds(tx, names)
  return withoutFiles(
    content,
    names.filter((name) => !stored.has(name)),
  )
}

/** Pages have each their own fields, so what is done with a record begins with its id. */
function contentKept(of: (id: string) => KeptKind): KeptKind {
  return {
    lock: (id) => of(id).lock(id),
    onSite: async (tx, id) => (await of(id).onSite?.(tx, id)) ?? null,
    put: (tx, putting) => of(putting.id).put(tx, putting),
    bin: (tx, id, context) => of(id).bin(tx, id, context),
    freeId: (tx, id) => of(id).freeId(tx, id),
    putAside: async (tx, putting) => (await of(putting.id).putAside?.(tx, putting)) ?? failure({ kind: 'not-found' }),
  }
}

async function putEntity<Entity extends Edited & Slugged, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { id, content, context, createdAt, next }: Putting,
): Promise<Tried<PutBack, unknown>> {
  const { table } = kind
  const before = await kind.on(tx).get(id)
  if (before && isSameContent(standingOf(kind, before).content, content)) {
    await recorded(tx, kind, before, before, { ...context, next })
    await listNewest(tx, kind, id)
    return success({ told: [] })
  }
  const category = await categoryProblem(tx, content)
  if (!category.ok) return category
  const { input, problems } = kind.read(content, null, true)
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: recordProblems(problems) })
  const whole = kind.complete(input, context.at)
  const owner = table === 'content_records' ? null : await idOfSlug(tx, table, whole.slug ?? '')
  const isTaken = before !== null && owner !== null && owner !== id
  const given = isTaken ? { ...whole, slug: before.slug } : whole
  const creation = { id, createdAt, isReserved: true } as const
  const outcome = before
    ? await kind.on(tx, context).update(id, given)
    : await kind.on(tx, context).create(given, creation)
  if (!outcome.ok) return outcome
  if (!before) await bringCompanions(tx, kind, id, context)
  await recorded(tx, kind, before, outcome.value, { ...context, next })
  await listNewest(tx, kind, id)
  const isOther = outcome.value.slug !== whole.slug
  return success({ told: isTaken || isOther ? ['slug'] : [] })
}

async function categoryProblem(tx: Tx, { category_id: id }: RecordContent): Promise<Outcome<void>> {
  if (typeof id !== 'string' || id === '' || (await entityExists(tx, 'categories', id))) return success(undefined)
  const off = await findRecord(tx, 'category', id)
  const binned = off ? null : await findBinnedById(tx, 'category', id)
  // What has gone for good has left no name.
  const name = (off ?? binned?.head)?.name ?? { ar: id, en: id }
  const words = binned ? restoring.categoryInBin : restoring.categoryGone
  const message = { ar: words.ar(name.ar), en: words.en(name.en) }
  return failure({ kind: 'conflict', message, field: 'category_id' })
}
