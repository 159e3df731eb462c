import { categoriesScreen, categoryForm } from '#content/admin/categories.ts'
import { categoryTexts } from '#domain/catalogue/category-record.ts'
import { saveCategory } from '#app/actions/category-action.ts'
import { CATEGORIES_PATH, staffPath } from '#domain/accounts/staff-paths.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { formPublication, planValues } from '#app/loading/form-publication.ts'
import { notFound } from '#app/loading/not-found.ts'
import { versionsOf } from '#app/loading/versions-of.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { CategoryForm } from '#app/ui/admin/categories/category-form.tsx'
import { DeleteCategoryDialog } from '#app/ui/admin/categories/delete-category-dialog.tsx'
import { deletionPath } from '#app/ui/admin/deletion/deletion.ts'
import { useDeletion } from '#app/ui/admin/deletion/use-deletion.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { useNext } from '#app/ui/admin/records/use-next.ts'
import type { Route } from './+types/category-edit.ts'

export const meta = adminMeta(categoryForm.editTitle)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { categories, editing, uploads } = context.get(servicesContext)
  const newest = await editing.category.newest(params.categoryId, context.get(staffContext))
  if (!newest) throw notFound()
  const { record: category, head } = newest
  const { id, version, image } = category
  const all = await categories.list()
  return {
    id,
    version,
    name: head.name,
    values: { ...categoryTexts(category), ...planValues(head) },
    publication: await formPublication(context, 'category', { id, head }),
    known: await uploads.describe(image ? [image.file] : []),
    isFilled: category.productCount > 0,
    others: all.filter((other) => other.id !== id).map((other) => ({ id: other.id, name: other.name })),
    versions: await versionsOf(context, 'category', id),
  }
}

export function action(args: Route.ActionArgs) {
  return saveCategory(args, args.params.categoryId)
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return guardedSave(draftRecord('category', params.categoryId), serverAction)
}

export default function CategoryEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, others, isFilled, ...form } = loaderData
  const { deletion: words } = useWords(categoriesScreen)
  const locale = useLocale()
  const next = useNext(CATEGORIES_PATH)
  const { ask, ...deletion } = useDeletion(next)
  const to = staffPath('categories', 'delete', id)
  const targets = others.map((other) => ({ id: other.id, name: other.name[locale] }))
  const asked = { to, question: words.inForm, text: words.text(name[locale]) }
  return (
    <>
      <CategoryForm
        key={id}
        {...form}
        record={draftRecord('category', id)}
        posted={actionData}
        targets={isFilled ? targets : null}
        deletion={{ to: deletionPath(to, next, 'form'), onClick: ask(asked) }}
      />
      <DeleteCategoryDialog {...deletion} targets={targets} />
    </>
  )
}
