import { addressForm, addressProblems } from '#content/pages/addresses.ts'
import type { AddressProblems } from '#domain/accounts/address-record.ts'
import type { Failure, FieldErrors } from '#domain/records/errors.ts'
import { customerOf, notFound, type Answer, type Call } from '#server/api/endpoint.ts'

type Refusal = Extract<Answer<never>, { ok: false }>

/** The session decides whose addresses they are: a `user_uuid` that is not the session's is refused (docs/specification S12). */
export function refuseForeign(userUuid: string | number | null | undefined, call: Call): Refusal | null {
  const isOwn = userUuid === undefined || userUuid === customerOf(call).uuid
  return isOwn ? null : { ok: false, status: 403, message: 'Not allowed' }
}

/** Null, or that the customer has written too often and has to wait. */
export async function refuseHaste({ takeFromQuota }: Call, message: string): Promise<Refusal | null> {
  const wait = await takeFromQuota()
  return wait === null ? null : { ok: false, status: 429, message, retryAfterSeconds: wait }
}

export function refuseFields(problems: AddressProblems): Refusal {
  const fields = Object.entries(problems).map(([name, problem]) => [name, addressProblems[problem].en])
  return { ok: false, status: 422, message: addressForm.invalid.en, fields: Object.fromEntries(fields) }
}

/** What the service said, in English as all messages of the API; foreign and unknown addresses are alike. */
export function refusalOf(reason: Failure, message: string): Refusal {
  if (reason.kind === 'not-found') return notFound(message)
  if (reason.kind === 'conflict') return { ok: false, status: 409, message: reason.message.en }
  return { ok: false, status: 422, message: addressForm.invalid.en, fields: inEnglish(reason.fields) }
}

function inEnglish(fields: FieldErrors): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, words.en]))
}
