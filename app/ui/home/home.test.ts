import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Autoplay } from './use-autoplay.ts'
import { typewriterFrames } from './typewriter-frames.ts'

describe('autoplay', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function hero() {
    const steps = vi.fn<() => void>()
    return { steps, autoplay: new Autoplay(steps, { interval: 3000, restAfterPick: 3000 }) }
  }

  test('the hero moves on every three seconds', () => {
    const { steps, autoplay } = hero()
    autoplay.start()
    vi.advanceTimersByTime(2999)
    expect(steps).not.toHaveBeenCalled()
    vi.advanceTimersByTime(3001)
    expect(steps).toHaveBeenCalledTimes(2)
  })

  test('after a pick it stands still for three seconds, then takes its usual steps', () => {
    const { steps, autoplay } = hero()
    autoplay.start()
    vi.advanceTimersByTime(2000)
    autoplay.picked()
    vi.advanceTimersByTime(5999)
    expect(steps).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(steps).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(3000)
    expect(steps).toHaveBeenCalledTimes(2)
  })

  test('it does not move while it is held, and begins again when let go', () => {
    const { steps, autoplay } = hero()
    autoplay.start()
    autoplay.stop()
    vi.advanceTimersByTime(60_000)
    expect(steps).not.toHaveBeenCalled()
    autoplay.start()
    vi.advanceTimersByTime(3000)
    expect(steps).toHaveBeenCalledTimes(1)
  })

  test('a pick does not start what the visitor has stopped', () => {
    const { steps, autoplay } = hero()
    autoplay.picked()
    vi.advanceTimersByTime(60_000)
    expect(steps).not.toHaveBeenCalled()
  })
})

function frames(texts: string | string[], count: number) {
  const typewriter = typewriterFrames([texts].flat())
  return Array.from({ length: count }, () => typewriter.next().value)
}

test('the slogan stands for two seconds, is deleted quickly and typed at an even pace', () =>
  expect(frames('abc', 7)).toEqual([
    { shown: 'abc', wait: 2000 },
    { shown: 'ab', wait: 50 },
    { shown: 'a', wait: 50 },
    { shown: '', wait: 150 },
    { shown: 'a', wait: 150 },
    { shown: 'ab', wait: 150 },
    { shown: 'abc', wait: 2000 },
  ]))

test('a letter and its mark are one stroke', () => expect(frames('مدّ', 2).at(1)?.shown).toBe('م'))

test('several phrases take turns', () =>
  expect(frames(['ab', 'xy'], 8).map(({ shown }) => shown)).toEqual(['ab', 'a', '', 'x', 'xy', 'x', '', 'a']))
