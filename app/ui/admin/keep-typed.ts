import { isRouteErrorResponse } from 'react-router'
import type { Localized } from '../../../domain/locale.ts'
import { fieldOf, type StaffAnswer } from '../../staff-form.ts'
import { documentLocale } from './document-locale.ts'

type Words = { failed: Localized; signedOut: Localized }

/**
 * The `clientAction` of a screen whose forms take longer texts. A lost connection, an ended session or a server that
 * cannot work would take the form off the screen with all that was typed; they become answers in its place.
 */
export async function keepTyped(
  request: Request,
  serverAction: () => Promise<unknown>,
  words: Words,
): Promise<unknown> {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (thrown) {
    // Where the action leads to, a sign-in apart, is no failure.
    if (thrown instanceof Response && !leadsToSignIn(thrown)) throw thrown
    return failed(form, isSignedOut(thrown) ? words.signedOut : words.failed)
  }
}

function failed(form: FormData, message: Localized): StaffAnswer {
  return { ok: false, intent: fieldOf(form, 'intent'), message: message[documentLocale()], errors: {} }
}

function isSignedOut(thrown: unknown): boolean {
  if (thrown instanceof Response) return leadsToSignIn(thrown)
  return isRouteErrorResponse(thrown) && (thrown.status === 401 || thrown.status === 403)
}

function leadsToSignIn(response: Response): boolean {
  return response.headers.get('Location')?.split('?')[0] === '/admin/login'
}
