import type { SharedContent, SharedSubject } from '#domain/accounts/acts.ts'
import { can } from '#domain/accounts/permissions.ts'
import type { Brand } from '#domain/catalogue/brand.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Document } from '#domain/documents/document.ts'
import type { Post } from '#domain/posts/post.ts'
import type { Product } from '#domain/products/product.ts'
import type { DraftKind } from '#domain/kinds.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import type { ContentRecord } from '#domain/site/content/content-record.ts'
import { isShared } from '#domain/site/content/previewed.ts'
import { hiddenSettings } from '#domain/site/settings-rights.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { isImportRunning } from '#server/data/imports/imports-store.ts'
import type { Log } from '#server/log.ts'
import * as due from '#server/records/due-publications.ts'
import * as housekeeping from '#server/records/housekeeping.ts'
import * as longActs from '#server/records/bulk/long-acts.ts'
import * as records from '#server/records/records.ts'
import { createRecordEditing, type EditingDeps, type RecordEditing } from '#server/records/save.ts'
import * as sharing from '#server/records/sharing.ts'
import * as reads from '#server/records/staff-reads.ts'
import * as versions from '#server/records/versions.ts'
import { brandType } from '#server/services/catalogue/brands.ts'
import { categoryType } from './catalogue/category-type.ts'
import { createCategoryOrder, type CategoryOrder } from '#server/services/catalogue/category-type.ts'
import { productType } from './catalogue/product-type.ts'
import { documentType } from './documents/document-type.ts'
import { createDocumentEditing, type DocumentEditing } from './documents/document-editing.ts'
import { postType } from '#server/services/posts/posts.ts'
import { draftType, recordTypes } from './record-types.ts'
import { contentType, eachContentKind } from './site/content/content-type.ts'
import { turnNeutralBack } from '#server/services/site/new-site.ts'
import { readSettings } from '#server/services/site/settings.ts'
import { recordRefusals } from '#content/admin/bulk.ts'
import type { ManyAct } from '#domain/records/lists/bulk.ts'
import { seoLineFields, EMPTY_OVERRIDE, readSeoForm } from '#domain/records/seo-record.ts'
import { reasonOf, type SpecialOperation } from '#server/records/bulk/bulk.ts'
import { changedBy, findPresent } from '#server/records/present.ts'
import { evaluatePins, pinMany, pinOne } from '#server/services/catalogue/bulk-pins.ts'
import { stepPrices, steppedPrices } from '#server/services/prices/bulk-prices.ts'
import { fieldReasons, publicationReasons } from '#content/admin/publication-reasons.ts'
import { recordProblems } from '#content/record-problems.ts'
import { failure } from '#domain/records/errors.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import type { Localized } from '#domain/text/locale.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { ownOverrides } from '#server/services/sheets/product-rows.ts'
import { saveLive } from '#server/records/live.ts'
import { SEO } from '#server/services/site/seo.ts'
import type { Tried } from '#server/records/transaction.ts'
import { isSameContent, type WriteContext } from '#server/records/write.ts'

// The engine of records (server/records) knows no kind: here it gets those of this site.

type Addressed = { category: Category; brand: Brand; product: Product; post: Post }
type Records = Addressed & { document: Document } & Record<ContentKind, ContentRecord>

/**
 * Everything that staff write, out of the fields of a form or a call as they were sent, by the names of
 * docs/specification 7. Files among them are stored; each write is one transaction with its line in the record of
 * changes; a form that names its `version` is refused as stale when somebody else has saved since.
 */
export type EditingService = { [Kind in DraftKind]: RecordEditing<Records[Kind]> } & CategoryOrder & {
    document: DocumentEditing
  }

export function createEditing(deps: EditingDeps): EditingService {
  return {
    category: createRecordEditing(deps, () => categoryType(deps)),
    brand: createRecordEditing(deps, () => brandType(deps)),
    product: createRecordEditing(deps, () => productType(deps)),
    post: createRecordEditing(deps, () => postType(deps)),
    document: createDocumentEditing(deps),
    ...eachContentKind((kind) => createRecordEditing(deps, (id) => contentType(deps, kind, id))),
    ...createCategoryOrder(deps),
  }
}

type Base = { db: Db; clock: Clock }
type Deps = Base & { siteUrl: string; onPlan?: (() => void) | undefined }

function engineDeps(deps: Deps) {
  const { db, siteUrl } = deps
  return {
    ...deps,
    types: recordTypes(deps),
    special: specialOperations(deps),
    isUnderWay: isImportRunning,
    takeBack: (on: Db, undone: string, undo: { actId: string; at: string }) =>
      turnNeutralBack(on, undone, { ...undo, siteUrl }),
    keeps: () => settingsOf(db),
  }
}

async function settingsOf(db: Db) {
  return (await readSettings(db)).settings
}

export function createRecords(deps: Deps): records.RecordsService {
  return records.createRecords(engineDeps(deps))
}

type LongActsDeps = Deps & Pick<longActs.LongActsDeps, 'records' | 'onLongAct' | 'most'>

export function createLongActs(deps: LongActsDeps): longActs.LongActsService {
  return longActs.createLongActs({ ...engineDeps(deps), ...deps })
}

export function createDuePublications(deps: Base & { log: Log }): due.DuePublicationsService {
  return due.createDuePublications({ ...deps, typeOf: (kind, id) => draftType(deps, kind, id) })
}

export function createHousekeeping(deps: Base): housekeeping.HousekeepingService {
  return housekeeping.createHousekeeping({ ...deps, keeps: () => settingsOf(deps.db) })
}

export function createVersions({ db }: { db: Db }): versions.VersionsService {
  const hidden: versions.Hidden = (kind, role) =>
    kind === 'settings' ? hiddenSettings((right) => can(role, right)) : new Set()
  return versions.createVersions({ db, hidden })
}

/** Lists of the site's content that have calls of their own. */
const CALLED_LISTS = ['equivalent', 'rule'] as const
export type CalledList = (typeof CALLED_LISTS)[number]

export type StaffReadsService = { [Kind in keyof Addressed | CalledList | 'document']: reads.StaffReads<Records[Kind]> }

export function createStaffReads(deps: Base): StaffReadsService {
  return {
    category: reads.createStaffReads(deps.db, categoryType(deps)),
    brand: reads.createStaffReads(deps.db, brandType(deps)),
    product: reads.createStaffReads(deps.db, productType(deps)),
    post: reads.createStaffReads(deps.db, postType(deps)),
    document: reads.createStaffReads(deps.db, documentType(deps)),
    ...(Object.fromEntries(
      CALLED_LISTS.map((kind) => [kind, reads.createStaffReads(deps.db, contentType(deps, kind, ''))]),
    ) as Record<CalledList, reads.StaffReads<ContentRecord>>),
  }
}

/** A record as it is shared: its draft, else what is on the site. */
export type Shared =
  | { [Kind in keyof Addressed]: { kind: Kind; record: Addressed[Kind] } }[keyof Addressed]
  | { kind: SharedContent; record: ContentRecord }

export type SharingService = sharing.SharingService<SharedSubject, Shared>

export function createSharing(deps: Base): SharingService {
  const typeOf = (kind: DraftKind, id: string) => draftType(deps, kind, id)
  return sharing.createSharing<SharedSubject, Shared>({ ...deps, typeOf, isShared })
}

/** What is done with products alone: with their prices, their pins and their texts for search engines. */
function specialOperations(deps: { clock: Clock }): (act: ManyAct) => SpecialOperation | null {
  const packsOf = async (db: Db, id: string) => {
    const product = await findPresent(db, productType(deps), id)
    return product && changedBy(product, 'site').variants
  }
  return (act) => {
    if (act.to === 'pin' || act.to === 'unpin') {
      return {
        obstacle: async (db, id) => (await evaluatePins(db, [id], act)).reasons.get(id) ?? null,
        evaluateAll: async (db, ids) => (await evaluatePins(db, ids, act)).reasons,
        operate: (tx, id, context) => pinOne(tx, id, act, context),
        operateAll: (db, ids, context) => pinMany(db, ids, act, context),
      }
    }
    if ('isSeo' in act && act.isSeo) {
      return {
        obstacle: async (db, id) => (await evaluateSeo(db, deps, id, act.fields)).reason,
        async changes(db, id, name) {
          const { before, after } = await evaluateSeo(db, deps, id, act.fields)
          return [{ kind: 'seo', id, name, before: seoLineFields(before), after: seoLineFields(after) }]
        },
        operate: async (tx, id, context) => reasonOf(await setSeo(tx, deps, { id, fields: act.fields, context })),
      }
    }
    if (act.to !== 'price') return null
    return {
      async obstacle(db, id) {
        const packs = await packsOf(db, id)
        return packs ? (await steppedPrices(db, packs, act)).reason : recordRefusals.gone
      },
      async changes(db, id, name) {
        const { prices } = await steppedPrices(db, (await packsOf(db, id)) ?? [], act)
        return prices.map(({ pack, before, after, stockCode }) => ({
          kind: 'price',
          id: stockCode,
          name: { ar: `${name.ar} · ${pack.ar}`, en: `${name.en} · ${pack.en}` },
          before: { price: before },
          after: { price: after },
        }))
      },
      async operate(tx, id, context) {
        const packs = await packsOf(tx, id)
        return packs ? stepPrices(tx, packs, act, context) : recordRefusals.gone
      },
    }
  }
}

/** What the act makes of what search engines are told of a product; `key` is null where nothing is said of it yet. */
type EvaluatedSeo = { key: string | null; before: SeoOverride; after: SeoOverride; reason: Localized | null }

async function evaluateSeo(db: Db, deps: { clock: Clock }, id: string, fields: FormFields): Promise<EvaluatedSeo> {
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

async function setSeo(
  tx: Tx,
  deps: { clock: Clock },
  { id, fields, context }: { id: string; fields: FormFields; context: WriteContext },
): Promise<Tried<unknown>> {
  await takeLock(tx, 'seo overrides')
  const { key, reason } = await evaluateSeo(tx, deps, id, fields)
  if (reason) return failure({ kind: 'conflict', message: reason })
  return saveLive(tx, SEO, { id: key, fields: { key: id, ...fields }, context: { ...context, act: 'bulk' } })
}
