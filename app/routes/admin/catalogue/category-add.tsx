import { categoryForm } from '../../../../content/admin/categories.ts'
import { BLANK_CATEGORY_TEXTS } from '../../../../domain/catalogue/category-record.ts'
import { saveCategory } from '../../../actions/category-action.ts'
import { NEW_PUBLICATION } from '../../../loading/form-publication.ts'
import { adminMeta } from '../../../seo/admin-meta.ts'
import { CategoryForm } from '../../../ui/admin/categories/category-form.tsx'
import { draftRecord } from '../../../ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '../../../ui/admin/form/drafts/guarded-save.ts'
import type { Route } from './+types/category-add.ts'

const RECORD = draftRecord('category', null)

export const meta = adminMeta(categoryForm.addTitle)

export function loader() {
  return { creationKey: crypto.randomUUID() }
}

export function action(args: Route.ActionArgs) {
  return saveCategory(args, null)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedSave(RECORD, serverAction)
}

export default function CategoryAdd({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CategoryForm
      record={RECORD}
      version={null}
      values={BLANK_CATEGORY_TEXTS}
      posted={actionData}
      known={[]}
      creationKey={loaderData.creationKey}
      publication={NEW_PUBLICATION}
    />
  )
}
