import { operationsWords } from '../../../../content/admin/operations.ts'
import { servicesContext } from '../../../context.ts'
import { loadPart } from '../../../loading/part.ts'
import { useWords } from '../../../locale.ts'
import { adminMeta } from '../../../seo/admin-meta.ts'
import { AdminPage } from '../../../ui/admin/admin-page.tsx'
import { Group } from '../../../ui/admin/group.tsx'
import { BackupFacts } from '../../../ui/admin/operations/backup-facts.tsx'
import { JobTable } from '../../../ui/admin/operations/job-table.tsx'
import { OutboxFacts } from '../../../ui/admin/operations/outbox-facts.tsx'
import { LoadError } from '../../../ui/base/state/load-error.tsx'
import type { Route } from './+types/operations.ts'

export const meta = adminMeta(operationsWords.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { operations } = context.get(servicesContext)
  return loadPart(context, async () => {
    const [jobs, backups, outbox] = await Promise.all([operations.jobs(), operations.backups(), operations.outbox()])
    return { jobs, backups, outbox }
  })
}

export default function Operations({ loaderData: found }: Route.ComponentProps) {
  const words = useWords(operationsWords)
  return (
    <AdminPage title={words.title}>
      <p className="admin-group-text">{words.text}</p>
      {found.ok ? (
        <>
          <Group title={words.jobs}>
            <JobTable jobs={found.value.jobs} />
          </Group>
          <Group title={words.backups}>
            <BackupFacts backups={found.value.backups} />
          </Group>
          <Group title={words.outbox}>
            <OutboxFacts outbox={found.value.outbox} />
          </Group>
        </>
      ) : (
        <LoadError title={words.failed} />
      )}
    </AdminPage>
  )
}
