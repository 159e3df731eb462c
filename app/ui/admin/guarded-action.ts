import { data, isRouteErrorResponse } from 'react-router'
import { LOGIN_PATH } from '#domain/accounts/staff-paths.ts'

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
