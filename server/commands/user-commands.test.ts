import { expect, it } from 'vitest'
import { manageWorld } from '#tests/support/manage-world.ts'

it('users are listed with what they may do and whether they can sign in', async () => {
  const { type, said, close } = await manageWorld()
  await type('user add Noura --role owner')
  await type('user add sami --role editor,sales')
  await type('user disable sami')
  const [head, ...rows] = (await said('user list')).split('\n')
  expect(head).toMatch(/^NAME +ROLE +STATE +SECOND FACTOR +SINCE$/)
  expect(rows).toEqual([
    expect.stringMatching(/^Noura +owner +active +no +\d{4}-\d\d-\d\d$/),
    expect.stringMatching(/^sami +editor,sales +disabled +no +\d{4}-\d\d-\d\d$/),
  ])
  await close()
})

it('a user gets another role, is disabled, let in again and removed, by the command line as the log says', async () => {
  const { type, services, close } = await manageWorld()
  await type('user add noura --role owner')
  await type('user add sami --role viewer')
  const sami = () => services.staff.findByUsername('sami')
  expect(await type('user role SAMI --role sales')).toBe(0)
  expect(await sami()).toMatchObject({ role: 'sales' })
  expect(await type('user disable sami')).toBe(0)
  expect(await sami()).toMatchObject({ disabled: true })
  expect(await type('user enable sami')).toBe(0)
  expect(await sami()).toMatchObject({ disabled: false })
  expect(await type('user remove sami')).toBe(0)
  expect(await sami()).toBeNull()
  const acts = (await services.audit.list({ limit: 4, offset: 0 })).map(({ action, actor }) => [action, actor.name])
  expect(acts).toEqual(
    ['staff.remove', 'staff.enable', 'staff.disable', 'staff.role'].map((action) => [action, 'command line']),
  )
  await close()
})

it('the last owner stays an owner who can sign in', async () => {
  const { type, lines, services, close } = await manageWorld()
  await type('user add noura --role owner')
  for (const line of ['user role noura --role editor', 'user disable noura', 'user remove noura']) {
    expect(await type(line)).toBe(1)
    expect(lines.at(-1)).toMatch(/owner/i)
  }
  expect(await services.staff.list()).toMatchObject([{ role: 'owner', disabled: false }])
  await close()
})
