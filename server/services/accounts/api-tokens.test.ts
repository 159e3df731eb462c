import { expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { someone, valueOf } from '#tests/support/records.ts'
import { createApiTokens } from './api-tokens.ts'

onOneDatabase('tokens of programs', (db) => {
  let now = new Date('2026-05-01T00:00:00.000Z')
  const service = () => createApiTokens({ db: db(), clock: () => now })
  const at = (instant: string) => {
    now = new Date(instant)
    return service()
  }

  it('are known by their secret until they expire, and to nobody who reads the database', async () => {
    const { token, secret } = await at('2026-05-01T00:00:00.000Z').create(
      { name: 'import', role: 'editor', days: 30 },
      someone,
    )
    expect(token).toMatchObject({ name: 'import', role: 'editor', expiresAt: '2026-05-31T00:00:00.000Z' })
    expect(await service().verify(secret)).toMatchObject({ id: token.id, role: 'editor' })
    expect(await service().verify(`${secret}x`)).toBeNull()
    expect(await service().verify('')).toBeNull()
    expect(JSON.stringify(await db().selectFrom('api_tokens').selectAll().execute())).not.toContain(secret)
    expect(await at('2026-05-30T23:59:59.999Z').verify(secret)).not.toBeNull()
    expect(await at('2026-05-31T00:00:00.000Z').verify(secret)).toBeNull()
  })

  it('stop working when they are revoked', async () => {
    const { token, secret } = await at('2026-05-01T00:00:00.000Z').create(
      { name: 'import', role: 'owner', days: 30 },
      someone,
    )
    valueOf(await service().revoke(token.id, someone))
    expect(await service().verify(secret)).toBeNull()
    expect(await service().revoke(token.id, someone)).toMatchObject({ failure: { kind: 'not-found' } })
    expect(await service().list()).toMatchObject([{ id: token.id, revokedAt: '2026-05-01T00:00:00.000Z' }])
  })

  it('say when they were last used, to the hour', async () => {
    const { secret } = await at('2026-05-01T00:00:00.000Z').create({ name: 'import', role: 'owner', days: 30 }, someone)
    const lastUse = async () => (await service().list())[0]?.lastUsedAt
    expect(await lastUse()).toBeNull()
    await at('2026-05-01T10:00:00.000Z').verify(secret)
    await at('2026-05-01T10:59:00.000Z').verify(secret)
    expect(await lastUse()).toBe('2026-05-01T10:00:00.000Z')
    await at('2026-05-01T11:00:00.000Z').verify(secret)
    expect(await lastUse()).toBe('2026-05-01T11:00:00.000Z')
  })
})
