import type { RouterContextProvider } from 'react-router'
import { brands } from '../../content/brands.ts'
import { LOCALES, type Locale, type Localized } from '../../domain/text/locale.ts'
import { servicesContext } from '../context.ts'
import type { BasicsChoices } from '../ui/admin/items/product-basics.tsx'

/** What the product form offers to choose from. */
export async function itemChoices(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): Promise<Omit<BasicsChoices, 'mayLackCategory'>> {
  const categories = await context.get(servicesContext).categories.list()
  return {
    categories: categories.map(({ id, name }) => ({ value: id, label: name[locale] })),
    brands: namesOf(brands.map(({ name }) => name)),
    countries: namesOf(brands.map(({ origin }) => origin)),
  }
}

function namesOf(names: Localized[]): Localized<string[]> {
  const lists = LOCALES.map((locale) => [locale, [...new Set(names.map((name) => name[locale]))]])
  return Object.fromEntries(lists) as Localized<string[]>
}
