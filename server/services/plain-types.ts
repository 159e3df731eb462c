import type { RecordKindName, DraftKind } from '#domain/records/record-kinds.ts'
import { textsOf } from '#domain/records/record-lists.ts'
import { success } from '#domain/records/errors.ts'
import { DESK_FIELDS, PEOPLE_FIELDS, rightsToFields } from '#domain/site/settings-rights.ts'
import { findSynonyms } from '#server/data/search/synonyms-store.ts'
import { findRedirect } from '#server/data/site/redirects-store.ts'
import { findSeoOverride } from '#server/data/site/seo-store.ts'
import { NAMED_REDIRECT } from '#server/records/addresses.ts'
import type { Put } from '#server/records/put.ts'
import type { Tried } from '#server/records/transaction.ts'
import type { PlainType } from '#server/records/type.ts'
import { mayNow } from '#server/auth/authorization.ts'
import { putProductOrder } from './catalogue/product-order-editing.ts'
import { putPrice } from './prices/price-editing.ts'
import { NAMED_SYNONYMS, saveSynonyms } from './search/synonym-editing.ts'
import { readSettings } from './site/read-settings.ts'
import { saveRedirectForm } from './site/redirect-editing.ts'
import { NAMED_SEO, saveOverride } from './site/seo-editing.ts'
import { saveSettingsForm, settingsStanding } from './site/settings-editing.ts'

/** Kinds that have no drafts. */
export function plainTypes(siteUrl: string): Record<Exclude<RecordKindName, DraftKind>, PlainType> {
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

function asPut(outcome: Tried<unknown>): Tried<Put, unknown> {
  return outcome.ok ? success({ told: [] }) : outcome
}
