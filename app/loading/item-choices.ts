import { stateWords } from '#content/admin/record-states.ts'
import type { Product } from '#domain/products/product.ts'
import { isRemote } from '#domain/site/picture.ts'
import type { RouterContextProvider } from 'react-router'
import { LOCALES, type Locale, type Localized } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import type { BasicsChoices } from '#app/ui/admin/items/product-basics.tsx'

/** What the product form offers to choose from. */
export async function itemChoices(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  code: { text: string; besides: string | null },
): Promise<Omit<BasicsChoices, 'mayLackCategory' | 'unknownBrand'>> {
  const { brands, categoryList, itemList } = context.get(servicesContext)
  const [categories, owners, known] = await Promise.all([
    categoryList.list(null),
    itemList.withCode(code.text, code.besides),
    brands.list(),
  ])
  return {
    categories: categories.map(({ id, name, publication: { state } }) => {
      const called = name[locale] || name.ar || name.en || id
      const isOnSite = state === 'published' || state === 'changed'
      return { value: id, label: isOnSite ? called : `${called} (${stateWords[state][locale]})` }
    }),
    codeOwners: owners.map(({ name }) => name[locale]),
    brands: namesOf(known.map(({ name }) => name)),
    countries: namesOf(known.map(({ origin }) => origin)),
  }
}

function namesOf(names: Localized[]): Localized<string[]> {
  const lists = LOCALES.map((locale) => [
    locale,
    [...new Set(names.map((name) => name[locale]))].filter((name) => name !== ''),
  ])
  return Object.fromEntries(lists) as Localized<string[]>
}

/** The stored files that a product shows. */
export function filesOfProduct({ image, pdf, gallery }: Product): string[] {
  const sources = [image?.file ?? null, pdf.ar, pdf.en, ...gallery.map(({ file }) => file)]
  return sources.filter((source) => source !== null && !isRemote(source)) as string[]
}
