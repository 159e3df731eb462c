import { data, isRouteErrorResponse } from 'react-router'
import { clearDraft } from './draft-store.ts'
import type { SaveAnswer } from './save-answer.ts'

const SIGN_IN = '/admin/login'

/**
 * The `clientAction` of a page with a form. A lost connection, an ended session or a server that cannot work would
 * take the form off the screen with all that was typed; they become answers in its place. What was saved needs no
 * draft any more.
 */
export async function keepForm<Answer>(record: string, serverAction: () => Promise<Answer>, forget = clearDraft) {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) {
      if (leadsToSignIn(thrown)) return answer({ kind: 'signed-out' })
      forget(record)
      throw thrown
    }
    return answer(answerOf(thrown))
  }
}

function leadsToSignIn(response: Response): boolean {
  return response.headers.get('Location')?.split('?')[0] === SIGN_IN
}

function answerOf(thrown: unknown): SaveAnswer {
  if (!isRouteErrorResponse(thrown)) return { kind: 'unreachable' }
  if (thrown.status === 401 || thrown.status === 403) return { kind: 'signed-out' }
  if (thrown.status === 404) return { kind: 'gone' }
  return { kind: thrown.status === 413 ? 'too-large' : 'unreachable' }
}

/** With the status of a failure, since after a success the router loads the page anew, which would fail as well. */
function answer(given: SaveAnswer) {
  return data(given, { status: 503 })
}
