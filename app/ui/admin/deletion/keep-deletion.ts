import type { Localized } from '../../../../domain/locale.ts'
import { documentLocale } from '../document-locale.ts'
import { keepScreen } from '../keep-screen.ts'
import type { DeleteAnswer } from './delete-answer.ts'

/** The `clientAction` of a page that deletes. */
export function keepDeletion(failed: Localized, serverAction: () => Promise<unknown>): Promise<unknown> {
  return keepScreen(serverAction, { lost: (): DeleteAnswer => ({ kind: 'failed', message: failed[documentLocale()] }) })
}
