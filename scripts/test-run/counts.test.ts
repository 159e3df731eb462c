import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from './counts.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'counts-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function report(content: object): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

function vitest(
  numTotalTests: number,
  numPassedTests: number,
  numFailedTests: number,
  numFailedTestSuites = 0,
): string {
  return report({ numTotalTests, numPassedTests, numFailedTests, numFailedTestSuites })
}

function playwright(
  expected: number,
  unexpected: number,
  flaky: number,
  skipped: number,
  errors: object[] = [],
): string {
  return report({ stats: { expected, unexpected, flaky, skipped }, errors })
}

describe('the totals count what really passed', () => {
  test('of vitest', () => {
    expect(vitestCounts(vitest(10, 8, 2))).toEqual({ passed: 8, failed: 2 })
  })

  test('of Playwright', () => {
    expect(playwrightCounts(playwright(7, 1, 0, 0))).toEqual({ passed: 7, failed: 1 })
  })
})

describe('what did not pass counts as failed', () => {
  test('a skipped test', () => {
    expect(vitestCounts(vitest(10, 9, 0))).toEqual({ passed: 9, failed: 1 })
    expect(playwrightCounts(playwright(9, 0, 0, 1))).toEqual({ passed: 9, failed: 1 })
  })

  test('a test that passed only at the second try', () => {
    expect(playwrightCounts(playwright(9, 0, 1, 0))).toEqual({ passed: 9, failed: 1 })
  })

  test('a file that could not be loaded', () => {
    expect(vitestCounts(vitest(10, 10, 0, 1))).toEqual({ passed: 10, failed: 1 })
    expect(playwrightCounts(playwright(3, 0, 0, 0, [{ message: 'cannot load' }]))).toEqual({ passed: 3, failed: 1 })
  })

  test('a run without tests, and a run without a report', () => {
    expect(vitestCounts(vitest(0, 0, 0))).toEqual({ passed: 0, failed: 1 })
    expect(playwrightCounts(playwright(0, 0, 0, 0))).toEqual({ passed: 0, failed: 1 })
    expect(vitestCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 })
  })
})
