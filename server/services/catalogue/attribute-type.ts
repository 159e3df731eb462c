import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { attributeRefusals } from '#content/admin/catalogue/attributes.ts'
import { recordProblems } from '#content/record-problems.ts'
import {
  BLANK_ATTRIBUTE,
  readAttributeForm,
  toAttributeInput,
  type AttributeInput,
  ATTRIBUTE_FIELDS,
} from '#domain/catalogue/attribute-fields.ts'
import { BUILT_IN_KEYS, listOf, MOST_ADDED_KEYS, OTHER_FACETS, type AttributeKey } from '#domain/catalogue/attribute.ts'
import { deriveAttributes } from '#domain/catalogue/derive-attributes.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { lineFields } from '#domain/fields/field.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { type Db, type Tx, inTransaction } from '#server/data/engine/database.ts'
import {
  countValues,
  deleteAttributeKey,
  listAttributeKeys,
  makeAttributesDue,
  productsWith,
  saveAttributeKey,
  listDueProducts,
  saveAttributes,
} from '#server/data/catalogue/attributes-store.ts'
import { findProducts } from '#server/data/catalogue/products-store.ts'
import { updateRecord } from '#server/records/change.ts'
import { createLive, type LiveService, type LiveType } from '#server/records/live.ts'
import type { WriteContext } from '#server/records/write.ts'
import { productType } from './product-type.ts'

type Filter = { search?: string | undefined; limit?: number | undefined; offset?: number | undefined }

export type AttributesService = LiveService<AttributeKey, Filter>

export function createAttributes(deps: { db: Db; clock: Clock }): AttributesService {
  const live = createLive(deps, attributeType(deps))
  return {
    ...live,
    async remove(key, by) {
      const used = (await countValues(deps.db, key)).get(null) ?? 0
      if (used > 0 || BUILT_IN_KEYS.includes(key)) {
        const message = used > 0 ? attributeRefusals.keyUsed(used) : attributeRefusals.builtIn
        return failure({ kind: 'conflict', message, count: used })
      }
      return live.remove(key, by)
    },
  }
}

/** What products may be said to be. A value in use goes only into another one. */
export function attributeType({ clock }: { clock: Clock }): LiveType<AttributeKey, Filter> {
  return {
    kind: 'attribute',
    lock: 'attributes',
    find: async (db, id) => (await listAttributeKeys(db)).find(({ key }) => key === id) ?? null,
    list: async (db, { search = '', limit, offset = 0 } = {}) =>
      (await matching(db, search)).slice(offset, limit === undefined ? undefined : offset + limit),
    count: async (db, { search = '' } = {}) => (await matching(db, search)).length,
    standing: (key) => ({
      id: key.key,
      content: lineFields(ATTRIBUTE_FIELDS, toAttributeInput(key)),
      version: key.version,
    }),
    remove: async (tx, id) => !BUILT_IN_KEYS.includes(id) && deleteAttributeKey(tx, id),
    async write(tx, { before, fields, context }) {
      const known = before && toAttributeInput(before)
      const { input, problems } = readAttributeForm(fields, known)
      const wrong = recordProblems(problems)
      if (Object.keys(wrong).length > 0) return failure({ kind: 'invalid', fields: wrong })
      const asked = { ...BLANK_ATTRIBUTE, ...known, ...input }
      // What is stored by it would not be of another kind.
      const wanted = known ? { ...asked, key: known.key, type: known.type, isMany: known.isMany } : asked
      const refused = await refusalOf(tx, wanted, before)
      if (refused) return refused
      const merged = wanted.values.filter(({ mergeInto }) => mergeInto !== '')
      const kept = { ...wanted, values: withMerged(wanted.values) }
      if (known && merged.length === 0 && JSON.stringify(kept) === JSON.stringify(known)) return success(null)
      for (const { value, mergeInto } of merged) {
        const done = await merge(tx, { key: wanted.key, from: value, to: mergeInto }, context, clock)
        if (!done.ok) return done
      }
      await saveAttributeKey(tx, kept, toInstant(context.at))
      const areRead = JSON.stringify([kept.values, kept.ignored]) !== JSON.stringify([known?.values, known?.ignored])
      if (areRead) await makeAttributesDue(tx, wanted.key)
      return success({ id: wanted.key, detail: { names: kept.values.length } })
    },
  }
}

async function matching(db: Db, search: string): Promise<AttributeKey[]> {
  const text = search.toLowerCase()
  return (await listAttributeKeys(db)).filter(({ key, label }) =>
    [key, label.ar, label.en].some((name) => name.toLowerCase().includes(text)),
  )
}

type Values = AttributeInput['values']

/** A merged value leaves its names as words of the other. */
function withMerged(values: Values): Values {
  return values
    .filter(({ mergeInto }) => mergeInto === '')
    .map((one) => {
      const gone = values.filter(({ mergeInto }) => mergeInto === one.value)
      const words = [one.words, ...gone.flatMap(({ label, words: more }) => [label.ar, label.en, more])]
      return { ...one, words: [...new Set(words.filter((word) => word !== ''))].join(', ') }
    })
}

async function refusalOf(tx: Tx, wanted: AttributeInput, before: AttributeKey | null) {
  const invalid = (field: string, message: (typeof attributeRefusals)['keyMalformed']) =>
    failure({ kind: 'invalid', fields: { [field]: message } })
  if (!before) {
    const keys = await listAttributeKeys(tx)
    const isTaken = keys.some(({ key }) => key === wanted.key) || OTHER_FACETS.includes(wanted.key)
    if (!/^[a-z][a-z0-9_]{1,39}$/.test(wanted.key) || RESERVED.includes(wanted.key))
      return invalid('key', attributeRefusals.keyMalformed)
    if (isTaken) return invalid('key', attributeRefusals.keyTaken)
    const added = keys.filter(({ key }) => !BUILT_IN_KEYS.includes(key)).length
    if (added >= MOST_ADDED_KEYS) return invalid('key', attributeRefusals.full)
  }
  const names = wanted.values.map(({ value }) => value)
  if (new Set(names).size < names.length) return invalid('values', attributeRefusals.valueTwice)
  const kept = wanted.values.filter(({ mergeInto }) => mergeInto === '').map(({ value }) => value)
  const isLost = wanted.values.some(({ mergeInto }) => mergeInto !== '' && !kept.includes(mergeInto))
  if (isLost) return invalid('values', attributeRefusals.mergeUnknown)
  if (wanted.steps.some((step) => !/^\d{1,6}(?:\.\d{1,3})?$/.test(step)))
    return invalid('at_least', attributeRefusals.notNumbers)
  const gone = (before?.values ?? []).filter(({ value }) => !names.includes(value))
  if (wanted.type !== 'enum' || gone.length === 0) return null
  const counts = await countValues(tx, wanted.key)
  const used = gone.find(({ value }) => (counts.get(value) ?? 0) > 0)
  if (!used) return null
  const count = counts.get(used.value)!
  return failure({ kind: 'conflict', message: attributeRefusals.valueUsed(used.label, count), field: 'values', count })
}

/** Keys of addresses that say something else. */
const RESERVED: readonly string[] = ['sort', 'page', 'view', 'per_page', 'lang', 'state']

/** Gives products another value in place of one: as a part of the same act, with a version each. */
async function merge(
  tx: Tx,
  { key, from, to }: { key: string; from: string; to: string },
  context: WriteContext,
  clock: Clock,
): Promise<Outcome<void>> {
  const type = productType({ clock })
  for (const { id, attributes } of await findProducts(tx, await productsWith(tx, key, from))) {
    const value = attributes.typed[key]
    if (value === undefined) continue
    const list = [...new Set(listOf(value).map((one) => (String(one) === from ? to : String(one))))]
    const fields = { product_id: id, attributes: { [key]: typeof value === 'object' ? list : list[0]! } }
    const sent = { fields, problems: {} }
    const saved = await updateRecord(tx, type, { sent, context: { ...context, act: 'bulk' }, base: 'site' })
    if (!saved.ok) return failure(saved.failure as never)
  }
  return success(undefined)
}

type DueAttributesService = {
  /** Reads the attributes of products again that were made before, or whose words have changed. */
  settle(signal?: AbortSignal): Promise<void>
}

/** So many products are read in one step; others are served between the steps. */
const AT_ONCE = 10

export function createDueAttributes({ db, memoize = unmemoized }: { db: Db; memoize?: Memoize }): DueAttributesService {
  const isDue = memoize(async () => (await listDueProducts(db, 1)).length > 0)
  return {
    async settle(signal) {
      let isMore = await isDue()
      while (isMore) {
        if (signal?.aborted) return
        isMore = await inTransaction(db, async (tx) => {
          const ids = await listDueProducts(tx, AT_ONCE)
          const keys = ids.length === 0 ? [] : await listAttributeKeys(tx)
          for (const product of await findProducts(tx, ids)) {
            await saveAttributes(tx, product.id, deriveAttributes(product, keys))
          }
          return ids.length === AT_ONCE
        })
        await yieldToEventLoop()
      }
    },
  }
}
