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

function npmScript(name: string, ...args: string[]) {
  return runCommand('npm', ['run', '--silent', name, '--', ...args])
}

async function inTurn(checks: (() => Promise<unknown>)[]) {
  for (const check of checks) await check()
}
