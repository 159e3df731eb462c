import { expect, it } from 'vitest'
import { toMailFailure } from './mail-failure.ts'

it('says what the server answered, in one line of bounded length', () => {
  const error = Object.assign(new Error('x'), { code: 'EENVELOPE', response: `550 no\r\n${'x'.repeat(1000)}` })
  const { text, isServerAway } = toMailFailure(error)
  expect(text).toMatch(/^EENVELOPE: 550 no x+$/)
  expect(text).toHaveLength(300)
  expect(isServerAway).toBe(false)
})

it('takes anything that is not about the mail itself for a server that is away', () => {
  expect(toMailFailure(Object.assign(new Error('refused'), { code: 'ECONNECTION' }))).toEqual({
    text: 'ECONNECTION: refused',
    isServerAway: true,
  })
  expect(toMailFailure(new Error('late')).isServerAway).toBe(true)
})
