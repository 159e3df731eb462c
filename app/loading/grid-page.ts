import type { RouterContextProvider } from 'react-router'
import { productPage } from '#content/pages/product.ts'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { pageCount } from '#domain/catalogue/collection-query.ts'
import { withPresentBrand } from '#domain/catalogue/item-list.ts'
import { can } from '#domain/accounts/permissions.ts'
import {
  chosenFields,
  gridFieldsFor,
  isProductCell,
  type GridField,
  type GridProduct,
} from '#domain/products/grid/grid-fields.ts'
import type { GridPlace } from '#domain/products/grid/grid-names.ts'
import { GRID_PAGE_SIZE, type GridQuery } from '#domain/products/grid/grid-query.ts'
import { packCell, productCell } from '#domain/products/grid/evaluate-grid.ts'
import { packLabel } from '#domain/products/pack-label.ts'
import { stockStateOf } from '#domain/products/stock.ts'
import type { Locale } from '#domain/text/locale.ts'
import { servicesContext, staffContext } from '#app/context.ts'

/** A row of a product: its name for screen readers, and its cells in the order of the columns; null where there is none. */
export type GridRow = { place: GridPlace; label: string; cells: (string | null)[] }
export type GridRows = { id: string; version: number; name: string; rows: GridRow[] }

export async function loadGrid(context: Readonly<RouterContextProvider>, query: GridQuery, locale: Locale) {
  const { brands, itemList, productGrid } = context.get(servicesContext)
  const by = context.get(staffContext)
  const { ids: chosen, list } = query
  const fields = gridFieldsFor(can(by.role, 'prices'))
  const shown = chosenFields(new URLSearchParams({ columns: query.columns.join(',') }), fields)
  const start = (list.page - 1) * GRID_PAGE_SIZE
  let [ids, total] = [chosen.slice(start, start + GRID_PAGE_SIZE), chosen.length]
  if (chosen.length === 0) {
    const page = await itemList.page(withPresentBrand(list, await brands.list()), locale)
    ids = page.items.map(({ id }) => id)
    total = page.total
  }
  const products = await productGrid.products(ids, by)
  return {
    fields,
    shown,
    total,
    pages: pageCount(total, GRID_PAGE_SIZE),
    products: products.map((one) => toRows(one, shown, locale)),
  }
}

function toRows({ id, version, content, prices }: GridProduct, fields: readonly GridField[], locale: Locale): GridRows {
  const { name, variants } = content
  const other = locale === 'ar' ? 'en' : 'ar'
  const rows = variants.map((pack, place): GridRow => {
    const text = (field: GridField) => {
      if (isProductCell(field)) return place === 0 ? productCell(content, field) : null
      return field === 'price' ? (prices?.[place] ?? '') : shownCell(field, packCell(pack, field), locale)
    }
    return { place, label: packLabel(pack, locale) || gridWords.pack[locale](place + 1), cells: fields.map(text) }
  })
  const first = (field: GridField) =>
    isProductCell(field) ? (variants.length === 0 ? productCell(content, field) : null) : ''
  const added: GridRow = { place: 'new', label: gridWords.newPack[locale], cells: fields.map(first) }
  return { id, version, name: name[locale] || name[other] || id, rows: [...rows, added] }
}

/** A kept cell as the grid shows it: states in words. */
export function shownCell(field: GridField, stored: string, locale: Locale): string {
  const state = field === 'stock_state' ? stockStateOf(stored) : undefined
  return state ? productPage.stock[state][locale] : stored
}
