import { data } from 'react-router'
import { itemForm } from '#content/admin/items.ts'
import { siteContent } from '#content/admin/site/site-content.ts'
import { isContentKind } from '#domain/site/content/content-kinds.ts'
import { isPageName } from '#domain/site/content/page-fields.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { fieldsContext, servicesContext } from '#app/context.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { contentPage } from '#app/loading/content-page.ts'
import { requireStaff } from '#app/loading/staff-guard.ts'
import { useWords } from '#app/locale.ts'
import '#app/ui/admin/form/preview/preview-page.css'
import { useStillness } from '#app/ui/admin/form/preview/use-stillness.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { ContentShown } from '#app/ui/site/content-shown.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/preview.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false, preview: true }

export const middleware = [requireStaff]

/** What the page shows on which a record stands, with the record as it is in its form. */
export async function action({ url, context }: Route.ActionArgs) {
  const [kind, id] = [url.searchParams.get('kind') ?? '', url.searchParams.get('id') ?? '']
  if (!isContentKind(kind) || (kind === 'page' && !isPageName(id))) return data(null, { status: 404 })
  const { editing, content } = context.get(servicesContext)
  const outcome = await editing[kind].preview({ ...context.get(fieldsContext), id })
  if (!outcome.ok) return data(null, { status: 422 })
  const shown = await content.showing(kind, outcome.value)
  return contentPage(context, kind, outcome.value, { content: shown, locale: localeOfPath(url.pathname) })
}

export function meta({ location }: Route.MetaArgs) {
  const title = itemForm.previewDialog.title[localeOfPath(location.pathname)]
  return [{ title }, { name: 'robots', content: 'noindex, nofollow' }]
}

/** The page as visitors would see it, in the frame of the site. Without a form there is nothing to see. */
export default function ContentPreview({ actionData: shown }: Route.ComponentProps) {
  const { notice, failed } = useWords(siteContent).preview
  useStillness()
  const isAlive = useHydrated()
  return (
    <>
      <div className={classNames('wrap py-4', !isAlive && 'preview-waits')}>
        <Message tone={shown ? 'warn' : 'error'}>{shown ? notice : failed}</Message>
      </div>
      {shown && <ContentShown {...shown} />}
    </>
  )
}
