import { expect, test } from 'vitest'
import { typewriterFrames } from './typewriter-frames.ts'

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
