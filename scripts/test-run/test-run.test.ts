import { describe, expect, test } from 'vitest'
import { readChosenTests } from './chosen-tests.ts'
import { outcomeOf } from './outcome.ts'
import { readableFailure, type TestRecord } from './report.ts'

test('all tests ask a site on SQLite unless they are told otherwise', () => {
  expect(readChosenTests([])).toEqual({ store: 'sqlite', isLong: false, files: [] })
  expect(readChosenTests(['--store=sqlite']).store).toBe('sqlite')
  expect(readChosenTests(['--store=postgres']).store).toBe('postgres')
})

test('a store that does not exist, and an option that does not, are no way to test less', () => {
  expect(() => readChosenTests(['--store=postgers'])).toThrow('--store is "postgers"; expected sqlite or postgres.')
  expect(() => readChosenTests(['--stores=postgres'])).toThrow('--stores')
})

test('files are run by the runner of their folder', () => {
  const named = ['tests/pages/html.test.ts', './tests/docs.test.ts', 'tests/e2e/site/', 'app/seo']
  expect(readChosenTests(named).files).toEqual([
    ['pages', ['tests/pages/html.test.ts']],
    ['unit', ['tests/docs.test.ts']],
    ['browser', ['tests/e2e/site']],
    ['components', ['app/seo']],
  ])
})

test('what takes long is tested where it is asked for, or named', () => {
  expect(readChosenTests(['--long']).isLong).toBe(true)
  expect(readChosenTests(['tests/pages/libre-office.long.test.ts']).isLong).toBe(true)
  expect(readChosenTests(['tests/docs.test.ts']).isLong).toBe(false)
})

test.each([
  ['server/config.ts', 'server/config.test.ts'],
  ['domain/text/fold.ts', 'domain/text/text.test.ts'],
])('%s stands for the test beside it, or for the one of its folder that asks it', (file, found) =>
  expect(readChosenTests([file]).files).toEqual([['unit', [found]]]),
)

test.each(['server/nothing.test.ts', 'package.json', 'server/main.ts'])('%s is refused in one line', (name) =>
  expect(() => readChosenTests([name])).toThrow(`${name} is no test, no folder, and no file with a test beside it.`),
)

const ended = { ok: true, output: '' }

function aTest(given: Partial<TestRecord> = {}): TestRecord {
  return { title: 'a page › opens', place: 'tests/a.test.ts:3', seconds: 1, passed: true, failures: [], ...given }
}

test('the totals count what really passed', () => {
  const tests = [aTest(), aTest(), aTest({ passed: false, failures: ['expected 1 to be 2'] })]
  expect(outcomeOf({ tests, errors: [] }, { ok: false, output: '' })).toMatchObject({ passed: 2, failed: 1 })
})

test('a failure is told by its place, its title and what was expected', () => {
  const failing = aTest({ passed: false, failures: ['expected 1 to be 2\n- 2\n+ 1'] })
  expect(outcomeOf({ tests: [failing], errors: [] }, ended).said).toBe(
    'tests/a.test.ts:3\na page › opens\n  expected 1 to be 2\n  - 2\n  + 1',
  )
})

describe('what did not pass counts as failed', () => {
  test('a file that could not be loaded', () => {
    const report = { tests: [aTest()], errors: ['Cannot find module'] }
    expect(outcomeOf(report, ended)).toMatchObject({ passed: 1, failed: 1, said: 'Cannot find module' })
  })

  test('a run without tests, and a run without a report', () => {
    expect(outcomeOf({ tests: [], errors: [] }, ended)).toMatchObject({ passed: 0, failed: 1, said: 'No test ran.' })
    expect(outcomeOf(null, { ok: false, output: 'It crashed' })).toMatchObject({
      passed: 0,
      failed: 1,
      said: 'It crashed',
    })
  })

  test('a runner that ended badly though every test passed', () => {
    const outcome = outcomeOf({ tests: [aTest()], errors: [] }, { ok: false, output: 'The site did not stop' })
    expect(outcome).toMatchObject({ passed: 1, failed: 1, said: 'The site did not stop' })
  })
})

test('a failure is read without colours and without the calls that led to it', () => {
  const message =
    '\u001B[31mexpected\u001B[39m 1 to be 2\n    at run (file:///x/node_modules/y.js:3:4)\n    at async /a/b.ts:1:2'
  expect(readableFailure(message)).toBe('expected 1 to be 2')
})

test('a long failure is cut, and says by how much', () => {
  const lines = Array.from({ length: 50 }, (_, index) => `line ${index}`)
  expect(readableFailure(lines.join('\n')).split('\n').slice(-2)).toEqual(['line 39', '… and 10 lines more'])
})
