import { redirect } from 'react-router'
import { compareHead } from '#content/choice/compare.ts'
import { comparePath, readCompareQuery } from '#domain/choice/compare-query.ts'
import { inLanguage, localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { productPath } from '#domain/site/paths.ts'
import { cardPictureOf, shownPicture } from '#domain/site/picture.ts'
import { servicesContext } from '#app/context.ts'
import { toChips } from '#app/loading/documents/document-rows.ts'
import { loadPart } from '#app/loading/part.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { ComparePage } from '#app/ui/compare/compare-page.tsx'
import { MissingOrFailed } from '#app/ui/not-found/not-found-page.tsx'
import type { Route } from './+types/compare.ts'

/** So many names are offered where several products are called alike. */
const OFFERED = 8

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { named, add, onlyDifferences } = readCompareQuery(url.searchParams)
  const { comparison, documents, quoteLists, search } = context.get(servicesContext)
  const { products, rows, unknown, isCut } = await comparison.of(named)
  const ids = products.map(({ id }) => id)
  const chips = await Promise.all(
    products.map(async (product) => {
      const found = await loadPart(context, () => documents.ofProduct(product))
      const code = product.code ?? product.id
      return toChips(product.certifications, found.ok ? found.value : [], { code, locale })
    }),
  )
  const withOne = (id: string) => comparePath([...new Set([...ids, id])], { onlyDifferences })
  const found = add === '' ? [] : await matches()
  if (found.length === 1) throw redirect(localizedPath(locale, withOne(found[0]!.id)), 303)
  return {
    products: products.map((product, place) => ({
      id: product.id,
      name: inLanguage(product.name, locale),
      path: productPath(product),
      picture: product.image && cardPictureOf(shownPicture(product.image)!),
      chips: chips[place]!,
      without: comparePath(
        ids.filter((id) => id !== product.id),
        { onlyDifferences },
      ),
    })),
    rows: rows.map(({ values, label, ...row }) => ({
      ...row,
      label: label[locale],
      values: values.map((value) => value?.[locale] ?? null),
    })),
    unknown: add !== '' && found.length === 0 ? [...unknown, add] : unknown,
    isCut,
    onlyDifferences,
    offered: found.map(({ id, name }) => ({ name: inLanguage(name, locale), path: withOne(id) })),
    submittal: `/submittal?p=${ids.map(encodeURIComponent).join(',')}`,
    switched: comparePath(ids, { onlyDifferences: !onlyDifferences }),
  }

  async function matches() {
    const called = await quoteLists.productCalled(add)
    if (called) return [called.product]
    const nothing = { counted: false, categories: 0, posts: 0, closest: OFFERED }
    const answer = await search.find({ text: add, categoryId: null, page: 1, pageSize: OFFERED, ...nothing })
    const byName = answer.products
    return byName.length > 0 ? byName : answer.closest.products.map(({ product }) => product)
  }
}

export const meta = fixedMeta(compareHead)

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}

export const ErrorBoundary = MissingOrFailed
