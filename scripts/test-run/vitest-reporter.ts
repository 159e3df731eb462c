import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { placeOf, readableFailure, type TestRecord, writeReport } from './report.ts'

export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()])
    writeReport({
      tests: modules.flatMap((module) => [...module.children.allTests()].map(toRecord)),
      errors: [...groups.flatMap((group) => group.errors()), ...unhandled].map((error) => failureOf(error)),
    })
  }
}

function toRecord(test: TestCase): TestRecord {
  const { state, errors } = test.result()
  const diagnostic = test.diagnostic()
  const failures = (errors ?? []).map((error) => failureOf(error, test.module.moduleId))
  if (state !== 'passed' && failures.length === 0) failures.push(`It was ${state}: every test has to run.`)
  return {
    title: test.fullName,
    place: placeOf(test.module.moduleId, test.location?.line),
    seconds: (diagnostic?.duration ?? 0) / 1000,
    passed: state === 'passed' && !diagnostic?.flaky,
    failures,
  }
}

/** What was expected, what came instead, and where in the project. */
function failureOf({ name, message, diff, stacks = [] }: SerializedError, testFile?: string): string {
  const own = stacks.filter(({ file }) => !file.includes('node_modules'))
  const frame = own.find(({ file }) => file === testFile) ?? own[0]
  const what = name && name !== 'Error' && name !== 'AssertionError' ? `${name}: ${message}` : message
  const parts = [what, typeof diff === 'string' ? diff : '', frame ? `at ${placeOf(frame.file, frame.line)}` : '']
  return readableFailure(parts.filter(Boolean).join('\n'))
}
