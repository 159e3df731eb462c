import { guardedAction } from '#app/ui/admin/guarded-action.ts'
import { clearDraft } from './draft-store.ts'
import type { SaveAnswer } from '#app/ui/admin/form/save-answer.ts'

/** The `clientAction` of a page with the form of a record. What was saved needs no draft any more. */
export function guardedSave<Answer>(record: string, serverAction: () => Promise<Answer>, forget = clearDraft) {
  const sentAt = Date.now()
  return guardedAction(serverAction, {
    lost: (kind, isCut): SaveAnswer => (kind === 'unreachable' && isCut ? { kind, isCut } : { kind }),
    leadsOn: () => forget(record, sentAt),
  })
}
