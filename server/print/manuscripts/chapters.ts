import type { PrintedProduct } from './printed-product.ts'

/** A page of products: one that fills it, or two that share it. */
export type ProductPage = [PrintedProduct] | [PrintedProduct, PrintedProduct]

/** From this number of pictures on a product has a page to itself. */
const PICTURES_OF_A_WHOLE_PAGE = 3

/**
 * A category's products on pages. Families (`S`, `A`, `PU-`) keep the order of the content, numbers ascend within them.
 * Where a lone product would leave half a page empty, the first of its row takes a whole one.
 */
export function toProductPages(products: PrintedProduct[]): ProductPage[] {
  const pages: ProductPage[] = []
  let row: PrintedProduct[] = []
  for (const product of inCatalogueOrder(products)) {
    if (product.pictures.length < PICTURES_OF_A_WHOLE_PAGE) row.push(product)
    else {
      pages.push(...pairUp(row), [product])
      row = []
    }
  }
  return [...pages, ...pairUp(row)]
}

function pairUp(row: PrintedProduct[]): ProductPage[] {
  const pages: ProductPage[] = []
  let at = row.length % 2
  if (at === 1 && row[0]) pages.push([row[0]])
  for (; at < row.length; at += 2) {
    const [first, second] = row.slice(at)
    if (first && second) pages.push([first, second])
  }
  return pages
}

function inCatalogueOrder(products: PrintedProduct[]): PrintedProduct[] {
  const families = [...new Set(products.map(familyOf))]
  return products.toSorted(
    (a, b) => families.indexOf(familyOf(a)) - families.indexOf(familyOf(b)) || numberOf(a) - numberOf(b),
  )
}

function familyOf({ code }: PrintedProduct): string {
  return code.replace(/\d.*$/, '')
}

function numberOf({ code }: PrintedProduct): number {
  return Number(/\d+/.exec(code)?.[0] ?? 0)
}
