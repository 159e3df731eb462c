import { describe, expect, it } from 'vitest'
import { observatoryScore } from './observatory.ts'

const GOOD = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

function scoreWith(given: Record<string, string> = {}, html = ''): number {
  return observatoryScore({ headers: new Headers({ ...GOOD, ...given }), html }).score
}

describe('the published scoring', () => {
  it('gives a site that says nothing of itself what it deserves', () => {
    expect(observatoryScore({ headers: new Headers(), html: '' }).score).toBe(100 - 25 - 20 - 5 - 20)
  })

  it('gives more than 100 to one that says everything', () => expect(scoreWith()).toBe(100 + 10 + 10 + 5 + 5))

  it.each([
    ['a policy that allows scripts in the page', { 'content-security-policy': "script-src 'self' 'unsafe-inline'" }],
    [
      'a policy that allows scripts from anywhere',
      { 'content-security-policy': "script-src https:; object-src 'none'" },
    ],
    ['sharing with every origin', { 'access-control-allow-origin': '*' }],
    ['a session cookie without Secure', { 'set-cookie': 'session=a; HttpOnly; SameSite=Lax' }],
    ['a session cookie that scripts can read', { 'set-cookie': 'session=a; Secure; SameSite=Lax' }],
    ['a day of strict transport security', { 'strict-transport-security': 'max-age=86400' }],
  ])('finds %s', (_what, headers: Record<string, string>) => expect(scoreWith(headers)).toBeLessThan(scoreWith()))

  it('finds scripts of others that are not encrypted', () => {
    expect(scoreWith({}, '<script src="http://cdn.example/a.js"></script>')).toBe(50)
  })
})
