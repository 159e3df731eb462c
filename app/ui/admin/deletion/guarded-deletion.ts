import type { Localized } from '#domain/text/locale.ts'
import { documentLocale } from '#app/ui/admin/document-locale.ts'
import { guardedAction, type Loss } from '#app/ui/admin/guarded-action.ts'
import type { DeleteAnswer } from './delete-answer.ts'

type Deleting = {
  /** What is said where the answer is lost. */
  failed: (why: Loss) => Localized
  /** What is deleted is needed in this browser no more. */
  forget?: () => void
}

/** The `clientAction` of a page that deletes. */
export function guardedDeletion(serverAction: () => Promise<unknown>, { failed, forget }: Deleting): Promise<unknown> {
  const lost = (why: Loss): DeleteAnswer => ({ kind: 'failed', message: failed(why)[documentLocale()] })
  return guardedAction(serverAction, { lost, leadsOn: forget })
}
