import { data } from 'react-router'
import { Forbidden } from '#domain/accounts/permissions.ts'

/** Whoever has lost his right while his form was on its way is told so, like those who never had it. */
export function refuseForbidden(error: unknown): void {
  if (error instanceof Forbidden) throw data(null, { status: 403 })
}
