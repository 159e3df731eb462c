import { data } from 'react-router'
import type { Localized } from '../../../../domain/locale.ts'
import { documentLocale } from '../document-locale.ts'
import type { DeleteAnswer } from './delete-answer.ts'

/**
 * The `clientAction` of a page that deletes: a lost connection or an ended session must not take the list off the
 * screen, so it becomes an answer. What was deleted leads on.
 */
export async function keepDeletion(failed: Localized, serverAction: () => Promise<unknown>): Promise<unknown> {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    return data<DeleteAnswer>({ kind: 'failed', message: failed[documentLocale()] }, { status: 503 })
  }
}
