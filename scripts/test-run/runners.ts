import { resolve } from 'node:path'
import { runTool } from './command.ts'
import { outcomeOf, type StepOutcome } from './outcome.ts'
import { REPORT_FILE, takeReport } from './report.ts'

export const RESULTS = resolve('test-results')

// Commands and test files that are started again and again find what the first of them has compiled.
process.env['NODE_COMPILE_CACHE'] = `${RESULTS}/compiled`

type Environment = Record<string, string>

/** The tests of projects of `vitest.config.ts`, or only their files that begin as one of `files`. */
export function vitest(projects: string[], files: string[] = [], environment?: Environment): Promise<StepOutcome> {
  const named = projects.map((project) => `--project=${project}`)
  const args = ['run', ...named, '--reporter=./scripts/test-run/vitest-reporter.ts', ...files]
  return run('vitest/vitest.mjs', args, projects[0]!, environment)
}

export function playwright(args: string[] = [], environment?: Environment): Promise<StepOutcome> {
  const options = ['test', '--reporter=./scripts/test-run/playwright-reporter.ts', ...args]
  // Node reads the tests itself, which is twice as fast.
  return run('@playwright/test/cli.js', options, 'browser', { ...environment, PW_DISABLE_TS_ESM: '1' })
}

async function run(tool: string, args: string[], name: string, environment: Environment = {}): Promise<StepOutcome> {
  const path = `${RESULTS}/${name}.json`
  const result = await runTool(tool, args, { ...environment, [REPORT_FILE]: path, NO_COLOR: '1' })
  return outcomeOf(takeReport(path), result)
}
