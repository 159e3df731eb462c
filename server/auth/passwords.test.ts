import { describe, expect, it } from 'vitest'
import { PasswordsBusy, hashPassword, isOutdated, verifyPassword } from './passwords.ts'

const password = 'gusty-plinth-ohm'

describe('a password', () => {
  it('is known again, and nothing else is', async () => {
    const hash = await hashPassword(password)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await verifyPassword(hash, password)).toBe(true)
    expect(await verifyPassword(hash, `${password} `)).toBe(false)
    expect(await verifyPassword(hash, '')).toBe(false)
  })

  it('has another hash each time', async () =>
    expect(await hashPassword(password)).not.toBe(await hashPassword(password)))

  it('is the same however its letters are composed', async () => {
    const hash = await hashPassword('caf\u00e9 \u0622فاق ٧٥٠')
    expect(await verifyPassword(hash, 'cafe\u0301 \u0627\u0653فاق ٧٥٠')).toBe(true)
  })

  it('is never found in what is no hash', async () => {
    for (const hash of ['', password, '$argon2id$v=19$m=19456,t=2,p=1$$', '$2b$10$abcdefghijklmnopqrstuv']) {
      expect(await verifyPassword(hash, password)).toBe(false)
    }
  })

  it('is hashed again when the parameters have changed, and known until then', async () => {
    const older = '$argon2id$v=19$m=1024,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$'
    expect(isOutdated(`${older}x`)).toBe(true)
    expect(isOutdated(await hashPassword(password))).toBe(false)
  })

  it('is turned away when too many wait', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 55 }, () => verifyPassword(sample, password)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(3)
    expect(refused[0]?.reason).toBeInstanceOf(PasswordsBusy)
    expect(await verifyPassword(sample, password)).toBe(false)
  })
})

const sample = `$argon2id$v=19$m=8,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$${'A'.repeat(43)}`
