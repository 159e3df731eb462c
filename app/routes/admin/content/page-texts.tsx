import { siteContent } from '../../../../content/admin/site/site-content.ts'
import { isPageName, PAGE_NAMES, type PageName } from '../../../../domain/site/content/page-fields.ts'
import { saveContent } from '../../../actions/content-action.ts'
import { blankContentForm, contentForm } from '../../../loading/content-form.ts'
import { notFound } from '../../../loading/not-found.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { adminMetaOf } from '../../../seo/admin-meta.ts'
import { draftRecord } from '../../../ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '../../../ui/admin/form/drafts/guarded-save.ts'
import { ContentForm } from '../../../ui/admin/site/content-form.tsx'
import type { Route } from './+types/page-texts.ts'

export const meta = adminMetaOf(({ id }: { id: PageName }) => PAGE_NAMES[id])

export async function loader({ params: { page }, context }: Route.LoaderArgs) {
  if (!isPageName(page)) throw notFound()
  const form = (await contentForm(context, 'page', page)) ?? blankContentForm('page', page)
  return { ...form, id: page }
}

export function action(args: Route.ActionArgs) {
  const { page } = args.params
  if (!isPageName(page)) throw notFound()
  return saveContent(args, 'page', page)
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return guardedSave(draftRecord('page', params.page), serverAction)
}

export default function PageTexts({ loaderData, actionData }: Route.ComponentProps) {
  const { id, ...form } = loaderData
  const locale = useLocale()
  const { save } = useWords(siteContent)
  return (
    <ContentForm
      key={id}
      {...form}
      kind="page"
      page={id}
      name={undefined}
      record={draftRecord('page', id)}
      posted={actionData}
      title={PAGE_NAMES[id][locale]}
      save={save}
    />
  )
}
