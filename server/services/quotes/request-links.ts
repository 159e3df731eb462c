import { createHash, createHmac, randomBytes } from 'node:crypto'
import { requestPath, TOKEN } from '#domain/quotes/request-number.ts'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { loadOrMakeSecret } from '#server/data/accounts/secrets-store.ts'
import type { Db } from '#server/data/engine/database.ts'

/** Private links of requests: made from id and version under a key of the site, so that they can be named again. */
export type RequestLinks = {
  /** The token of a request, or of the version of its link. */
  token(id: string, version: number): string
}

const TOKEN_BYTES = 16

export function createRequestLinks(db: Db): () => Promise<RequestLinks> {
  let secret: string | undefined
  return async () => {
    const key = (secret ??= await loadOrMakeSecret(db, 'request-links', () => randomBytes(32).toString('base64url')))
    return {
      token: (id, version) =>
        createHmac('sha256', key).update(`${id} ${version}`).digest().subarray(0, TOKEN_BYTES).toString('base64url'),
    }
  }
}

/** What the table holds of a token; null for what cannot be one. Another spelling of the same bits is another token. */
export function tokenHash(token: string): string | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('base64url') : null
}

export function requestUrl(siteUrl: string, token: string, locale: Locale): string {
  return siteUrl + localizedPath(locale, requestPath(token))
}
