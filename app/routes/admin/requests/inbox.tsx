import { Outlet, useNavigation, useParams } from 'react-router'
import { Plus } from 'lucide-react'
import { takenRequest } from '#content/admin/quotes/taken-request.ts'
import { inbox } from '#content/admin/inbox.ts'
import { receiveSelection } from '#app/actions/inbox/inbox-selection.ts'
import { servicesContext } from '#app/context.ts'
import { loadInboxList, type InboxList } from '#app/loading/inbox-list.ts'
import { INBOX_ADD_PATH, INBOX_PATH, INBOX_ROWS_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ExportForms } from '#app/ui/admin/inbox/export-forms.tsx'
import { InboxColumn } from '#app/ui/admin/inbox/inbox-column.tsx'
import { MailNotice } from '#app/ui/admin/inbox/mail-notice.tsx'
import { MailStatus } from '#app/ui/admin/inbox/mail-status.tsx'
import { ViewTabs } from '#app/ui/admin/inbox/view-tabs.tsx'
import { useInboxKeys } from '#app/ui/admin/inbox/use-inbox-keys.ts'
import { NoticesButton } from '#app/ui/admin/live/notices-button.tsx'
import { useFreshList, withRowsInUse, type FreshList } from '#app/ui/admin/live/use-fresh-list.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import type { Route } from './+types/inbox.ts'

export const meta = adminMeta(inbox.title)

export async function loader(args: Route.LoaderArgs) {
  const { confirmation } = args.context.get(servicesContext)
  return { ...(await loadInboxList(args)), isConfirmed: await confirmation.isFresh(args.request.headers) }
}

export const action = receiveSelection

const FRESH: FreshList<InboxList> = {
  path: INBOX_ROWS_PATH,
  keep: (list, shown) => ({ ...list, rows: withRowsInUse(list.rows, shown.rows, '.inbox-row') }),
}

/** The list and, beside it, what is open. On small windows the list gives way to a message that is read. */
export default function Inbox({ loaderData }: Route.ComponentProps) {
  const words = useWords(inbox)
  const addWords = useWords(takenRequest)
  const { messageId } = useParams()
  const list = useFreshList(loaderData, FRESH)
  const { query, unread, views, health, search, rows } = list
  const opens = useNavigation().location?.pathname.startsWith(`${INBOX_PATH}/`) ?? false
  useInboxKeys({ rows, current: messageId, search })
  const shown = rows.find(({ id }) => id === messageId)
  return (
    <AdminPage
      title={words.title}
      name={shown?.name}
      segment={messageId === undefined ? undefined : (shown?.number ?? '')}
      badge={unread > 0 && <Badge tone="red">{words.newCount(unread)}</Badge>}
      actions={
        <>
          <MailStatus health={health} />
          <NoticesButton />
          <ExportForms search={search} isConfirmed={loaderData.isConfirmed} />
          <ButtonLink to={INBOX_ADD_PATH} kind="outline" small>
            <Plus />
            {addWords.title}
          </ButtonLink>
        </>
      }
    >
      <MailNotice health={health} />
      <ViewTabs query={query} counts={views} isReading={messageId !== undefined} />
      <div className="inbox" data-reading={messageId !== undefined || undefined}>
        <InboxColumn list={list} current={messageId} />
        <div className="inbox-pane" aria-busy={opens}>
          <Outlet />
        </div>
      </div>
    </AdminPage>
  )
}
