import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { placeOf, readableFailure, type TestRecord, writeReport } from './report.ts'

export default class PlaywrightReporter implements Reporter {
  #all: TestCase[] = []
  readonly #errors: string[] = []

  onBegin(_config: unknown, suite: Suite) {
    this.#all = suite.allTests()
  }

  onError(error: TestError) {
    this.#errors.push(failureOf(error))
  }

  onEnd() {
    writeReport({ tests: this.#all.map(toRecord), errors: this.#errors })
  }
}

function toRecord(test: TestCase): TestRecord {
  const passed = test.outcome() === 'expected' && test.results[0]?.status === 'passed'
  const failures = test.results.flatMap(({ errors }) => errors.map(failureOf))
  if (!passed && failures.length === 0) failures.push('It did not run: every test has to.')
  return {
    // The first two are the root and the project, the third is the file.
    title: test.titlePath().slice(3).join(' › '),
    place: placeOf(test.location.file, test.location.line),
    seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    passed,
    failures: passed ? [] : failures,
  }
}

function failureOf({ message, value, location }: TestError): string {
  const place = location ? `\nat ${placeOf(location.file, location.line)}` : ''
  return readableFailure(`${message ?? value ?? 'It failed without a word.'}${place}`)
}
