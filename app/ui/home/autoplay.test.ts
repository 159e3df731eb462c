import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Autoplay } from './autoplay.ts'

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
