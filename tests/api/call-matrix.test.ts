import { beforeAll, describe, expect, it } from 'vitest'
import { can, STAFF_ROLES, type Role } from '#domain/accounts/permissions.ts'
import { endpoints, fileEndpoints } from '#server/api/index.ts'
import type { Access } from '#server/api/endpoint.ts'
import type { OpenApiDocument } from '#server/api/openapi.ts'
import { newAddress, signInCustomer } from '#tests/support/customers.ts'
import { someone, valueOf } from '#tests/support/records.ts'
import { testSite, type TestApp } from '#tests/support/test-app.ts'

type Headers = Record<string, string>
/** `staff` is what somebody of staff may be; null where their account names no role that there is. */
type Rights = { staff?: Role; customer?: true }

const PASSWORD = 'gusty-plinth-ohm'
const FROM_PAGE = { 'Sec-Fetch-Site': 'same-origin' }

/** Every kind of caller, and what they may do. Whoever is not in here is not let in anywhere. */
const CALLERS: Record<string, { rights: Rights; headersOf(site: TestApp): Promise<Headers> }> = {
  anyone: { rights: {}, headersOf: async () => ({}) },
  'a customer': {
    rights: { customer: true },
    headersOf: async (site) => ({ ...FROM_PAGE, Cookie: (await signInCustomer(site, 'sara@client.example')).cookie }),
  },
  ...Object.fromEntries(
    [...STAFF_ROLES, null].flatMap((role) => [
      [
        `a person with the role ${role}`,
        { rights: { staff: role }, headersOf: (site: TestApp) => session(site, role) },
      ],
      [
        `a program with the role ${role}`,
        { rights: { staff: role }, headersOf: (site: TestApp) => token(site, role, 1) },
      ],
    ]),
  ),
  'a program whose token has expired': { rights: {}, headersOf: (site) => token(site, 'owner', 0) },
  'a program whose token was revoked': { rights: {}, headersOf: revokedToken },
  'a program with a token of its own making': {
    rights: {},
    headersOf: async () => ({ Authorization: `Bearer site_${'a'.repeat(43)}` }),
  },
  'staff whose account was closed': { rights: {}, headersOf: closedAccount },
  'a session of its own making': {
    rights: {},
    headersOf: async () => ({ ...FROM_PAGE, Cookie: 'staff.session_token=a.b; customer.session_token=a.b' }),
  },
}

function statusOf(access: Access, { staff, customer }: Rights): number | null {
  if (access === 'public') return null
  if (access === 'customer') return customer ? null : staff === undefined ? 401 : 403
  if (staff === undefined) return customer ? 403 : 401
  return can(staff, access) ? null : 403
}

const site = testSite({ env: { TRUST_PROXY: '1' } })
let document: OpenApiDocument
const headers: Record<string, Headers> = {}
beforeAll(async () => {
  document = (await (await site.app.request('/api/openapi.json')).json()) as OpenApiDocument
  for (const [name, caller] of Object.entries(CALLERS)) headers[name] = await caller.headersOf(site)
})

const rows = [...endpoints, ...fileEndpoints].map(({ path, method, access }) => ({ path, method, access }))

describe.each(rows)('$method $path', ({ path, method, access }) => {
  it('answers every kind of caller as its row says', async () => {
    for (const [name, { rights }] of Object.entries(CALLERS)) {
      const response = await site.app.request(path.replace(':file', 'a.webp'), {
        method,
        headers: { ...headers[name], 'X-Forwarded-For': newAddress() },
        ...(method === 'POST' ? { body: new FormData() } : {}),
      })
      const expected = statusOf(access, rights)
      if (expected === null) expect([401, 403, 500, 503], name).not.toContain(response.status)
      else expect(response.status, name).toBe(expected)
      expect(documentedOf(path, method), name).toContain(String(response.status))
      expect(await response.json(), name).toMatchObject({ status: response.ok ? 'success' : 'error' })
    }
  })
})

it('whoever stands in the matrix is who they say', async () => {
  const who = async (name: string) => {
    const { staffSessions, customerSessions } = site.services
    const sent = new Headers(headers[name])
    return { staff: (await staffSessions.find(sent)).caller, customer: (await customerSessions.find(sent)).caller }
  }
  for (const [name, { rights }] of Object.entries(CALLERS)) {
    const { staff, customer } = await who(name)
    expect([name, staff?.role, customer !== null]).toEqual([name, rights.staff, rights.customer === true])
  }
})

function documentedOf(path: string, method: 'GET' | 'POST'): string[] {
  const { get, post } = document.paths[path.replace(':file', '{file}')]!
  return Object.keys((method === 'GET' ? get : post)!.responses)
}

async function session({ services, db }: TestApp, role: Role): Promise<Headers> {
  const username = `${role}`.replace(',', '-')
  const { id } = valueOf(await services.staff.add({ username, password: PASSWORD, role: role ?? 'owner' }, someone))
  if (role === null) await db.updateTable('staff_users').set({ role: 'superadmin' }).where('id', '=', id).execute()
  return { ...FROM_PAGE, Cookie: await cookieOf(services, username) }
}

async function closedAccount({ services }: TestApp): Promise<Headers> {
  const { id } = valueOf(await services.staff.add({ username: 'gone', password: PASSWORD, role: 'owner' }, someone))
  const cookie = await cookieOf(services, 'gone')
  valueOf(await services.staff.setDisabled(id, true, someone))
  return { ...FROM_PAGE, Cookie: cookie }
}

async function cookieOf({ staffSessions }: TestApp['services'], username: string): Promise<string> {
  const answer = await staffSessions.signIn({ username, password: PASSWORD })
  if (answer.kind !== 'signed-in') throw new Error(`${username} is ${answer.kind}`)
  return answer.cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

async function token({ services, db }: TestApp, role: Role, days: number): Promise<Headers> {
  const given = { name: `${role} ${days}`, role: role ?? 'owner', days }
  const { token: made, secret } = await services.apiTokens.create(given, someone)
  if (role === null) await db.updateTable('api_tokens').set({ role: 'superadmin' }).where('id', '=', made.id).execute()
  return { Authorization: `Bearer ${secret}` }
}

async function revokedToken({ services }: TestApp): Promise<Headers> {
  const { token: made, secret } = await services.apiTokens.create({ name: 'revoked', role: 'owner', days: 1 }, someone)
  valueOf(await services.apiTokens.revoke(made.id, someone))
  return { Authorization: `Bearer ${secret}` }
}
