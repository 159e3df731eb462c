import { createHmac, randomBytes } from 'node:crypto'
import type { Source } from '#domain/accounts/caller.ts'
import { loadOrMakeSecret } from '#server/data/accounts/secrets-store.ts'
import type { Db } from '#server/data/engine/database.ts'

/** Sources as the tables know them: alike where the addresses are, and no address can be read out of them. */
export type SourceKeys = (source: Source) => Promise<Source>

export function createSourceKeys(db: Db): SourceKeys {
  let known: string | undefined
  return async ({ visitor, network }) => {
    const secret = (known ??= await loadOrMakeSecret(db, 'sources', () => randomBytes(32).toString('base64url')))
    const keyOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
    return { visitor: keyOf(visitor), network: keyOf(network) }
  }
}
