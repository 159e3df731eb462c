import type { TestReport } from './report.ts'

export type StepOutcome = {
  passed: number
  failed: number
  /** What somebody has to read who mends it; empty where all passed. */
  said: string
  tests: { title: string; place: string; seconds: number }[]
}

/** A step without tests of its own: it holds or does not. */
export function toOutcome({ ok, output }: { ok: boolean; output: string }): StepOutcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, said: ok ? '' : output, tests: [] }
}

/**
 * What a runner found. A test that did not run has not passed; a file that could not be loaded, a runner that wrote no
 * report or ended badly after all, and a run without tests have failed.
 */
export function outcomeOf(report: TestReport | null, runner: { ok: boolean; output: string }): StepOutcome {
  if (report === null) return toOutcome({ ok: false, output: runner.output || 'The runner ended without a report.' })
  const { tests, errors } = report
  const failing = tests.filter(({ passed }) => !passed)
  const passed = tests.length - failing.length
  const said = [
    ...errors,
    ...failing.map(({ title, place, failures }) => `${place}\n${title}\n${indented(failures.join('\n'))}`),
  ]
  if (tests.length === 0 && said.length === 0) said.push('No test ran.')
  if (!runner.ok && said.length === 0) said.push(runner.output)
  return { passed, failed: failing.length || Math.min(1, said.length), said: said.join('\n\n'), tests }
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ')
}
