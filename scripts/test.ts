// `npm test`: everything that is checked, one step after the other, and one line of totals at the end.
// With `-- --long` what takes long is tested, too; with `-- --store=postgres` every page and browser test asks a site on
// PostgreSQL and an object store; with `-- FILE …` only the tests of these files run.
import { globSync, mkdirSync, rmSync, mkdtempSync } from 'node:fs'
import { demoData } from '#tests/support/demo/demo-data.ts'
import { openSite, type Site, UNSET } from '#tests/support/site.ts'
import { ensureBuilt } from './site-build.ts'
import { type ChosenTests, readChosenTests } from './test-run/chosen-tests.ts'
import { runCommand, type CommandResult } from './test-run/command.ts'
import { prepareMachine, prepareTestBrowser } from './test-run/machine.ts'
import { checkQuickly } from './test-run/quick-checks.ts'
import { playwright, RESULTS, vitest } from './test-run/runners.ts'
import { TestRun } from './test-run/test-run.ts'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SPARE_BUCKET, startObjectStore } from '#tests/support/object-store.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'

/** What a site on other stores could get wrong, one file of each kind: reading, files, forms, lists, plans, many records. */
const ON_THE_MOVED_SITE = ['every-page', 'media', 'quotations', 'grid', 'publication', 'bulk'].map(
  (name) => `tests/pages/${name}.test.ts`,
)
/** All pages but those that are the same whatever keeps the records, and those that need no records at all. */
const ON_EVERY_STORE = globSync('tests/pages/*.test.ts', {
  exclude: [
    '**/*.long.test.ts',
    '**/{first-weight,forms-sent-again,html,observatory,page-actions,renamed-site,start-and-stop}.test.ts',
  ],
})

const chosen = chooseTests()
const level = chosen.isLong ? 'long' : 'test'
process.env['TEST_LEVEL'] = level
const run = new TestRun()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
await (chosen.files.length > 0 ? testFiles() : testAll())
process.exit(run.end())

function chooseTests(): ChosenTests {
  try {
    return readChosenTests(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(2)
  }
}

async function testAll() {
  const announce = (line: string) => console.log(line)
  await prepareTestBrowser(announce)
  await run.check('programs of this machine', () => prepareMachine(announce, level))
  const [demo] = await Promise.all([buildWithDemo(), checkQuickly(run)])
  if (demo === null) return
  process.env['TEST_DEMO'] = demo
  // They mostly wait, and what is waited for asks little of the processor.
  await Promise.all([
    run.step('kills, cuts and silence', () => vitest(['faults'])),
    chosen.store === 'sqlite' ? askTheBuiltSite() : askTheSiteOnOtherStores(),
  ])
  rmSync(demo, { recursive: true, force: true })
}

/** Where the demo content lies once the site is built, for all who copy it; null where either failed. */
async function buildWithDemo(): Promise<string | null> {
  const build = () => runCommand(process.execPath, ['scripts/build.ts'])
  if (!(await run.check('build', build))) return null
  let folder: string | null = null
  await run.check('demo content with its pictures', async () => {
    folder = await demoData()
    return { ok: true, output: '' }
  })
  return folder
}

async function testFiles() {
  if (chosen.files.some(([suite]) => suite !== 'unit' && suite !== 'components')) {
    const built = ensureBuilt(() => console.log('Building the site…'))
    if (!built.ok) {
      await run.check('build', async () => built)
      return
    }
  }
  for (const [suite, files] of chosen.files) {
    await run.step(files.join(' '), () => (suite === 'browser' ? playwright(files) : vitest([suite], files)))
  }
}

/**
 * Whole pages and browser tests ask one site that runs for both, on SQLite and a folder. Then what it has left is moved
 * to PostgreSQL and an object store, and a site there is asked for the same pages and walked through once more.
 */
async function askTheBuiltSite() {
  const dataFolder = await demoData()
  try {
    await onASite('the built site', { DATA_DIR: dataFolder }, async () => {
      await run.step('whole pages', () => vitest(['pages']))
      await run.step('browser', () => playwright())
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
      await run.step('whole pages', () => vitest(['pages'], [], stores.forTests))
      await run.step('browser', () => playwright([], stores.forTests))
    })
  } finally {
    await stores.stop()
  }
}

async function askTheMovedSite(dataFolder: string) {
  const stores = await openOtherStores()
  try {
    if (!(await run.check('the site moves to PostgreSQL and an object store', () => stores.moveHere(dataFolder))))
      return
    await onASite('the moved site', stores.environment, async () => {
      const files = chosen.isLong ? ON_EVERY_STORE : ON_THE_MOVED_SITE
      await Promise.all([
        run.step('whole pages of the moved site', () => vitest(['pages'], files, stores.forTests)),
        run.step('browser on the moved site', () => playwright(['--grep', '@every-store'], stores.forTests)),
      ])
    })
  } finally {
    await stores.stop()
  }
}

/** Starts a site, names it to the tests that ask it, and ends it. */
async function onASite(name: string, environment: Record<string, string>, ask: () => Promise<void>) {
  let site: Site | undefined
  await run.check(`${name} starts`, async () => {
    site = await openSite(environment)
    return { ok: true, output: '' }
  })
  if (!site) return
  const { origin, stop, output } = site
  process.env['SITE_ORIGIN'] = origin
  await ask()
  await run.check(`${name} ends when it is told to`, async () => {
    const code = await stop('SIGTERM')
    return { ok: code === 0, output: `It ended with ${code}. It said:\n${output()}` }
  })
}

/** A PostgreSQL server and an object store, to which the site that was just asked is moved, to be asked again. */
type OtherStores = {
  /** What the moved site is started with. */
  environment: Record<string, string>
  /** What tests are told that open sites of their own. */
  forTests: Record<string, string>
  /** Moves what a site on SQLite has left in its folder, as its operator would. */
  moveHere(dataFolder: string): Promise<CommandResult>
  stop(): Promise<void>
}

async function openOtherStores(): Promise<OtherStores> {
  const server = startPostgres()
  const store = await startObjectStore()
  const { STORAGE_URL, ...credentials } = store.environment
  const DATABASE_URL = server.createDatabase('moved')
  // Only on SQLite does a site take backups without being told where to.
  const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'backups-'))
  return {
    environment: { DATABASE_URL, STORAGE_URL, BACKUP_DIR, ...credentials },
    forTests: {
      TEST_DATABASE_URL: server.url,
      TEST_STORAGE_URL: STORAGE_URL.replace(/(?<=^s3:\/\/)\w+/, SPARE_BUCKET),
      ...credentials,
    },
    moveHere(dataFolder) {
      const args = ['scripts/manage.ts', 'move', '--to', DATABASE_URL, '--files', STORAGE_URL]
      return runCommand(process.execPath, args, { ...UNSET, ...credentials, DATA_DIR: dataFolder })
    },
    async stop() {
      await Promise.all([server.stop(), store.stop()])
      rmSync(BACKUP_DIR, { recursive: true, force: true })
    },
  }
}
