import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { freePort, ROOT } from '#tests/support/site.ts'
import { PARTS, readChoice } from './choice.ts'
import { inTurns, ratioOf, spreadOf, spreadText } from './figures.ts'
import { tickWatch } from './ticks.ts'
import { withSection } from './report.ts'

const SOME = ['pages', 'weight']

test('without a word everything is measured', () =>
  expect(readChoice([], SOME)).toEqual({ parts: SOME, runs: null, pages: null }))

test('a part, its rounds and its pages can be chosen', () => {
  const chosen = readChoice(['weight', '--runs', '2', '--pages', '/,/en/about'], SOME)
  expect(chosen).toEqual({ parts: ['weight'], runs: 2, pages: ['/', '/en/about'] })
})

test.each([[['speed']], [['--runs', 'many']], [['--runs', '0']], [['--pages', 'home']], [['--fast']]])(
  'what is not there is named: %j',
  (args) => expect(readChoice(args, SOME)).toBeTypeOf('string'),
)

test('the median of an odd number of figures is the middle one, of an even number the mean of two', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, least: 1, most: 3 })
  expect(spreadOf([4, 1, 2, 3]).median).toBe(2.5)
})

test('a spread names its ends', () => expect(spreadText(spreadOf([1, 2.25, 9]), 1)).toBe('2.3 (1.0–9.0)'))

test('a ratio compares what was measured in the same round', () =>
  expect(ratioOf([2, 40, 6], [1, 20, 2])).toEqual({ median: 2, least: 2, most: 3 }))

test('contenders take turns, and the first round does not count', async () => {
  const order: string[] = []
  const contender = (name: string) => async () => order.push(name)
  expect(await inTurns(2, [contender('a'), contender('b')])).toEqual([
    [3, 5],
    [4, 6],
  ])
  expect(order.join('')).toBe('ababab')
})

test('the parts that can be measured are those of the documentation', () => {
  const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
  const [, documented = ''] = /npm run bench -- .+ Names: (.+?);/.exec(operations)!
  expect(Array.from(documented.matchAll(/`(\w+)`/g), ([, name]) => name)).toEqual(PARTS)
})

test('a server that is measured tells how long its event loop was held', async () => {
  const port = await freePort()
  // Counted by the processor: the watch leaves out what was given to others.
  const busy =
    'const now = () => process.cpuUsage().user; setInterval(() => { const end = now() + 60_000; while (now() < end); }, 1)'
  const server = spawn(process.execPath, ['-e', busy], { env: { PATH: '', ...tickWatch(port) } })
  try {
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    await expect.poll(() => ask('/start').catch(() => null)).toBe('')
    expect(Number(await ask('/stop'))).toBeGreaterThan(30)
  } finally {
    server.kill()
  }
})

test('a section is written at the end, and the next time in its own place', () => {
  const once = withSection('# Page\n', 'a', 'first')
  const both = withSection(once, 'b', 'other')
  const again = withSection(both, 'a', 'second')
  expect(again).toBe(
    '# Page\n\n<!-- a -->\n\nsecond\n\n<!-- end of a -->\n\n<!-- b -->\n\nother\n\n<!-- end of b -->\n',
  )
})
