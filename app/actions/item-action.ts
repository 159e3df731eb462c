import { itemForm } from '#content/admin/items.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { ITEMS_PATH, openedFrom, staffPath } from '#domain/accounts/staff-paths.ts'
import { ITEM_PAGE_SIZE, itemListSearch, readItemListQuery, withPresentBrand } from '#domain/catalogue/item-list.ts'
import { lineOf } from '#domain/messages/message-form.ts'
import { productTexts } from '#domain/products/product-record.ts'
import type { Product } from '#domain/products/product.ts'
import { fieldsContext, servicesContext } from '#app/context.ts'
import { savePublishable } from './publishable-action.ts'
import type { SaveArgs } from './record-action.ts'
import { localeOfStaff } from './staff-form.ts'

const FILES = {
  single: {
    product_image: 'existing_image',
    product_pdf: 'existing_pdf',
    product_pdf_en: 'existing_pdf_en',
  },
  gallery: { added: 'gallery_images[]', existing: 'existing_gallery_images' },
}

/** Saves the product form: a new one, or the one of that id. */
export async function saveItem(args: SaveArgs, id: string | null) {
  const { editing, itemList } = args.context.get(servicesContext)
  const { product } = editing
  const sharesCode = (await itemList.withCode(lineOf(args.context.get(fieldsContext), 'code'), id)).length > 0
  return savePublishable<Product>(args, {
    kind: 'product',
    save: (fields, by) => (id === null ? product.add : product.update)(fields, by, { isTyped: true }),
    id,
    toFields: productTexts,
    files: FILES,
    following: id === null ? undefined : await followingItem(args, id),
    notice: sharesCode ? 'product-shares-code' : id === null ? 'product-added' : 'product-updated',
    refused: (message, locale) => itemForm.refused[locale](message ?? itemForm.unknownError[locale]),
  })
}

/** The form of the product behind one in the list that it was opened from; null behind the last one. */
async function followingItem({ request, context }: SaveArgs, id: string): Promise<string | null | undefined> {
  const fields = context.get(fieldsContext)
  if (fields['then'] !== 'next') return undefined
  const { brands, itemList } = context.get(servicesContext)
  const asked = new URL(nextPath(fields['next'], ITEMS_PATH), 'https://list')
  const query = withPresentBrand(readItemListQuery(asked.searchParams), await brands.list())
  const next = await itemList.behind(id, query, localeOfStaff(request))
  if (!next) return null
  const page = Math.floor(next.place / ITEM_PAGE_SIZE) + 1
  const list = ITEMS_PATH + itemListSearch({ ...query, page })
  return openedFrom(list, staffPath('items', 'edit', next.id))
}
