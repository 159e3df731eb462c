import { existsSync, readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number }

type VitestReport = {
  numTotalTests: number
  numPassedTests: number
  numFailedTestSuites: number
  numFailedTests: number
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/**
 * Counts of vitest's JSON report. A test that was skipped has not passed, so it counts as failed;
 * so does a file that failed before its tests could be counted.
 */
export function vitestCounts(path: string): Counts {
  const report = readReport<VitestReport>(path)
  if (report === null) return { passed: 0, failed: 1 }
  const failed = report.numTotalTests - report.numPassedTests
  return atLeastOne({ passed: report.numPassedTests, failed: failed || Math.min(1, report.numFailedTestSuites) })
}

/** Counts of Playwright's JSON report. Skipped and flaky tests have not passed. */
export function playwrightCounts(path: string): Counts {
  const report = readReport<PlaywrightReport>(path)
  if (report === null) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return atLeastOne({ passed: expected, failed: unexpected + flaky + skipped || Math.min(1, report.errors.length) })
}

/** A step that ran no test at all has proven nothing: it fails. */
function atLeastOne({ passed, failed }: Counts): Counts {
  return passed + failed === 0 ? { passed: 0, failed: 1 } : { passed, failed }
}

function readReport<T>(path: string): T | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null
}
