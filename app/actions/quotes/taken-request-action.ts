import { takenRequest } from '#content/admin/quotes/taken-request.ts'
import { messagePath } from '#domain/accounts/staff-paths.ts'
import type { Message } from '#domain/messages/message.ts'
import { servicesContext } from '#app/context.ts'
import { redirectWithNotice } from '#app/actions/admin-notice.ts'
import { attachFiles } from './attached-files.ts'
import { saveRecord, type SaveArgs } from '#app/actions/record-action.ts'

/** Saves a request that staff wrote down, and leads to it. */
export function saveTakenRequest(args: SaveArgs) {
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
