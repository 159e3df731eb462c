import { request, type IncomingHttpHeaders } from 'node:http'
import type { Services } from '#server/services/services.ts'
import { cookiesOf, lastCode } from '#tests/support/customers.ts'
import { openFilledSite, type FilledSite } from '#tests/support/filled-site.ts'
import { OWNER } from '#tests/support/site.ts'
import { visitorHeaders } from './page.ts'

const HOST = 'www.example.com'

export type Asking = { method?: string; headers?: Record<string, string>; body?: Buffer }
export type Answer = { status: number; headers: Headers; html: string }

/** A site of its own name with encryption, asked as the proxy before it would ask. */
export type EncryptedSite = FilledSite & { ask(path: string, asking?: Asking): Promise<Answer> }

export async function openEncryptedSite(fill: (services: Services) => Promise<void>): Promise<EncryptedSite> {
  const site = await openFilledSite(fill, { SITE_URL: `https://${HOST}`, LOG_LEVEL: 'error' })
  const { hostname, port } = new URL(site.origin)
  const ask = (path: string, { method = 'GET', headers = {}, body }: Asking = {}) => {
    const sent = { ...visitorHeaders(), Origin: `https://${HOST}`, Host: HOST, ...headers }
    return new Promise<Answer>((resolve, reject) => {
      const asking = request({ hostname, port, path, method, headers: sent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const html = Buffer.concat(chunks).toString()
          resolve({ status: answer.statusCode ?? 0, headers: toHeaders(answer.headers), html })
        })
      })
      asking.on('error', reject).end(body)
    })
  }
  return { ...site, ask }
}

function toHeaders(given: IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) for (const one of [value ?? []].flat()) headers.append(name, one)
  return headers
}

export function formOf(fields: Record<string, string>): Required<Pick<Asking, 'headers' | 'body'>> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return { headers, body: Buffer.from(new URLSearchParams(fields).toString()) }
}

/** The cookies of the owner. */
export async function ownerOf({ ask }: EncryptedSite): Promise<string> {
  return cookiesOf(await ask('/admin/login', { method: 'POST', ...formOf(OWNER) }))
}

/** The cookies of a customer, who may be new. */
export async function customerOf({ ask, withDb }: EncryptedSite, email: string): Promise<string> {
  const call = (path: string, fields: Record<string, string>, cookie = '') => {
    const { headers, body } = formOf(fields)
    return ask(path, { method: 'POST', headers: { ...headers, cookie }, body })
  }
  const asked = await call('/api/auth/send-code', { email })
  const code = await withDb((db) => lastCode(db, email))
  return cookiesOf(await call('/api/auth/verify-code', { code }, cookiesOf(asked)))
}
