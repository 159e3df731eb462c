import { OWNER, type Site } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { someone } from './writers.ts'

/** Asks as a browser of staff without scripts does; null where no answer came. */
export type Call = (path: string, fields: Record<string, string | string[]>) => Promise<Response | null>

export async function callerOf({ origin }: Site): Promise<Call> {
  const { cookie } = await signIn(origin, OWNER, { 'X-Forwarded-For': someone() })
  return (path, fields) => {
    const isRead = path.includes('getall') || path.startsWith('/admin/acts/')
    const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
    return fetch(origin + path, {
      method: isRead ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie, Origin: origin, 'X-Forwarded-For': someone() },
      ...(isRead ? {} : { body: new URLSearchParams(pairs) }),
    }).catch(() => null)
  }
}
