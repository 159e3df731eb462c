import { takenRequest } from '#content/admin/quotes/taken-request.ts'
import { TAKEN_DOWN, type Message } from '#domain/messages/message.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { TakenRequestForm } from '#app/ui/admin/requests/taken-request-form.tsx'
import type { Route } from './+types/inbox-add.ts'
import { messagePath } from '#domain/accounts/staff-paths.ts'
import { servicesContext } from '#app/context.ts'
import { redirectWithNotice } from '#app/actions/staff-form.ts'
import { attachFiles } from '#app/actions/quotes/attached-files.ts'
import { saveRecord, type SaveArgs } from '#app/actions/record-action.ts'

const RECORD = draftRecord('request', null)

export const meta = adminMeta(takenRequest.title)

export function loader() {
  return { values: { source: [TAKEN_DOWN[0]], locale: ['ar'] }, creationKey: crypto.randomUUID() }
}

export const action = saveTakenRequest

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedSave(RECORD, serverAction)
}

export default function InboxAdd({ loaderData, actionData }: Route.ComponentProps) {
  return <TakenRequestForm {...loaderData} record={RECORD} version={null} posted={actionData} />
}

/** Saves a request that staff wrote down, and leads to it. */
function saveTakenRequest(args: SaveArgs) {
  const { takenRequests } = args.context.get(servicesContext)
  return saveRecord<Message, Message>(args, {
    save: async (fields, by) => {
      const attach = () => attachFiles(args.context, 'visitor')
      return { actId: null, sent: fields, ...(await takenRequests.take(fields, by, attach)) }
    },
    toFields: () => ({}),
    files: { single: {} },
    done: async ({ id }) => redirectWithNotice(messagePath(id), 'request-added'),
    refused: (message, locale) => (message === null ? takenRequest.failed : takenRequest.refused)[locale],
  })
}
