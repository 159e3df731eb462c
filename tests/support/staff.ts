import { OWNER } from './site.ts'

/** Signs in as a browser without scripts does, and gives the cookies of the session. */
export async function signIn(origin: string, credentials = OWNER, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, Origin: origin },
    body: new URLSearchParams(credentials),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  return { status: answer.status, cookie, location: answer.headers.get('location') }
}
