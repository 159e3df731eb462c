import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRateLimiter, type RateRule } from './rate-limiter.ts'

const five: RateRule = { name: 'mail', limit: 5, seconds: 600 }

function limiterAt(options: { capacity?: number } = {}) {
  let time = 0
  const limiter = createRateLimiter({ now: () => time, ...options })
  return {
    ask: (visitor = 'a', rule = five) => limiter.take(rule, visitor),
    giveBack: (visitor = 'a', rule = five) => limiter.giveBack(rule, visitor),
    wait: (seconds: number) => (time += seconds * 1000),
  }
}

describe('a limit', () => {
  it('lets the allowed number pass and refuses the next, with the time to wait', () => {
    const { ask } = limiterAt()
    for (let sent = 0; sent < 5; sent += 1) expect(ask()).toEqual({ allowed: true })
    expect(ask()).toMatchObject({ allowed: false, retryAfterSeconds: expect.any(Number) })
  })

  it('counts every visitor and every kind of request for itself', () => {
    const { ask } = limiterAt()
    for (let sent = 0; sent < 6; sent += 1) ask()
    expect(ask('b').allowed).toBe(true)
    expect(ask('a', { ...five, name: 'search' }).allowed).toBe(true)
  })

  it('does not lengthen the wait for those who keep asking', () => {
    const { ask, wait } = limiterAt()
    for (let sent = 0; sent < 500; sent += 1) ask()
    wait(1200)
    expect(ask().allowed).toBe(true)
  })

  it('lets no second burst pass where two windows meet', () => {
    const { ask, wait } = limiterAt()
    wait(599)
    for (let sent = 0; sent < 5; sent += 1) ask()
    wait(2)
    expect(ask().allowed).toBe(false)
  })

  it('keeps its promise: who waits as long as told is let in, and not much earlier', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 30 }), (pauses) => {
        const { ask, wait } = limiterAt()
        for (const pause of pauses) {
          wait(pause)
          const verdict = ask()
          if (verdict.allowed) continue
          wait(verdict.retryAfterSeconds - 1.01)
          if (verdict.retryAfterSeconds > 2) expect(ask().allowed).toBe(false)
          wait(1.02)
          expect(ask().allowed).toBe(true)
        }
      }),
    )
  })

  it('does not count what was given back', () => {
    const { ask, giveBack } = limiterAt()
    for (let sent = 0; sent < 20; sent += 1) {
      expect(ask()).toEqual({ allowed: true })
      giveBack()
    }
    giveBack()
    for (let sent = 0; sent < 5; sent += 1) expect(ask().allowed).toBe(true)
    expect(ask().allowed).toBe(false)
  })

  it('forgets the visitor seen longest ago when its memory is full', () => {
    const { ask } = limiterAt({ capacity: 2 })
    for (let sent = 0; sent < 6; sent += 1) ask('a')
    ask('b')
    expect(ask('a').allowed).toBe(false)
    ask('c')
    ask('d')
    expect(ask('a').allowed).toBe(true)
  })
})
