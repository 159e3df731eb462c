import { brandType } from '#server/services/catalogue/brands.ts'
import { postType } from '#server/services/posts/posts.ts'
import { ALIAS } from '#server/services/quotes/aliases.ts'
import { redirectType } from '#server/services/site/redirects.ts'
import { SEO } from '#server/services/site/seo.ts'
import { readSettings, saveSettingsForm, settingsStanding } from '#server/services/site/settings.ts'
import { webhookType } from '#server/services/webhooks/webhooks.ts'
import { attributeType } from './catalogue/attribute-type.ts'
import type { DraftKind, RecordKindName } from '#domain/kinds.ts'
import { isContentKind } from '#domain/site/content/content-kinds.ts'
import type { Clock } from '#server/clock.ts'
import type { RecordType, RecordTypes, PlainType } from '#server/records/type.ts'
import { documentType } from './documents/document-type.ts'
import { categoryType } from './catalogue/category-type.ts'
import { productType } from './catalogue/product-type.ts'
import { contentType } from './site/content/content-type.ts'
import { textsOf } from '#domain/fields/lists.ts'
import { success } from '#domain/records/errors.ts'
import { DESK_FIELDS, PEOPLE_FIELDS, rightsToFields } from '#domain/site/settings-rights.ts'
import { plainOf } from '#server/records/live.ts'
import { mayNow } from '#server/auth/authorization.ts'
import { putProductOrder } from '#server/services/catalogue/product-order-editing.ts'
import { putPrice } from '#server/services/prices/price-editing.ts'
import { CUSTOMER } from '#server/services/customers/customer-editing.ts'
import { SYNONYMS } from '#server/services/search/synonyms.ts'
import { FILE } from '#server/services/media/file-type.ts'

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
    return success({
      altered: [],
      left: Object.keys(content).filter((name) => forbidden.includes(name) && isOther(name)),
    })
  },
}

/** The type of a kind with drafts; `id` says of which page. */
export function draftType(deps: { clock: Clock }, kind: DraftKind, id: string): RecordType {
  if (isContentKind(kind)) return contentType(deps, kind, id)
  const types = {
    category: categoryType,
    brand: brandType,
    product: productType,
    post: postType,
    document: documentType,
  }
  return types[kind](deps)
}

/** Every kind of record: a new kind is one line. */
export function recordTypes(deps: { clock: Clock; siteUrl: string }): RecordTypes {
  const plain = plainTypes(deps)
  return { of: (kind, id) => (isPlain(kind) ? plain[kind] : draftType(deps, kind, id)) }

  function isPlain(kind: RecordKindName): kind is keyof typeof plain {
    return Object.hasOwn(plain, kind)
  }
}

/** Kinds that have no drafts. */
function plainTypes({
  clock,
  siteUrl,
}: {
  clock: Clock
  siteUrl: string
}): Record<Exclude<RecordKindName, DraftKind>, PlainType> {
  return {
    file: plainOf(FILE),
    seo: plainOf(SEO),
    synonyms: plainOf(SYNONYMS),
    alias: plainOf(ALIAS),
    customer: plainOf(CUSTOMER),
    // Where it may send to is asked again with each delivery.
    attribute: plainOf(attributeType({ clock })),
    webhook: plainOf(webhookType({ allowsLoopback: true })),
    redirect: plainOf(redirectType(siteUrl)),
    price: {
      kind: 'price',
      lock: 'prices',
      // A price that was none before has nowhere to go: it is none again.
      withdraw: (tx, id, context) => putPrice(tx, id, { price: null }, context),
      put: async (tx, { id, content, context }) =>
        (await putPrice(tx, id, content, context))
          ? success({ altered: [] })
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
        return success({ altered: [] })
      },
    },
    settings: SETTINGS,
  }
}
