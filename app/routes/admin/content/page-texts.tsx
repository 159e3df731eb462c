import { siteContent } from '#content/admin/site/site-content.ts'
import { isPageName, PAGE_NAMES, type PageName } from '#domain/site/content/page-fields.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { sendMailTest } from '#app/actions/mail-test.ts'
import { fieldsContext } from '#app/context.ts'
import { loadMailValues } from '#app/loading/mail-values.ts'
import { MAIL_TEST_FORM } from '#app/ui/admin/site/mail-preview.tsx'
import { saveContent } from '#app/actions/content-action.ts'
import { blankPageForm, contentForm, hiddenLinks } from '#app/loading/content-form.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMetaOf } from '#app/seo/admin-meta.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { ContentForm } from '#app/ui/admin/site/content-form.tsx'
import type { Route } from './+types/page-texts.ts'

export const meta = adminMetaOf(({ id }: { id: PageName }) => PAGE_NAMES[id])

export async function loader({ params: { page }, context }: Route.LoaderArgs) {
  if (!isPageName(page)) throw notFound()
  const form = (await contentForm(context, 'page', page)) ?? (await blankPageForm(context, page))
  const mailValues = page === 'mails' ? await loadMailValues(context) : undefined
  return { ...form, id: page, mailValues, hiddenLinks: await hiddenLinks(context, page) }
}

export function action(args: Route.ActionArgs) {
  const { page } = args.params
  if (!isPageName(page)) throw notFound()
  if (page === 'mails' && typedOf(args.context.get(fieldsContext), 'intent') === 'test') return sendMailTest(args)
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
    <>
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
      {form.mailValues && (
        <form id={MAIL_TEST_FORM} method="post">
          <input type="hidden" name="intent" value="test" />
        </form>
      )}
    </>
  )
}
