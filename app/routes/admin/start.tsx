import { startWords } from '#content/admin/overview/start.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { loadStartPage } from '#app/loading/start-page.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ChangesBlock } from '#app/ui/admin/start/changes-block.tsx'
import { DraftsBlock, PlannedBlock } from '#app/ui/admin/start/draft-blocks.tsx'
import { MissingBlock, SearchesBlock } from '#app/ui/admin/start/content-blocks.tsx'
import { ReportsBlock } from '#app/ui/admin/start/reports-block.tsx'
import { RequestsBlock } from '#app/ui/admin/start/requests-block.tsx'
import { SetUpBlock } from '#app/ui/admin/start/set-up-block.tsx'
import { SystemBlock } from '#app/ui/admin/start/system-block.tsx'
import type { Route } from './+types/start.ts'
import { redirect } from 'react-router'
import { typedOf } from '#domain/messages/message-form.ts'
import { isSetUpItem } from '#domain/site/set-up.ts'
import { START_PATH } from '#domain/accounts/staff-paths.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { refuseForbidden } from '#app/actions/forbidden.ts'

export const meta = adminMeta(startWords.title)

export const loader = ({ request, context }: Route.LoaderArgs) => loadStartPage(context, localeOfStaff(request))

export const action = receiveSetUpForm

export default function Start({ loaderData }: Route.ComponentProps) {
  const { now, steps, requests, drafts, planned, missing, searches, system, notPublished, changes, reports } =
    loaderData
  const words = useWords(startWords)
  return (
    <AdminPage title={words.title}>
      <div className="start-blocks">
        {steps && <SetUpBlock part={steps} />}
        {requests && <RequestsBlock part={requests} />}
        {drafts && <DraftsBlock part={drafts} now={now} />}
        {planned && <PlannedBlock part={planned} />}
        {missing && <MissingBlock part={missing} />}
        {searches && <SearchesBlock part={searches} />}
        {notPublished && <SystemBlock part={system} notPublished={notPublished} now={now} />}
        {reports && <ReportsBlock part={reports} />}
        {changes && <ChangesBlock part={changes} now={now} />}
      </div>
    </AdminPage>
  )
}

/** Says that a step of the set-up is not needed here (`skip`), or that it is after all (`need`). */
async function receiveSetUpForm({ context }: Pick<Route.ActionArgs, 'context'>) {
  const fields = context.get(fieldsContext)
  const [intent, item] = [typedOf(fields, 'intent'), typedOf(fields, 'item')]
  if ((intent !== 'skip' && intent !== 'need') || !isSetUpItem(item)) throw notFound()
  try {
    await context.get(servicesContext).setUp.skip(item, intent === 'skip', context.get(staffContext))
  } catch (error) {
    refuseForbidden(error)
    throw error
  }
  return redirect(START_PATH)
}
