import { takenRequest } from '#content/admin/quotes/taken-request.ts'
import { TAKEN_DOWN } from '#domain/messages/message.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { saveTakenRequest } from '#app/actions/quotes/taken-request-action.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { TakenRequestForm } from '#app/ui/admin/requests/taken-request-form.tsx'
import type { Route } from './+types/inbox-add.ts'

const RECORD = draftRecord('request', null)

export const meta = adminMeta(takenRequest.title)

export function loader({ request }: Route.LoaderArgs) {
  return {
    values: { source: [TAKEN_DOWN[0]], locale: [localeOfStaff(request)] },
    creationKey: crypto.randomUUID(),
  }
}

export function action(args: Route.ActionArgs) {
  return saveTakenRequest(args)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedSave(RECORD, serverAction)
}

export default function InboxAdd({ loaderData, actionData }: Route.ComponentProps) {
  return <TakenRequestForm {...loaderData} record={RECORD} version={null} posted={actionData} />
}
