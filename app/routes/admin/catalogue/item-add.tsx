import { itemForm } from '../../../../content/admin/items.ts'
import { productTexts } from '../../../../domain/products/product-record.ts'
import { BLANK_PRODUCT } from '../../../../domain/products/product-record.ts'
import { saveItem } from '../../../actions/item-action.ts'
import { localeOfStaff } from '../../../actions/staff-form.ts'
import { NEW_PUBLICATION } from '../../../loading/form-publication.ts'
import { itemChoices } from '../../../loading/item-choices.ts'
import { adminMeta } from '../../../seo/admin-meta.ts'
import { guardedSave } from '../../../ui/admin/form/drafts/guarded-save.ts'
import { loadBehindForm, typedCode } from '../../../ui/admin/items/code-field.tsx'
import { ProductForm } from '../../../ui/admin/items/product-form.tsx'
import { draftRecord } from '../../../ui/admin/form/drafts/draft-record.ts'
import type { Route } from './+types/item-add.ts'

const RECORD = draftRecord('product', null)
const BLANK = productTexts(BLANK_PRODUCT)

export const meta = adminMeta(itemForm.addTitle)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const choices = await itemChoices(context, localeOfStaff(request), { text: typedCode(url) ?? '', besides: null })
  return { creationKey: crypto.randomUUID(), choices: { ...choices, mayLackCategory: false, unknownBrand: null } }
}

export function action(args: Route.ActionArgs) {
  return saveItem(args, null)
}

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadBehindForm({ url, serverLoader })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedSave(RECORD, serverAction)
}

export default function ItemAdd({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ProductForm
      {...loaderData}
      record={RECORD}
      version={null}
      values={BLANK}
      posted={actionData}
      known={[]}
      publication={NEW_PUBLICATION}
    />
  )
}
