import { categoryForm } from '#content/admin/categories.ts'
import { BLANK_CATEGORY_TEXTS, categoryTexts } from '#domain/catalogue/category-record.ts'
import { saveCategory } from '#app/actions/category-action.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { copiedFrom, copyOf } from '#app/loading/copied-form.ts'
import { NEW_PUBLICATION } from '#app/loading/form-publication.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { CategoryForm } from '#app/ui/admin/categories/category-form.tsx'
import { newRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import type { Route } from './+types/category-add.ts'

export const meta = adminMeta(categoryForm.addTitle)

export async function loader({ url, context }: Route.LoaderArgs) {
  const { editing, uploads } = context.get(servicesContext)
  const source = await copiedFrom(url, (id) => editing.category.newest(id, context.get(staffContext)))
  return {
    creationKey: crypto.randomUUID(),
    values: source ? copyOf('category', categoryTexts(source)) : BLANK_CATEGORY_TEXTS,
    known: source?.image ? await uploads.describe([source.image.file]) : [],
    from: source?.id ?? null,
  }
}

export function action(args: Route.ActionArgs) {
  return saveCategory(args, null)
}

export function clientAction({ url, serverAction }: Route.ClientActionArgs) {
  return guardedSave(newRecord('category', url.searchParams.get('from')), serverAction)
}

export default function CategoryAdd({ loaderData: { from, ...form }, actionData }: Route.ComponentProps) {
  return (
    <CategoryForm
      key={from}
      {...form}
      record={newRecord('category', from)}
      version={null}
      posted={actionData}
      publication={NEW_PUBLICATION}
    />
  )
}
