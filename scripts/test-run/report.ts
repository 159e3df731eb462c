import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a runner found, the same of vitest and of Playwright. */
export type TestReport = { tests: TestRecord[]; /** What went wrong outside of any test. */ errors: string[] }

export type TestRecord = {
  /** From the outermost group to the test itself. */
  title: string
  /** File and line. */
  place: string
  seconds: number
  /** Whether it ran, and held at the first try. */
  passed: boolean
  failures: string[]
}

export const REPORT_FILE = 'TEST_REPORT'

/** More of one failure is read by running that test alone in its own runner. */
const MOST_LINES = 40

export function writeReport(report: TestReport): void {
  const path = process.env[REPORT_FILE]
  if (!path) throw new Error(`${REPORT_FILE} does not name a file for the report`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(report))
}

/** Takes the report away, so that no later run finds it. Null where the runner has written none. */
export function takeReport(path: string): TestReport | null {
  if (!existsSync(path)) return null
  const report = JSON.parse(readFileSync(path, 'utf8')) as TestReport
  rmSync(path)
  return report
}

/** A failure in plain lines: without colours, and without the calls that led there. */
export function readableFailure(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at .*[\w)]$/.test(line))
  const text = lines.slice(0, MOST_LINES).join('\n').trim()
  return lines.length > MOST_LINES ? `${text}\n… and ${lines.length - MOST_LINES} lines more` : text
}

/** A file of the project as it is named in its root. */
export function placeOf(file: string, line?: number): string {
  const name = relative(process.cwd(), file)
  return line === undefined ? name : `${name}:${line}`
}
