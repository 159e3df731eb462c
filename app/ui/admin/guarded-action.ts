import { data, isRouteErrorResponse } from 'react-router'
import { LOGIN_PATH } from '#domain/accounts/staff-paths.ts'
import type { Localized } from '#domain/text/locale.ts'
import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import { clearDraft } from '#app/ui/admin/form/drafts/draft-store.ts'
import { documentLocale } from './document-locale.ts'

/** Why the server has given no answer. */
export type Loss = 'signed-out' | 'gone' | 'too-large' | 'unreachable'

type Screen<Lost> = {
  /** What the screen is answered in the server's place; `isCut` where no answer came at all. */
  lost: (why: Loss, isCut: boolean) => Lost
  /** What was sent has arrived, and the action leads to another screen. */
  leadsOn?: () => void
}

/**
 * What every `clientAction` of staff's screens begins with. A lost connection, an ended session or a server that cannot
 * work would take the screen away with all that was typed; they become answers in its place.
 */
export async function guardedAction<Answer, Lost>(
  serverAction: () => Promise<Answer>,
  { lost, leadsOn }: Screen<Lost>,
) {
  try {
    return await serverAction()
  } catch (thrown) {
    const why = lossOf(thrown)
    // With the status of a failure, since after a success the router loads the page again, which would fail as well.
    if (why !== null) return data(lost(why, !isRouteErrorResponse(thrown)), { status: 503 })
    leadsOn?.()
    throw thrown
  }
}

/** Null where the action leads on. */
function lossOf(thrown: unknown): Loss | null {
  if (thrown instanceof Response) return leadsToSignIn(thrown) ? 'signed-out' : null
  if (!isRouteErrorResponse(thrown)) return 'unreachable'
  if (thrown.status === 401 || thrown.status === 403) return 'signed-out'
  if (thrown.status === 404) return 'gone'
  return thrown.status === 413 ? 'too-large' : 'unreachable'
}

function leadsToSignIn(response: Response): boolean {
  return response.headers.get('Location')?.split('?')[0] === LOGIN_PATH
}

type TextScreen = {
  words: { failed: Localized; signedOut: Localized }
  /** The draft that one of the screen's forms keeps; null for a form without one. */
  draftOf: (fields: FormFields) => string | null
}

/** The `clientAction` of a screen whose forms take longer texts. What has arrived needs no draft any more. */
export async function guardedTextAction(
  request: Request,
  serverAction: () => Promise<unknown>,
  { words, draftOf }: TextScreen,
): Promise<unknown> {
  const sentAt = Date.now()
  const fields = Object.fromEntries(await request.clone().formData())
  const dropDraft = () => {
    const record = draftOf(fields)
    if (record !== null) clearDraft(record, sentAt)
  }
  const lost = (why: Loss): StaffAnswer => {
    const message = why === 'signed-out' ? words.signedOut : words.failed
    return { ok: false, intent: typedOf(fields, 'intent'), message: message[documentLocale()], errors: {} }
  }
  const answer = await guardedAction(serverAction, { lost, leadsOn: dropDraft })
  if (isDone(answer)) dropDraft()
  return answer
}

function isDone(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true
}
