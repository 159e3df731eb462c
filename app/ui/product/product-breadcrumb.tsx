import { localizedPath } from '#domain/text/locale.ts'
import { aliasPath } from '#domain/site/paths.ts'
import type { ProductPage } from '#domain/products/product-view.ts'
import { useLabels, useLocale } from '#app/locale.ts'
import { Breadcrumb } from '#app/ui/base/list/breadcrumb.tsx'

/** Home, the category, and the code on the product's pack or its name (docs/specification S49). */
export function ProductBreadcrumb({ product }: { product: ProductPage }) {
  const locale = useLocale()
  const { home, uncategorized } = useLabels()
  const trail = [
    { label: home, href: aliasPath(locale, '/') },
    { label: product.category?.name ?? uncategorized, href: localizedPath(locale, product.categoryPath) },
  ]
  return <Breadcrumb trail={trail} current={product.code ?? product.name} />
}
