import { expect, it } from 'vitest'
import { onEveryDatabase } from '#tests/support/database.ts'
import { loadOrMakeSecret } from './secrets-store.ts'

onEveryDatabase('a secret of the product', (db) => {
  it('is made once, even by processes that start at the same moment', async () => {
    const secrets = await Promise.all(['a', 'b', 'c'].map((text) => loadOrMakeSecret(db(), 'accounts', () => text)))
    expect(new Set(secrets).size).toBe(1)
    expect(await loadOrMakeSecret(db(), 'accounts', () => 'd')).toBe(secrets[0])
    expect(await loadOrMakeSecret(db(), 'other', () => 'd')).toBe('d')
  })
})
