import { isRouteErrorResponse } from 'react-router'
import type { Localized } from '../../../domain/locale.ts'
import { typedOf, type FormFields } from '../../../domain/message-form.ts'
import type { StaffAnswer } from '../../staff-form.ts'
import { documentLocale } from './document-locale.ts'
import { clearDraft } from './form/draft-store.ts'

type Screen = {
  words: { failed: Localized; signedOut: Localized }
  /** The draft that one of the screen's forms keeps; null for a form without one. */
  draftOf: (fields: FormFields) => string | null
}

/**
 * The `clientAction` of a screen whose forms take longer texts. A lost connection, an ended session or a server that
 * cannot work would take the form off the screen with all that was typed; they become answers in its place. What has
 * arrived needs no draft any more.
 */
export async function keepTyped(
  request: Request,
  serverAction: () => Promise<unknown>,
  { words, draftOf }: Screen,
): Promise<unknown> {
  const fields = Object.fromEntries(await request.clone().formData())
  try {
    const answer = await serverAction()
    if (isDone(answer)) dropDraft(draftOf(fields))
    return answer
  } catch (thrown) {
    // Where the action leads to, a sign-in apart, is no failure.
    if (thrown instanceof Response && !leadsToSignIn(thrown)) {
      dropDraft(draftOf(fields))
      throw thrown
    }
    return failed(fields, isSignedOut(thrown) ? words.signedOut : words.failed)
  }
}

function isDone(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true
}

function dropDraft(record: string | null): void {
  if (record !== null) clearDraft(record)
}

function failed(fields: FormFields, message: Localized): StaffAnswer {
  return { ok: false, intent: typedOf(fields, 'intent'), message: message[documentLocale()], errors: {} }
}

function isSignedOut(thrown: unknown): boolean {
  if (thrown instanceof Response) return leadsToSignIn(thrown)
  return isRouteErrorResponse(thrown) && (thrown.status === 401 || thrown.status === 403)
}

function leadsToSignIn(response: Response): boolean {
  return response.headers.get('Location')?.split('?')[0] === '/admin/login'
}
