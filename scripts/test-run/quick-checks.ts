import { runCommand } from './command.ts'
import { vitest } from './runners.ts'
import type { TestRun } from './test-run.ts'

/** What needs no built site: types, format, lint, and the tests of rules, services, tables and layers. */
export async function checkQuickly(run: TestRun): Promise<void> {
  // Only the tests wait for disks and databases: the others use the processor meanwhile.
  await Promise.all([
    run.step('rules, services, tables and layers', () => vitest(['unit', 'components'])),
    inTurn([
      () => run.check('types', () => npmScript('types')),
      () => run.check('format', () => npmScript('format', '--check')),
      () => run.check('lint', () => npmScript('lint')),
    ]),
  ])
}

/** The compiler and what lints by its types end soon: they clear their memory up only where it runs out. */
const ROOMY = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

function npmScript(name: string, ...args: string[]) {
  return runCommand('npm', ['run', '--silent', name, '--', ...args], ROOMY)
}

async function inTurn(checks: (() => Promise<unknown>)[]) {
  for (const check of checks) await check()
}
