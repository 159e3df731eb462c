import { Outlet, useNavigation, useParams, Link } from 'react-router'
import { Plus, Bell, BellOff } from 'lucide-react'
import { takenRequest } from '#content/admin/quotes/taken-request.ts'
import { inbox, mailHealthWords } from '#content/admin/inbox.ts'
import { receiveSelection } from '#app/actions/inbox/inbox-selection.ts'
import { servicesContext } from '#app/context.ts'
import { loadInboxList, type InboxList } from '#app/loading/inbox-list.ts'
import { INBOX_ADD_PATH, INBOX_PATH, INBOX_ROWS_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { InboxColumn } from '#app/ui/admin/inbox/inbox-column.tsx'
import { ViewTabs } from '#app/ui/admin/inbox/view-tabs.tsx'
import { useInboxKeys } from '#app/ui/admin/inbox/use-inbox-keys.ts'
import { useFreshList, withRowsInUse, type FreshList } from '#app/ui/admin/live/use-fresh-list.ts'
import { ButtonLink, Button } from '#app/ui/base/button.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import type { Route } from './+types/inbox.ts'
import { ConfirmedExport } from '#app/ui/admin/records/export-menu.tsx'
import type { MailHealth } from '#domain/messages/mail.ts'
import { useState, useSyncExternalStore } from 'react'
import { live } from '#content/admin/requests/live.ts'
import {
  noticeState,
  turnNoticesOff,
  turnNoticesOn,
  watchNotices,
  type NoticeState,
} from '#app/ui/admin/live/desktop-notices.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Message } from '#app/ui/base/state/message.tsx'

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
      <ViewTabs query={query} counts={views} saved={list.saved} search={search} isReading={messageId !== undefined} />
      <div className="inbox" data-reading={messageId !== undefined || undefined}>
        <InboxColumn list={list} current={messageId} />
        <div className="inbox-pane" aria-busy={opens}>
          <Outlet />
        </div>
      </div>
    </AdminPage>
  )
}

function ExportForms({ search, isConfirmed }: { search: string; isConfirmed: boolean }) {
  const { label, hint, ...words } = useWords(inbox.export)
  return (
    <ConfirmedExport label={label} hint={hint} action={`${INBOX_PATH}/export`} isConfirmed={isConfirmed}>
      <input type="hidden" name="search" value={search} />
      {(['xlsx', 'csv', 'json'] as const).map((format) => (
        <button key={format} type="submit" name="format" value={format}>
          {words[format]}
        </button>
      ))}
    </ConfirmedExport>
  )
}

/** Whether mails go out, in two words. */
function MailStatus({ health }: { health: MailHealth }) {
  const words = useWords(mailHealthWords)
  const kind = kindOf(health)
  return (
    <span className="mail-status" data-works={kind === 'works' || undefined}>
      {words[kind]}
    </span>
  )
}

function kindOf({ isOff, failed, lastError }: MailHealth): 'works' | 'off' | 'waiting' | 'failed' {
  if (isOff) return 'off'
  if (failed > 0) return 'failed'
  return lastError === '' ? 'works' : 'waiting'
}

/** Turns notices of this computer on and off, where the browser has any. */
function NoticesButton() {
  const words = useWords(live.notices)
  const state = useSyncExternalStore<NoticeState>(watchNotices, noticeState, () => 'absent')
  const [asked, setAsked] = useState(false)
  if (state === 'absent') return null
  // Said to those who pressed, and not every day to those who want none.
  if (state === 'blocked') return asked && <span className="self-center text-ink-2 type-14">{words.blocked}</span>
  const isOn = state === 'on'
  const turnOn = () => {
    setAsked(true)
    void turnNoticesOn()
  }
  return (
    <Button kind="outline" small onClick={isOn ? turnNoticesOff : turnOn}>
      {isOn ? <BellOff /> : <Bell />}
      {isOn ? words.turnOff : words.turnOn}
    </Button>
  )
}

/** What keeps mails from going out, and how many it concerns; nothing while all is well. */
function MailNotice({ health: { isOff, waiting, failed, lastError } }: { health: MailHealth }) {
  const words = useWords(mailHealthWords)
  return (
    <>
      {isOff && waiting > 0 && <Message tone="warn">{words.offText(words.mails(waiting))}</Message>}
      {!isOff && lastError !== '' && (
        <Message tone="warn">
          {words.waitingText(words.mails(waiting))} <Ltr className="mail-error">{lastError}</Ltr>
        </Message>
      )}
      {failed > 0 && (
        <Message tone="warn">
          {words.failedText(words.mails(failed))}{' '}
          <Link to={`${INBOX_PATH}?show=unsent`} className="inbox-link">
            {words.failedShow}
          </Link>
        </Message>
      )}
    </>
  )
}
