import { localizedPath } from '#domain/text/locale.ts'
import { aliasPath } from '#domain/site/paths.ts'
import type { ProductPage } from '#domain/products/product-view.ts'
import { useLabels, useLocale } from '#app/locale.ts'
import { Breadcrumb } from '#app/ui/base/list/breadcrumb.tsx'

/** Home, the category, and the product's id, written as the code on its pack where it is one. */
export function ProductBreadcrumb({ product }: { product: ProductPage }) {
  const locale = useLocale()
  const { home, uncategorized } = useLabels()
  const trail = [
    { label: home, href: aliasPath(locale, '/') },
    { label: product.category?.name ?? uncategorized, href: localizedPath(locale, product.categoryPath) },
  ]
  const isCode = product.code?.toLowerCase() === product.id
  return <Breadcrumb trail={trail} current={isCode && product.code ? product.code : product.id} />
}
