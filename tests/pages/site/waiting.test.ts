import { expect, test } from 'vitest'
import { siteOrigin, visitorHeaders } from '#tests/pages/page.ts'

/** Sends the same form again and again as one visitor until it is answered that they have to wait. */
async function untilRefused(path: string, fieldsOf: (attempt: number) => Record<string, string>): Promise<Response> {
  const headers = visitorHeaders()
  for (let attempt = 0; attempt < 15; attempt++) {
    const body = new URLSearchParams(fieldsOf(attempt))
    const answer = await fetch(siteOrigin() + path, { method: 'POST', body, headers, redirect: 'manual' })
    if (answer.status === 429) return answer
  }
  throw new Error(`${path} refused nobody`)
}

const quote = (attempt: number) => ({ firstName: 'Sara', lastName: 'Ali', email: `wait${attempt}@client.example` })
const contact = (attempt: number) => ({ name: 'Sara', email: `late${attempt}@client.example`, message: 'Hello' })

test.each([
  ['/contact', contact],
  ['/en/pu-foam/805', quote],
] as const)('%s refuses nobody of a busy office', async (path, fieldsOf) => {
  await expect(untilRefused(path, fieldsOf)).rejects.toThrow('refused nobody')
})

test.each([
  ['/admin/login', () => ({ username: 'nobody-who-waits', password: 'not-the-password' })],
  ['/en/sign-in', () => ({ email: 'waiting@client.example' })],
] as const)('%s tells programs, too, how long to wait', async (path, fieldsOf) => {
  const refused = await untilRefused(path, fieldsOf)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.text()).toContain('role="alert"')
})
