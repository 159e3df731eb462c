import { operationsWords } from '#content/admin/operations.ts'
import { siteTroubles } from '#domain/site/site-troubles.ts'
import { receiveOperationsForm } from '#app/actions/operations-form.ts'
import { servicesContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ConfirmationProvider } from '#app/ui/admin/current-password.tsx'
import { FoldedGroup } from '#app/ui/admin/folded-group.tsx'
import { Group, AnswerMessage, useStaffForm } from '#app/ui/admin/group.tsx'
import { BackupGroup } from '#app/ui/admin/operations/backup-group.tsx'
import { JobTable } from '#app/ui/admin/operations/job-table.tsx'
import { MailGroup } from '#app/ui/admin/operations/mail-group.tsx'
import { StateGroup, SystemFacts } from '#app/ui/admin/operations/state-group.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/operations.ts'
import { Form } from 'react-router'
import { formatNumber } from '#domain/text/format.ts'
import { Button } from '#app/ui/base/button.tsx'
import { FactList } from '#app/ui/admin/operations/fact-list.tsx'
import { formatMoment } from '#domain/text/format-instant.ts'
import type { RecentError } from '#domain/site/operations-state.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

export const meta = adminMeta(operationsWords.title)

export const handle: StaffHandle = { failed: operationsWords.failed }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { operations, confirmation } = context.get(servicesContext)
  const isConfirmed = await confirmation.isFresh(request.headers)
  const found = await loadPart(context, async () => {
    const [jobs, backups, outbox, mail, system, pictures, webhooks] = await Promise.all([
      operations.jobs(),
      operations.backups(),
      operations.outbox(),
      operations.mail(),
      operations.system(),
      operations.pictures(),
      operations.webhooks(),
    ])
    const now = new Date().toISOString()
    const troubles = siteTroubles({ now, jobs, backups, outbox, pictures, webhooks, ...system })
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
      <StateGroup system={system} troubles={troubles} />
      <BackupGroup backups={backups} job={jobs.find(({ name }) => name === 'backup')} now={now} />
      <MailGroup outbox={outbox} {...mail} />
      {pictures.failed > 0 && <PicturesGroup {...pictures} />}
      <FoldedGroup title={words.jobs} isOpen={troubles.some(({ kind }) => kind === 'job-failed')}>
        <JobTable jobs={jobs} now={now} />
      </FoldedGroup>
      <FoldedGroup title={words.system}>
        <SystemFacts
          system={system}
          versions={jobs.find(({ name }) => name === 'versions')?.detail}
          pictures={pictures.pending}
        />
      </FoldedGroup>
      <FoldedGroup title={words.errors} text={words.errorsText}>
        <ErrorTable errors={errors} />
      </FoldedGroup>
    </>
  )
}

/** How many pictures wait for their smaller versions, and those that were given up, which can be tried again. */
function PicturesGroup({ pending, failed }: { pending: number; failed: number }) {
  const words = useWords(operationsWords.pictures)
  const locale = useLocale()
  const { busy, answer } = useStaffForm('pictures')
  return (
    <Group title={words.title}>
      <AnswerMessage answer={answer} />
      <FactList
        facts={[
          { term: words.pending, value: formatNumber(pending, locale) },
          { term: words.failed, value: formatNumber(failed, locale) },
        ]}
      />
      {failed > 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="pictures" />
          <Button type="submit" kind="ink" small busy={busy} busyText={words.retrying}>
            {words.retry}
          </Button>
        </Form>
      )}
    </Group>
  )
}

/** The last warnings and errors of the log, in its own words. */
function ErrorTable({ errors }: { errors: RecentError[] }) {
  const words = useWords(operationsWords)
  const locale = useLocale()
  if (errors.length === 0) return <p className="admin-row-quiet">{words.noErrors}</p>
  const columns = (['event', 'level', 'cause', 'at'] as const).map((key) => ({ key, label: words.errorColumns[key] }))
  const rows = errors.map(({ at, level, event, cause, id, count }) => ({
    key: `${event} ${cause}`,
    event: (
      <>
        <Ltr>{event}</Ltr>
        {count > 1 && <span className="admin-row-quiet"> × {formatNumber(count, locale)}</span>}
      </>
    ),
    level: <Badge tone={level === 'error' ? 'red' : 'warn'}>{words.levels[level]}</Badge>,
    cause: <Cause cause={cause} id={id} />,
    at: <time dateTime={at}>{formatMoment(at, locale)}</time>,
  }))
  return <Table caption={words.errors} columns={columns} rows={rows} />
}

function Cause({ cause, id }: Pick<RecentError, 'cause' | 'id'>) {
  const { errorColumns } = useWords(operationsWords)
  if (cause === '' && id === '') return null
  return (
    <span className="wrap-anywhere">
      <Ltr>{cause}</Ltr>
      {id !== '' && (
        <span className="admin-row-quiet">
          {' '}
          {errorColumns.id} <Ltr>{id}</Ltr>
        </span>
      )}
    </span>
  )
}
