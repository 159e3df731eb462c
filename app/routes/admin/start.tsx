import { startWords } from '#content/admin/overview/start.ts'
import { receiveSetUpForm } from '#app/actions/set-up-form.ts'
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
