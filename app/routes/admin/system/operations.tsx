import { operationsWords } from '#content/admin/operations.ts'
import { siteTroubles } from '#domain/site/site-troubles.ts'
import { receiveOperationsForm } from '#app/actions/operations-form.ts'
import { servicesContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ConfirmationProvider } from '#app/ui/admin/current-password.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { BackupGroup } from '#app/ui/admin/operations/backup-group.tsx'
import { ErrorTable } from '#app/ui/admin/operations/error-table.tsx'
import { JobTable } from '#app/ui/admin/operations/job-table.tsx'
import { MailGroup } from '#app/ui/admin/operations/mail-group.tsx'
import { PicturesGroup } from '#app/ui/admin/operations/pictures-group.tsx'
import { StateGroup } from '#app/ui/admin/operations/state-group.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/operations.ts'

export const meta = adminMeta(operationsWords.title)

export const handle: StaffHandle = { failed: operationsWords.failed }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { operations, confirmation } = context.get(servicesContext)
  const isConfirmed = await confirmation.isFresh(request.headers)
  const found = await loadPart(context, async () => {
    const [jobs, backups, outbox, mail, system, pictures] = await Promise.all([
      operations.jobs(),
      operations.backups(),
      operations.outbox(),
      operations.mail(),
      operations.system(),
      operations.pictures(),
    ])
    const now = new Date().toISOString()
    const troubles = siteTroubles({ now, jobs, backups, outbox, pictures, ...system })
    return { now, jobs, backups, outbox, mail, system, pictures, troubles, errors: operations.errors() }
  })
  return { isConfirmed, found }
}

export const action = receiveOperationsForm

export default function Operations({ loaderData: { isConfirmed, found } }: Route.ComponentProps) {
  const words = useWords(operationsWords)
  return (
    <AdminPage title={words.title}>
      <ConfirmationProvider value={isConfirmed}>
        <div className="admin-groups">{found.ok ? <Parts {...found.value} /> : <LoadError title={words.failed} />}</div>
      </ConfirmationProvider>
    </AdminPage>
  )
}

type PartsProps = Extract<Awaited<ReturnType<typeof loader>>['found'], { ok: true }>['value']

function Parts({ now, jobs, backups, outbox, mail, system, pictures, troubles, errors }: PartsProps) {
  const words = useWords(operationsWords)
  return (
    <>
      <StateGroup system={system} troubles={troubles} versions={jobs.find(({ name }) => name === 'versions')?.detail} />
      <BackupGroup backups={backups} job={jobs.find(({ name }) => name === 'backup')} now={now} />
      <MailGroup outbox={outbox} {...mail} />
      <PicturesGroup {...pictures} />
      <Group wide title={words.jobs}>
        <JobTable jobs={jobs} now={now} />
      </Group>
      <Group wide title={words.errors} text={words.errorsText}>
        <ErrorTable errors={errors} />
      </Group>
    </>
  )
}
