import { describe, expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'
import type { TestRecord } from './report.ts'

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
