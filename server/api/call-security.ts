import { cookiePrefix } from '#server/auth/account-options.ts'
import type { Access } from './endpoint.ts'

export type SecurityScheme =
  | { type: 'http'; scheme: 'bearer'; description: string }
  | { type: 'apiKey'; in: 'cookie'; name: string; description: string }

export type Security = { [Scheme in SchemeName]?: [] }[]

type SchemeName = 'token' | 'staffSession' | 'customerSession'

export function securitySchemes(siteUrl: string): Record<SchemeName, SecurityScheme> {
  const session = (people: string, description: string): SecurityScheme => ({
    type: 'apiKey',
    in: 'cookie',
    name: `${cookiePrefix(siteUrl, people)}.session_token`,
    description: `${description} It counts for calls from pages of this site alone.`,
  })
  return {
    token: {
      type: 'http',
      scheme: 'bearer',
      description: 'A token that an owner has made on `/admin/users`, sent as `Authorization: Bearer …`.',
    },
    staffSession: session('staff', 'The cookie of staff who have signed in.'),
    customerSession: session('customer', 'The cookie of a customer who has signed in.'),
  }
}

/** What a call asks for; undefined where anybody may call. */
export function securityOf(access: Access): Security | undefined {
  if (access === 'public') return undefined
  return access === 'customer' ? [{ customerSession: [] }] : [{ token: [] }, { staffSession: [] }]
}
