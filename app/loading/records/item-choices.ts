import { stateWords } from '#content/admin/records/publication.ts'
import type { Product } from '#domain/products/product.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { LOCALES, type Locale, type Localized } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import { TYPED_CODE } from '#app/record-address.ts'
import { namedProducts } from './named-products.ts'
import type { Context } from './record-source.ts'

export type ItemChoices = Awaited<ReturnType<typeof itemChoices>>

type Asked = { record: Product | null; head: RecordHead | undefined; url: URL }

/** What the form of a product offers to choose from. */
export async function itemChoices(context: Context, locale: Locale, { record: product, head, url }: Asked) {
  const { brands, categoryList, collection, itemList } = context.get(servicesContext)
  const code = url.searchParams.get(TYPED_CODE) ?? product?.code ?? ''
  const related = [...(product?.usedWith ?? []), ...(product?.alternatives ?? [])]
  const [categories, owners, known, named, keys] = await Promise.all([
    categoryList.list(null),
    itemList.withCode(code, product?.id ?? null),
    brands.list(),
    namedProducts(context, related, locale),
    collection.keys(),
  ])
  return {
    named,
    categories: categories.map(({ id, name, publication: { state } }) => {
      const called = name[locale] || name.ar || name.en || id
      const isOnSite = state === 'published' || state === 'changed'
      return { value: id, label: isOnSite ? called : `${called} (${stateWords[state][locale]})` }
    }),
    /** Names of other products that have the same code. */
    codeOwners: owners.map(({ name }) => name[locale]),
    /** Names to choose from while typing. */
    brands: namesOf(known.map(({ name }) => name)),
    countries: namesOf(known.map(({ origin }) => origin)),
    attributes: {
      derived: product?.attributes.derived ?? {},
      keys: keys.map(({ key, label, type, isMany, unit, values }) => ({
        key,
        type,
        isMany,
        unit,
        label: label[locale],
        values: values.map((one) => ({ value: one.value, label: one.label[locale] })),
      })),
    },
    /** A product that has lost its category may stay without one. */
    mayLackCategory: product !== null && product.category === null && head?.published !== null,
    unknownBrand: product && unknownBrandOf(product),
  }
}

/** What stands for the brand and is none of the brands. */
function unknownBrandOf({ brand: { ar, en }, brandId }: Product): Localized | null {
  return brandId === null && ar + en !== '' ? { ar: ar || en, en: en || ar } : null
}

function namesOf(names: Localized[]): Localized<string[]> {
  const lists = LOCALES.map((locale) => [
    locale,
    [...new Set(names.map((name) => name[locale]))].filter((name) => name !== ''),
  ])
  return Object.fromEntries(lists) as Localized<string[]>
}
