import type { DraftKind, RecordKindName } from '#domain/records/record-kinds.ts'
import { isContentKind } from '#domain/site/content/content-kinds.ts'
import type { Clock } from '#server/clock.ts'
import type { RecordType, RecordTypes, PlainType } from '#server/records/type.ts'
import { brandType } from './catalogue/brand-type.ts'
import { categoryType } from './catalogue/category-type.ts'
import { productType } from './catalogue/product-type.ts'
import { postType } from './posts/post-type.ts'
import { contentType } from './site/content/content-type.ts'
import { textsOf } from '#domain/records/record-lists.ts'
import { success } from '#domain/records/errors.ts'
import { DESK_FIELDS, PEOPLE_FIELDS, rightsToFields } from '#domain/site/settings-rights.ts'
import { findAlias } from '#server/data/quotes/line-aliases-store.ts'
import { findSynonyms } from '#server/data/search/synonyms-store.ts'
import { findRedirect } from '#server/data/site/redirects-store.ts'
import { findSeoOverride } from '#server/data/site/seo-store.ts'
import { NAMED_REDIRECT } from '#server/records/addresses.ts'
import type { Put } from '#server/records/put.ts'
import type { Tried } from '#server/records/transaction.ts'
import { mayNow } from '#server/auth/authorization.ts'
import { putProductOrder } from '#server/services/catalogue/product-order-editing.ts'
import { putPrice } from '#server/services/prices/price-editing.ts'
import { NAMED_ALIAS, saveAlias } from '#server/services/quotes/alias-editing.ts'
import { NAMED_SYNONYMS, saveSynonyms } from '#server/services/search/synonym-editing.ts'
import { readSettings } from '#server/services/site/read-settings.ts'
import { saveRedirectForm } from '#server/services/site/redirect-editing.ts'
import { NAMED_SEO, saveOverride } from '#server/services/site/seo-editing.ts'
import { saveSettingsForm, settingsStanding } from '#server/services/site/settings-editing.ts'

/** What customers call a pack. */
const ALIAS: PlainType = {
  kind: 'alias',
  lock: 'line aliases',
  named: NAMED_ALIAS,
  async put(tx, { id, content: fields, context }) {
    const known = (await findAlias(tx, id)) ? id : null
    return asPut(await saveAlias(tx, { id: known, newId: id, fields, context }))
  },
}

const SETTINGS: PlainType = {
  kind: 'settings',
  lock: 'change in settings',
  rightsTo: rightsToFields,
  /** Fields that whoever saves may not change stay as they are. */
  async put(tx, { content, context, isConfirmed = true }) {
    const forbidden: readonly string[] = [
      ...((await mayNow(tx, context.by, 'people-settings.write')) ? [] : PEOPLE_FIELDS),
      ...((await mayNow(tx, context.by, 'desk-settings')) ? [] : DESK_FIELDS),
    ]
    const { content: present } = settingsStanding(await readSettings(tx))
    const fields = Object.fromEntries(Object.entries(content).filter(([name]) => !forbidden.includes(name)))
    const outcome = await saveSettingsForm(tx, { fields, context, isConfirmed })
    if (!outcome.ok) return outcome
    const isOther = (name: string) => JSON.stringify(content[name]) !== JSON.stringify(present[name])
    return success({ told: [], left: Object.keys(content).filter((name) => forbidden.includes(name) && isOther(name)) })
  },
}

/** The type of a kind with drafts; `id` says of which page. */
export function draftType(deps: { clock: Clock }, kind: DraftKind, id: string): RecordType {
  if (isContentKind(kind)) return contentType(deps, kind, id)
  const types = { category: categoryType, brand: brandType, product: productType, post: postType }
  return types[kind](deps)
}

/** Every kind of record: a new kind is one line. */
export function recordTypes(deps: { clock: Clock; siteUrl: string }): RecordTypes {
  const plain = plainTypes(deps.siteUrl)
  return {
    of: (kind, id) => (isPlain(kind) ? plain[kind] : draftType(deps, kind, id)),
    withDrafts: (kind, id) => draftType(deps, kind, id),
  }

  function isPlain(kind: RecordKindName): kind is keyof typeof plain {
    return Object.hasOwn(plain, kind)
  }
}

/** Kinds that have no drafts. */
function plainTypes(siteUrl: string): Record<Exclude<RecordKindName, DraftKind>, PlainType> {
  return {
    /** The texts of a page for search engines. */
    seo: {
      kind: 'seo',
      lock: 'seo overrides',
      named: NAMED_SEO,
      put: async (tx, { id, content: fields, context }) =>
        asPut(await saveOverride(tx, { key: (await findSeoOverride(tx, id)) ? id : null, fields, context })),
    },
    synonyms: {
      kind: 'synonyms',
      lock: 'synonyms',
      named: NAMED_SYNONYMS,
      async put(tx, { id, content: { words }, context }) {
        const fields = { words: Array.isArray(words) ? words.join('\n') : words }
        const known = (await findSynonyms(tx, id)) ? id : null
        return asPut(await saveSynonyms(tx, { id: known, newId: id, fields, context }))
      },
    },
    alias: ALIAS,
    redirect: {
      kind: 'redirect',
      lock: 'redirects',
      named: NAMED_REDIRECT,
      async put(tx, { id, content: fields, context }) {
        const origin = fields['origin'] === 'kept' ? 'kept' : 'staff'
        const before = (await findRedirect(tx, [id])) ? id : null
        return asPut(await saveRedirectForm(tx, { before, fields, siteUrl, context, origin }))
      },
    },
    price: {
      kind: 'price',
      lock: 'prices',
      // A price that was none before has nowhere to go: it is none again.
      withdraw: (tx, id, context) => putPrice(tx, id, null, context),
      put: async (tx, { id, content: { price }, context }) =>
        (await putPrice(tx, id, price, context))
          ? success({ told: [] })
          : { ok: false, failure: { kind: 'not-found' } },
    },
    order: {
      kind: 'order',
      lock: 'product orders',
      async withdraw(tx, id, context) {
        await putProductOrder(tx, id, [], context)
        return true
      },
      async put(tx, { id, content: { products }, context }) {
        await putProductOrder(tx, id, textsOf(products) ?? [], context)
        return success({ told: [] })
      },
    },
    settings: SETTINGS,
  }
}

function asPut(outcome: Tried<unknown>): Tried<Put, unknown> {
  return outcome.ok ? success({ told: [] }) : outcome
}
