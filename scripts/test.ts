// `npm test`: everything that is checked, one step after the other, and one line of totals at the end.
// With `-- --store=postgres` every page and browser test asks a site on PostgreSQL and an object store.
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openSite, type Site } from '../tests/support/site.ts'
import { build } from './site-build.ts'
import { readStore } from './test-run/chosen-store.ts'
import { type CommandResult, runTool } from './test-run/command.ts'
import { type Counts, playwrightCounts, vitestCounts } from './test-run/counts.ts'
import { prepareMachine, prepareTestBrowser } from './test-run/machine.ts'
import { openOtherStores } from './test-run/other-stores.ts'

const RESULTS = 'test-results'
const STORE = readStore(process.argv.slice(2))
/** All pages, but not the files that start sites of their own: they ask nothing of the one that is named. */
const ON_EVERY_STORE = globSync('tests/pages/*.test.ts', {
  exclude: ['**/{start-and-stop,page-actions,forms-sent-again}.test.ts'],
})
const total: Counts = { passed: 0, failed: 0 }

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
// Commands that tests start again and again find what the first one has compiled.
process.env['NODE_COMPILE_CACHE'] = resolve(RESULTS, 'compiled')

await check('programs of this machine', () => prepareMachine(announce))
await prepareTestBrowser(announce)
await check('type check', typeCheck)
await check('format', () => runTool('oxfmt/bin/oxfmt', ['--check']))
await check('lint', () => runTool('oxlint/bin/oxlint', ['--quiet']))
await step('rules, services, tables and layers', () => vitest('unit'))
if (await check('build', buildSite)) {
  await step('kills, cuts and silence', () => vitest('faults'))
  await (STORE === 'sqlite' ? askTheBuiltSite() : askTheSiteOnOtherStores())
}

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/**
 * Whole pages and browser tests ask one site that runs for both, on SQLite and a folder. Then what it has left is moved
 * to PostgreSQL and an object store, and a site there is asked for the same pages and walked through once more.
 */
async function askTheBuiltSite() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tested-'))
  try {
    await onASite('the built site', { DATA_DIR: dataFolder }, async () => {
      await step('whole pages', () => vitest('pages'))
      await step('browser', () => playwright('browser'))
    })
    await askTheMovedSite(dataFolder)
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** The whole of both suites on PostgreSQL and an object store, where sites that tests open for themselves are, too. */
async function askTheSiteOnOtherStores() {
  const stores = await openOtherStores()
  try {
    await onASite('the built site on PostgreSQL and an object store', stores.environment, async () => {
      await step('whole pages', () => vitest('pages', [], stores.forTests))
      await step('browser', () => playwright('browser', [], stores.forTests))
    })
  } finally {
    await stores.stop()
  }
}

async function askTheMovedSite(dataFolder: string) {
  const stores = await openOtherStores()
  try {
    if (!(await check('the site moves to PostgreSQL and an object store', () => stores.moveHere(dataFolder)))) return
    await onASite('the moved site', stores.environment, async () => {
      await step('whole pages of the moved site', () => vitest('pages', ON_EVERY_STORE))
      await step('browser on the moved site', () =>
        playwright('browser-moved', ['--grep', '@every-store'], stores.forTests),
      )
    })
  } finally {
    await stores.stop()
  }
}

/** Starts a site, names it to the tests that ask it, and ends it. */
async function onASite(name: string, environment: Record<string, string>, ask: () => Promise<void>) {
  let site: Site | undefined
  await check(`${name} starts`, async () => {
    site = await openSite(environment)
    return { ok: true, output: '' }
  })
  if (!site) return
  const { origin, stop, output } = site
  process.env['SITE_ORIGIN'] = origin
  await ask()
  await check(`${name} ends when it is told to`, async () => {
    const code = await stop()
    return { ok: code === 0, output: `It ended with ${code}. It said:\n${output()}` }
  })
}

function announce(line: string) {
  console.log(`  ${line}`)
}

async function typeCheck(): Promise<CommandResult> {
  const types = await runTool('@react-router/dev/bin.cjs', ['typegen'])
  return types.ok ? runTool('typescript/bin/tsc', ['--noEmit']) : types
}

async function buildSite(): Promise<CommandResult> {
  const result = build()
  return { ok: result.ok, output: result.ok ? '' : result.output }
}

async function vitest(
  project: string,
  files: string[] = [],
  environment: Record<string, string> = {},
): Promise<CommandResult & Counts> {
  const report = `${RESULTS}/${project}${files.length > 0 ? '-moved' : ''}.json`
  const args = [
    'run',
    '--project',
    project,
    ...files,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const result = await runTool('vitest/vitest.mjs', args, { ...environment, NO_COLOR: '1' })
  return { ...result, ...vitestCounts(report) }
}

async function playwright(
  name: string,
  args: string[] = [],
  environment: Record<string, string> = {},
): Promise<CommandResult & Counts> {
  const report = `${RESULTS}/${name}.json`
  const result = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    NO_COLOR: '1',
  })
  return { ...result, ...playwrightCounts(report) }
}

/** One thing that holds or does not. */
async function check(name: string, run: () => Promise<CommandResult>): Promise<boolean> {
  return step(name, async () => {
    const result = await run()
    return { ...result, passed: result.ok ? 1 : 0, failed: result.ok ? 0 : 1 }
  })
}

function asFailure(error: unknown): CommandResult & Counts {
  return { ok: false, output: error instanceof Error ? error.message : String(error), passed: 0, failed: 1 }
}

async function step(name: string, run: () => Promise<CommandResult & Counts>): Promise<boolean> {
  console.log(`${name}…`)
  const start = performance.now()
  const { ok, output, passed, failed } = await run().catch(asFailure)
  const failures = ok ? failed : Math.max(1, failed)
  total.passed += passed
  total.failed += failures
  if (failures > 0) console.log(output)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`  ${name}: ${passed} passed, ${failures} failed (${seconds} s)`)
  return failures === 0
}
