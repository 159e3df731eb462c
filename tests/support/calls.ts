import type { StaffRole } from '#domain/accounts/permissions.ts'
import { newAddress } from './customers.ts'
import { someone } from './records.ts'
import type { TestApp } from './test-app.ts'

/** What a call was answered; of its data a test names what it reads, the rest is compared. */
export type Called<Data> = { code: number; headers: Headers; message?: string; data: Data }

/** Programs with a token of a role, `usual` where none is named, or with none for null. */
export function programsOf(site: TestApp, usual: StaffRole) {
  const tokens = new Map<StaffRole, string>()

  async function headersOf(role: StaffRole | null = usual): Promise<Record<string, string>> {
    if (role === null) return {}
    const make = () => site.services.apiTokens.create({ name: role, role, days: 5 }, someone)
    const secret = tokens.get(role) ?? (await make()).secret
    tokens.set(role, secret)
    return { Authorization: `Bearer ${secret}` }
  }

  /** Sends fields as JSON; without any it reads. Each call comes from another address. */
  async function call<Data = Record<string, unknown>>(
    path: string,
    fields: object | null = null,
    role: StaffRole | null = usual,
    more: Record<string, string> = {},
  ): Promise<Called<Data>> {
    const headers = { ...(await headersOf(role)), 'X-Forwarded-For': newAddress(), ...more }
    const sent = fields && {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    }
    const answer = await site.app.request(`/api/${path}`, { headers, ...sent })
    const { message, data } = (await answer.json()) as { message?: string; data: Data }
    return { code: answer.status, headers: answer.headers, ...(message !== undefined && { message }), data }
  }

  return { call, headersOf }
}
