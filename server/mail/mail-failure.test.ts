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
    code: 'ECONNECTION',
    isServerAway: true,
  })
  expect(toMailFailure(new Error('late')).isServerAway).toBe(true)
})

it('names the kind of failure for the log, and nobody', () => {
  const codes = [
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ESOCKET' }),
    Object.assign(new Error('no'), { code: 'EAUTH', responseCode: 535, response: '535 bad password of sara' }),
    new Error('sara@client.example'),
  ].map((error) => toMailFailure(error).code)
  expect(codes).toEqual(['ECONNREFUSED', 'EAUTH 535', 'unknown'])
})
