import { cleanLine } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { isStaffRole, type StaffRole } from './permissions.ts'

export const TOKEN_NAME_LENGTH = 60
export const TOKEN_DAYS = 365

export type TokenInput = { name: string; role: StaffRole; days: number }

type TokenReading = { ok: true; input: TokenInput } | { ok: false; wrong: ('name' | 'role' | 'days')[] }

export function readTokenForm(given: { name: string; role: string; days: string }): TokenReading {
  const name = cleanLine(given.name)
  const digits = toLatinDigits(given.days).trim()
  const days = /^\d{1,3}$/.test(digits) ? Number(digits) : 0
  const { role } = given
  const wrong = [
    ...(name === '' || name.length > TOKEN_NAME_LENGTH ? (['name'] as const) : []),
    ...(isStaffRole(role) ? [] : (['role'] as const)),
    ...(days < 1 || days > TOKEN_DAYS ? (['days'] as const) : []),
  ]
  if (wrong.length > 0 || !isStaffRole(role)) return { ok: false, wrong }
  return { ok: true, input: { name, role, days } }
}
