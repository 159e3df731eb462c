import { useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { messageWords } from '#content/admin/inbox-message.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { receiveMessageForm } from '#app/actions/inbox-form.ts'
import type { InboxList } from '#app/loading/inbox-list.ts'
import { loadInboxMessage } from '#app/loading/inbox-message.ts'
import { AdminError } from '#app/ui/admin/admin-error.tsx'
import { BackToList } from '#app/ui/admin/inbox/back-to-list.tsx'
import { recordOfForm } from '#app/ui/admin/inbox/use-unsent-text.ts'
import { MessagePane } from '#app/ui/admin/inbox/message-pane.tsx'
import { guardedTextAction } from '#app/ui/admin/guarded-action.ts'
import type { Route } from './+types/inbox-message.ts'

export const loader = loadInboxMessage

export const action = receiveMessageForm

export function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const draftOf = (fields: FormFields) => recordOfForm(params.messageId, fields)
  return guardedTextAction(request, serverAction, { words: messageWords, draftOf })
}

/** Whoever was too late sees at once what the other one has done. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export default function Message({ loaderData }: Route.ComponentProps) {
  const list = useRouteLoaderData<InboxList>('inbox')
  return (
    <MessagePane
      key={loaderData.message.id}
      dossier={loaderData}
      staff={list?.staff ?? []}
      search={list?.search ?? ''}
      isMailOff={list?.health.isOff ?? false}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <BackToList />
      <AdminError error={error} />
    </>
  )
}
