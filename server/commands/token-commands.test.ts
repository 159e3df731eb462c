import { expect, it } from 'vitest'
import { manageWorld } from '#tests/support/manage-world.ts'

it('tokens are listed without their secrets, and one that is revoked opens nothing', async () => {
  const { type, said, services, close } = await manageWorld()
  const secret = (await said('token add import --role editor --days 365')).split('\n')[0]!
  const list = await said('token list')
  expect(list).toMatch(
    /^NAME +ROLE +STATE +EXPIRES +LAST USED +CREATED BY +ID\nimport +editor +active +[\d-]+ +never +command line +/,
  )
  expect(list).not.toContain(secret)
  expect(await type('token revoke import')).toBe(0)
  expect(await services.apiTokens.verify(secret)).toBeNull()
  expect(await said('token list')).toContain('revoked')
  expect(await type('token revoke import')).toBe(1)
  await close()
})

it('of two tokens with one name none is revoked before it is said which', async () => {
  const { type, said, services, close } = await manageWorld()
  await type('token add import --role editor --days 365')
  await type('token add import --role viewer --days 365')
  expect(await type('token revoke import')).toBe(1)
  expect(await said('token revoke import')).toContain('Several tokens')
  const [newer, older] = await services.apiTokens.list()
  expect(await type(`token revoke ${newer!.id}`)).toBe(0)
  expect(await services.apiTokens.list()).toMatchObject([
    { revokedAt: expect.any(String) },
    { ...older, revokedAt: null },
  ])
  await close()
})
