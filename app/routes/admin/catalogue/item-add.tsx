import { itemForm } from '#content/admin/items.ts'
import { productTexts } from '#domain/products/product-record.ts'
import { BLANK_PRODUCT } from '#domain/products/product-record.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { saveItem } from '#app/actions/item-action.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { NEW_PUBLICATION } from '#app/loading/form-publication.ts'
import { copiedFrom, copyOf } from '#app/loading/copied-form.ts'
import { filesOfProduct, itemChoices } from '#app/loading/item-choices.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { loadBehindForm, typedCode } from '#app/ui/admin/items/code-field.tsx'
import { ProductForm } from '#app/ui/admin/items/product-form.tsx'
import { newRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import type { Route } from './+types/item-add.ts'

const BLANK = productTexts(BLANK_PRODUCT)

export const meta = adminMeta(itemForm.addTitle)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { editing, uploads } = context.get(servicesContext)
  const source = await copiedFrom(url, (id) => editing.product.newest(id, context.get(staffContext)))
  const [choices, known] = await Promise.all([
    itemChoices(context, localeOfStaff(request), { text: typedCode(url) ?? '', besides: null }),
    source ? uploads.describe(filesOfProduct(source)) : [],
  ])
  return {
    creationKey: crypto.randomUUID(),
    choices: { ...choices, mayLackCategory: false, unknownBrand: null },
    values: source ? copyOf('product', productTexts(source)) : BLANK,
    known,
    from: source?.id ?? null,
  }
}

export function action(args: Route.ActionArgs) {
  return saveItem(args, null)
}

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadBehindForm({ url, serverLoader })
}

export function clientAction({ url, serverAction }: Route.ClientActionArgs) {
  return guardedSave(newRecord('product', url.searchParams.get('from')), serverAction)
}

export default function ItemAdd({ loaderData: { from, ...form }, actionData }: Route.ComponentProps) {
  return (
    <ProductForm
      key={from}
      {...form}
      record={newRecord('product', from)}
      version={null}
      posted={actionData}
      publication={NEW_PUBLICATION}
    />
  )
}
