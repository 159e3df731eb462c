import { itemForm, itemsPage } from '#content/admin/items.ts'
import { productTexts } from '#domain/products/product-record.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Product } from '#domain/products/product.ts'
import { saveItem } from '#app/actions/item-action.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { ITEMS_PATH, staffPath } from '#domain/accounts/staff-paths.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { formPublication, planValues } from '#app/loading/form-publication.ts'
import { filesOfProduct, itemChoices } from '#app/loading/item-choices.ts'
import { notFound } from '#app/loading/not-found.ts'
import { versionsOf } from '#app/loading/versions-of.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { DeleteDialog } from '#app/ui/admin/deletion/delete-dialog.tsx'
import { deletionPath } from '#app/ui/admin/deletion/deletion.ts'
import { useDeletion } from '#app/ui/admin/deletion/use-deletion.tsx'
import { loadBehindForm, typedCode } from '#app/ui/admin/items/code-field.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { ProductForm } from '#app/ui/admin/items/product-form.tsx'
import { useNext } from '#app/ui/admin/records/use-next.ts'
import type { Route } from './+types/item-edit.ts'

export const meta = adminMeta(itemForm.editTitle)

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { editing, uploads } = context.get(servicesContext)
  const newest = await editing.product.newest(params.productId, context.get(staffContext))
  if (!newest) throw notFound()
  const { record: product, head } = newest
  const [choices, known] = await Promise.all([
    itemChoices(context, localeOfStaff(request), {
      text: typedCode(url) ?? product.code ?? '',
      besides: product.id,
    }),
    uploads.describe(filesOfProduct(product)),
  ])
  const { id, code, version, category } = product
  const publication = await formPublication(context, 'product', { id, head })
  const values = { ...productTexts(product), ...planValues(head) }
  return {
    form: { id, code, version, known, values, publication },
    name: head.name,
    choices: {
      ...choices,
      mayLackCategory: category === null && head.published !== null,
      unknownBrand: unknownBrandOf(product),
    },
    versions: await versionsOf(context, 'product', id),
  }
}

function unknownBrandOf({ brand: { ar, en }, brandId }: Product): Localized | null {
  return brandId === null && ar + en !== '' ? { ar: ar || en, en: en || ar } : null
}

export function action(args: Route.ActionArgs) {
  return saveItem(args, args.params.productId)
}

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadBehindForm({ url, serverLoader })
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return guardedSave(draftRecord('product', params.productId), serverAction)
}

export default function ItemEdit({ loaderData: { form, name, choices }, actionData }: Route.ComponentProps) {
  const { deletion: words } = useWords(itemsPage)
  const locale = useLocale()
  const next = useNext(ITEMS_PATH)
  const { ask, ...deletion } = useDeletion(next)
  const to = staffPath('items', 'delete', form.id)
  const asked = { to, question: words.inForm, text: words.text(name[locale]) }
  return (
    <>
      <ProductForm
        key={form.id}
        {...form}
        choices={choices}
        record={draftRecord('product', form.id)}
        posted={actionData}
        deletion={{ to: deletionPath(to, next, 'form'), onClick: ask(asked) }}
      />
      <DeleteDialog {...deletion} verb={words.verb} />
    </>
  )
}
