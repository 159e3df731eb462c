import { sessionCookie } from './staff.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { TestApp } from './test-app.ts'

/** A customer who is signed in: the cookies that their browser sends, and who they are. */
export type SignedIn = { cookie: string; uuid: string; email: string }

/** The code of the last mail to an address, as it lies in the outbox. */
export async function lastCode(db: Db, email: string): Promise<string> {
  const mail = await db
    .selectFrom('mail_outbox')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was mailed to ${email}`)
  return code
}

/** Signs in as a program does: asks for a code, reads the mail and sends the code back. */
export async function signInCustomer({ app, db }: TestApp, email: string): Promise<SignedIn> {
  const call = async (path: string, fields: Record<string, string>, cookie = '') => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': newAddress(), ...(cookie ? { cookie } : {}) }
    const response = await app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response
  }
  const asked = await call('/api/auth/send-code', { email })
  const entered = await call('/api/auth/verify-code', { code: await lastCode(db, email) }, cookiesOf(asked))
  const { data } = (await entered.json()) as { data: { uuid: string; email: string } }
  return { ...data, cookie: cookiesOf(entered) }
}

/** What a browser sends back of the cookies of an answer. */
export function cookiesOf({ headers }: Pick<Response, 'headers'>): string {
  return sessionCookie({ cookies: headers.getSetCookie() })
}

let visitors = 0

/** Every call comes from another place, so that no test meets the limit that another one used up. */
export function newAddress(): string {
  visitors += 1
  return `10.77.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`
}
