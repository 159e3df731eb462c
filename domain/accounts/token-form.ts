import { cleanLine } from '../text/clean-text.ts'
import { toLatinDigits } from '../text/fold.ts'
import { isStaffRole, type StaffRole } from './staff.ts'

export const TOKEN_NAME_LENGTH = 60
export const TOKEN_DAYS = 365

export type TokenInput = { name: string; role: StaffRole; days: number }

export type TokenReading = { ok: true; input: TokenInput } | { ok: false; wrong: ('name' | 'days')[] }

/** What was typed for a new token; a role that we do not know gives the lesser rights. */
export function readTokenForm(given: { name: string; role: string; days: string }): TokenReading {
  const name = cleanLine(given.name)
  const digits = toLatinDigits(given.days).trim()
  const days = /^\d{1,3}$/.test(digits) ? Number(digits) : 0
  const wrong = [
    ...(name === '' || name.length > TOKEN_NAME_LENGTH ? (['name'] as const) : []),
    ...(days < 1 || days > TOKEN_DAYS ? (['days'] as const) : []),
  ]
  if (wrong.length > 0) return { ok: false, wrong }
  return { ok: true, input: { name, role: isStaffRole(given.role) ? given.role : 'editor', days } }
}
