import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { serverGuard } from './server-guard.ts'

let root = ''

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Builds a tiny site for the browser; its entry is `app/entry.ts`. */
async function buildForBrowser(files: Record<string, string>) {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'server-guard-')))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [serverGuard()],
    build: { write: false, rolldownOptions: { input: join(root, 'app/entry.ts') } },
  })
}

test('a server module that a page brings to the browser stops the build', async () => {
  const built = buildForBrowser({
    'app/entry.ts': "import { price } from './price.ts'\nconsole.log(price)",
    'app/price.ts': "export { price } from '#server/secret.ts'",
    'server/secret.ts': 'export const price = 7',
  })
  await expect(built).rejects.toThrow('app/price.ts would bring server/secret.ts to the browser')
})

test("one of Node's own modules that a page brings to the browser stops the build", async () => {
  const built = buildForBrowser({ 'app/entry.ts': "import { readFileSync } from 'node:fs'\nconsole.log(readFileSync)" })
  await expect(built).rejects.toThrow('app/entry.ts would bring node:fs to the browser')
})

test('types of the server may be named in pages: they leave nothing behind', async () => {
  const built = buildForBrowser({
    'app/entry.ts': "import type { Price } from '#server/secret.ts'\nexport const price: Price = 7",
    'server/secret.ts': 'export type Price = number',
  })
  await expect(built).resolves.toBeUndefined()
})
