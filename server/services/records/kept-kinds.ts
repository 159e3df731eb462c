import { restoring } from '../../../content/admin/record-restoring.ts'
import { withoutFiles } from '../../../domain/media/lost-files.ts'
import { failure, success, type Outcome } from '../../../domain/records/errors.ts'
import { recordProblems } from '../../../content/record-problems.ts'
import type { RecordContent, RecordKindName } from '../../../domain/records/record-kinds.ts'
import { DESK_FIELDS, PEOPLE_FIELDS } from '../../../domain/site/settings-rights.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../data/engine/database.ts'
import { entityExists, idOfSlug, takenNames } from '../../data/catalogue/entities-store.ts'
import { findBinnedById } from '../../data/records/bin-store.ts'
import { findRecord, takenRecordIds } from '../../data/records/records-store.ts'
import { findSynonyms } from '../../data/search/synonyms-store.ts'
import { findFileKinds } from '../../data/site/files-store.ts'
import { findRedirect } from '../../data/site/redirects-store.ts'
import { findSeoOverride } from '../../data/site/seo-store.ts'
import { textsOf } from '../../../domain/records/record-lists.ts'
import { firstFree } from '../../../domain/records/slug.ts'
import { mayNow } from '../accounts/authorization.ts'
import { brandKind } from '../catalogue/brand-editing.ts'
import { categoryKind } from '../catalogue/category-editing.ts'
import { productKind } from '../catalogue/product-editing.ts'
import { putProductOrder } from '../catalogue/product-order-editing.ts'
import { postKind } from '../posts/post-editing.ts'
import { putPrice } from '../prices/price-editing.ts'
import { NAMED_SYNONYMS, saveSynonyms } from '../search/synonym-editing.ts'
import { NAMED_REDIRECT, saveRedirectForm } from '../site/redirect-editing.ts'
import { NAMED_SEO, saveOverride } from '../site/seo-editing.ts'
import { saveSettingsForm } from '../site/settings-editing.ts'
import type { Tried } from './edit-transaction.ts'
import { inputOfContent, standingOf, type Edited, type EditedKind, type Slugged } from './edited-kind.ts'
import { findPresent } from './present-record.ts'
import { bringCompanions, keepDraft, listNewest, takeOff } from './publication/publication.ts'
import { filesIn } from './record-heads.ts'
import { recorded } from './record-writing.ts'
import { binPresent } from './record-removal.ts'
import { binNamed } from './named-removal.ts'
import { contentKind, eachContentKind } from '../site/content/content-editing.ts'
import { isSameContent, type Doing, type Next } from './versioned-write.ts'

type Putting = {
  id: string
  content: RecordContent
  doing: Doing
  /** When the record was made, for one that has no row at the moment. */
  createdAt: string
  /** What becomes of draft and plan; both stay as they are where nothing is said. */
  next?: Next
  /** False where nobody has given the password again, which settings that touch people ask for. */
  isConfirmed?: boolean
}

/** How a content of any kind becomes what is on the site, through the reader of every other save. */
export type KeptKind = {
  /** The lock under which this record is written. */
  lock(id: string): string
  /** What is on the site of it, of kinds of which that may have been there before there were versions. */
  onSite?(tx: Tx, id: string): Promise<RecordContent | null>
  /** Writes the whole content; answers what could not be as it says. */
  put(tx: Tx, putting: Putting): Promise<Tried<PutBack, unknown>>
  /** Moves it into the bin. */
  bin(tx: Tx, id: string, doing: Doing): Promise<Outcome<void>>
  /** The id under which a record of the bin comes back; null where its own is taken and there can be no other. */
  freeId(tx: Tx, id: string): Promise<string | null>
  /** Writes a whole content as what is not on the site; what is there stays, or goes where that is said. */
  putAside?(tx: Tx, putting: Omit<Putting, 'createdAt'> & { takesOff?: boolean }): Promise<Outcome<unknown>>
}

/** `slug`: another record has the old one, so the present one stays. */
export type PutBack = { told: 'slug'[] }

type Deps = { clock: Clock; siteUrl: string }

/** Every kind of record by its name: a new kind is one line. */
export function keptKinds(deps: Deps): Record<RecordKindName, KeptKind> {
  return {
    category: entityKind(categoryKind(deps)),
    brand: entityKind(brandKind(deps)),
    product: entityKind(productKind(deps)),
    post: entityKind(postKind(deps)),
    ...eachContentKind((kind) => contentKept((id) => entityKind(contentKind(deps, kind, id)))),
    seo: {
      lock: () => 'seo overrides',
      bin: (tx, name, doing) => binNamed(tx, NAMED_SEO, { name, doing }),
      put: async (tx, { id, content: fields, doing }) =>
        put(await saveOverride(tx, { key: (await findSeoOverride(tx, id)) ? id : null, fields, doing })),
      freeId: async (tx, id) => ((await findSeoOverride(tx, id)) ? null : id),
    },
    synonyms: {
      lock: () => 'synonyms',
      bin: (tx, name, doing) => binNamed(tx, NAMED_SYNONYMS, { name, doing }),
      async put(tx, { id, content: { words }, doing }) {
        const fields = { words: Array.isArray(words) ? words.join('\n') : words }
        return put(await saveSynonyms(tx, { id: (await findSynonyms(tx, id)) ? id : null, newId: id, fields, doing }))
      },
      freeId: async (_tx, id) => id,
    },
    redirect: {
      lock: () => 'redirects',
      bin: (tx, name, doing) => binNamed(tx, NAMED_REDIRECT, { name, doing }),
      async put(tx, { id, content: fields, doing }) {
        const origin = fields['origin'] === 'kept' ? 'kept' : 'staff'
        const before = (await findRedirect(tx, [id])) ? id : null
        return put(await saveRedirectForm(tx, { before, fields, siteUrl: deps.siteUrl, doing, origin }))
      },
      freeId: async (tx, id) => ((await findRedirect(tx, [id])) ? null : id),
    },
    price: {
      lock: () => 'prices',
      // A price that was none before has nowhere to go: it is none again.
      bin: async (tx, id, doing) =>
        (await putPrice(tx, id, null, doing)) ? success(undefined) : failure({ kind: 'not-found' }),
      put: async (tx, { id, content: { price }, doing }) =>
        (await putPrice(tx, id, price, doing)) ? success({ told: [] }) : failure({ kind: 'not-found' }),
      freeId: async (_tx, id) => id,
    },
    order: {
      lock: () => 'product orders',
      bin: async (tx, id, doing) => {
        await putProductOrder(tx, id, [], doing)
        return success(undefined)
      },
      put: async (tx, { id, content: { products }, doing }) => {
        await putProductOrder(tx, id, textsOf(products) ?? [], doing)
        return success({ told: [] })
      },
      freeId: async (_tx, id) => id,
    },
    settings: {
      lock: () => 'change in settings',
      bin: async () => failure({ kind: 'not-found' }),
      async put(tx, { content, doing, isConfirmed = true }) {
        const kept = [
          ...((await mayNow(tx, doing.by, 'people-settings.write')) ? [] : PEOPLE_FIELDS),
          ...((await mayNow(tx, doing.by, 'desk-settings')) ? [] : DESK_FIELDS),
        ]
        const fields = Object.fromEntries(Object.entries(content).filter(([name]) => !kept.includes(name)))
        return put(await saveSettingsForm(tx, { fields, doing, isConfirmed }))
      },
      freeId: async (_tx, id) => id,
    },
  }
}

function put(outcome: Tried<unknown>): Tried<PutBack, unknown> {
  return outcome.ok ? success({ told: [] }) : outcome
}

function entityKind<Entity extends Edited & Slugged, Input extends Slugged>(kind: EditedKind<Entity, Input>): KeptKind {
  const { table } = kind
  return {
    lock: (id) => `change in ${table}: ${id}`,
    async bin(tx, id, doing) {
      const present = await findPresent(tx, kind, id)
      return present ? binPresent(tx, kind, { present, fields: {}, doing }) : failure({ kind: 'not-found' })
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
    async putAside(tx, { id, content: whole, doing, next = {}, takesOff = false }) {
      const present = await findPresent(tx, kind, id)
      if (!present) return failure({ kind: 'not-found' })
      const input = inputOfContent(kind, await withoutLostFiles(tx, whole), doing.at)
      const { site } = present
      if (site && takesOff) return takeOff(tx, kind, { present, site, input, fields: {}, next, doing })
      return success(await keepDraft(tx, kind, { present, marks: present.head, input, next, doing }))
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
    bin: (tx, id, doing) => of(id).bin(tx, id, doing),
    freeId: (tx, id) => of(id).freeId(tx, id),
    putAside: async (tx, putting) => (await of(putting.id).putAside?.(tx, putting)) ?? failure({ kind: 'not-found' }),
  }
}

async function putEntity<Entity extends Edited & Slugged, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { id, content, doing, createdAt, next }: Putting,
): Promise<Tried<PutBack, unknown>> {
  const { table } = kind
  const before = await kind.on(tx).get(id)
  if (before && isSameContent(standingOf(kind, before).content, content)) {
    await recorded(tx, kind, before, before, { ...doing, next })
    await listNewest(tx, kind, id)
    return success({ told: [] })
  }
  const category = await categoryProblem(tx, content)
  if (!category.ok) return category
  const { input, problems } = kind.read(content, null, true)
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: recordProblems(problems) })
  const whole = kind.complete(input, doing.at)
  const owner = table === 'content_records' ? null : await idOfSlug(tx, table, whole.slug ?? '')
  const isTaken = before !== null && owner !== null && owner !== id
  const given = isTaken ? { ...whole, slug: before.slug } : whole
  const creation = { id, createdAt, isReserved: true } as const
  const outcome = before ? await kind.on(tx, doing).update(id, given) : await kind.on(tx, doing).create(given, creation)
  if (!outcome.ok) return outcome
  if (!before) await bringCompanions(tx, kind, id, doing)
  await recorded(tx, kind, before, outcome.value, { ...doing, next })
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
