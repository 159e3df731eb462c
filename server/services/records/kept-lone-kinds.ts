import { failure, success } from '#domain/records/errors.ts'
import { DESK_FIELDS, PEOPLE_FIELDS } from '#domain/site/settings-rights.ts'
import { findSynonyms } from '#server/data/search/synonyms-store.ts'
import { findRedirect } from '#server/data/site/redirects-store.ts'
import { findSeoOverride } from '#server/data/site/seo-store.ts'
import { textsOf } from '#domain/records/record-lists.ts'
import { mayNow } from '#server/services/accounts/authorization.ts'
import { putProductOrder } from '#server/services/catalogue/product-order-editing.ts'
import { putPrice } from '#server/services/prices/price-editing.ts'
import { NAMED_SYNONYMS, saveSynonyms } from '#server/services/search/synonym-editing.ts'
import { NAMED_REDIRECT, saveRedirectForm } from '#server/services/site/redirect-editing.ts'
import { NAMED_SEO, saveOverride } from '#server/services/site/seo-editing.ts'
import { readSettings } from '#server/services/site/read-settings.ts'
import { saveSettingsForm, settingsStanding } from '#server/services/site/settings-editing.ts'
import type { Tried } from './edit-transaction.ts'
import { binNamed } from './named-removal.ts'
import type { KeptKind, PutBack } from './kept-kind.ts'

// Kinds that have no drafts: what is saved of them is on the site.

/** The texts of a page for search engines. */
export const keptSeo: KeptKind = {
  lock: () => 'seo overrides',
  bin: (tx, name, context) => binNamed(tx, NAMED_SEO, { name, context }),
  put: async (tx, { id, content: fields, context }) =>
    put(await saveOverride(tx, { key: (await findSeoOverride(tx, id)) ? id : null, fields, context })),
  freeId: async (tx, id) => ((await findSeoOverride(tx, id)) ? null : id),
}

export const keptSynonyms: KeptKind = {
  lock: () => 'synonyms',
  bin: (tx, name, context) => binNamed(tx, NAMED_SYNONYMS, { name, context }),
  async put(tx, { id, content: { words }, context }) {
    const fields = { words: Array.isArray(words) ? words.join('\n') : words }
    return put(await saveSynonyms(tx, { id: (await findSynonyms(tx, id)) ? id : null, newId: id, fields, context }))
  },
  freeId: async (_tx, id) => id,
}

export function keptRedirect(siteUrl: string): KeptKind {
  return {
    lock: () => 'redirects',
    bin: (tx, name, context) => binNamed(tx, NAMED_REDIRECT, { name, context }),
    async put(tx, { id, content: fields, context }) {
      const origin = fields['origin'] === 'kept' ? 'kept' : 'staff'
      const before = (await findRedirect(tx, [id])) ? id : null
      return put(await saveRedirectForm(tx, { before, fields, siteUrl, context, origin }))
    },
    freeId: async (tx, id) => ((await findRedirect(tx, [id])) ? null : id),
  }
}

export const keptPrice: KeptKind = {
  lock: () => 'prices',
  // A price that was none before has nowhere to go: it is none again.
  bin: async (tx, id, context) =>
    (await putPrice(tx, id, null, context)) ? success(undefined) : failure({ kind: 'not-found' }),
  put: async (tx, { id, content: { price }, context }) =>
    (await putPrice(tx, id, price, context)) ? success({ told: [] }) : failure({ kind: 'not-found' }),
  freeId: async (_tx, id) => id,
}

export const keptOrder: KeptKind = {
  lock: () => 'product orders',
  bin: async (tx, id, context) => {
    await putProductOrder(tx, id, [], context)
    return success(undefined)
  },
  put: async (tx, { id, content: { products }, context }) => {
    await putProductOrder(tx, id, textsOf(products) ?? [], context)
    return success({ told: [] })
  },
  freeId: async (_tx, id) => id,
}

/** Fields that whoever saves may not change stay as they are. */
export const keptSettings: KeptKind = {
  lock: () => 'change in settings',
  bin: async () => failure({ kind: 'not-found' }),
  async put(tx, { content, context, isConfirmed = true }) {
    const kept = [
      ...((await mayNow(tx, context.by, 'people-settings.write')) ? [] : PEOPLE_FIELDS),
      ...((await mayNow(tx, context.by, 'desk-settings')) ? [] : DESK_FIELDS),
    ]
    const { content: present } = settingsStanding(await readSettings(tx))
    const isKept = (name: string) => kept.includes(name)
    const fields = Object.fromEntries(Object.entries(content).filter(([name]) => !isKept(name)))
    const outcome = put(await saveSettingsForm(tx, { fields, context, isConfirmed }))
    const isOther = (name: string) => JSON.stringify(content[name]) !== JSON.stringify(present[name])
    return outcome.ok ? success({ told: [], left: Object.keys(content).filter(isKept).filter(isOther) }) : outcome
  },
  freeId: async (_tx, id) => id,
}

function put(outcome: Tried<unknown>): Tried<PutBack, unknown> {
  return outcome.ok ? success({ told: [] }) : outcome
}
