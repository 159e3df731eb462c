import { describe, expect, it } from 'vitest'
import { mayMailCode, readCode, secondsUntilNextCode } from './sign-in-code.ts'

describe('a typed code', () => {
  it.each([
    ['408123', '408123'],
    ['٤٠٨١٢٣', '408123'],
    ['۴۰۸۱۲۳', '408123'],
    [' 408 123 ', '408123'],
    ['408-123', '408123'],
    ['\u200f408123', '408123'],
    ['000000', '000000'],
  ])('%j is %s', (typed, code) => expect(readCode(typed)).toBe(code))

  it.each(['', '40812', '4081234', '40812a', '4081.2½', '４'])('%j is none', (typed) =>
    expect(readCode(typed)).toBeNull(),
  )
})

describe('the next code for an e-mail address', () => {
  const now = new Date('2026-05-01T12:00:00Z')
  const asked = (seconds: number[], isSame: boolean) =>
    seconds.map((second) => ({ at: new Date(now.getTime() - second * 1000), isSame, isMailed: true }))
  const ago = (...seconds: number[]) => asked(seconds, true)

  it('may be asked for at once by whoever has asked for none', () => expect(secondsUntilNextCode([], now)).toBe(0))

  it('waits for a minute after the one before', () => {
    expect(secondsUntilNextCode(ago(0), now)).toBe(60)
    expect(secondsUntilNextCode(ago(59.5), now)).toBe(1)
    expect(secondsUntilNextCode(ago(60), now)).toBe(0)
  })

  it('waits after five in an hour until the first of them is an hour old', () => {
    expect(secondsUntilNextCode(ago(100, 200, 300, 400), now)).toBe(0)
    expect(secondsUntilNextCode(ago(500, 400, 300, 200, 100), now)).toBe(3100)
    expect(secondsUntilNextCode(ago(100, 200, 300, 400, 3600), now)).toBe(0)
  })

  it('is not kept waiting by what others ask for', () => {
    const seconds = Array.from({ length: 30 }, (_value, index) => index + 1)
    expect(secondsUntilNextCode(asked(seconds, false), now)).toBe(0)
  })

  it('is mailed while others have not had five mailed in ten minutes, nor a hundred in a day', () => {
    expect(mayMailCode(asked([1, 2, 3, 4], false), now)).toBe(true)
    expect(mayMailCode(asked([1, 2, 3, 4, 599], false), now)).toBe(false)
    expect(mayMailCode(asked([1, 2, 3, 4, 600], false), now)).toBe(true)
    const unmailed = asked([1, 2, 3, 4, 5], false).map((one) => ({ ...one, isMailed: false }))
    expect(mayMailCode(unmailed, now)).toBe(true)
    const everyTenMinutes = Array.from({ length: 100 }, (_value, index) => (index + 1) * 600)
    expect(mayMailCode(asked(everyTenMinutes, false), now)).toBe(false)
  })

  it('waits after fifteen in a day', () => {
    const everyHour = Array.from({ length: 15 }, (_value, index) => (index + 1) * 3600)
    expect(secondsUntilNextCode(ago(...everyHour), now)).toBe(9 * 3600)
  })
})
