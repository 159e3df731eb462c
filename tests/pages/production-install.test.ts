import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '#tests/support/site.ts'

const ROOT = join(import.meta.dirname, '../..')
/** What deploy/Dockerfile copies beside the build and its packages. */
const COPIED = ['assets', 'public', 'seed', 'package.json']

let folder: string
let environment: Record<string, string>

/** A folder that holds what an image holds: the build, the packages that no developer needs, and nothing of the sources. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'))
  for (const name of COPIED) symlinkSync(join(ROOT, name), join(folder, name))
  // Node looks for packages from a file's real place, so what imports them is copied.
  cpSync(join(ROOT, 'build'), join(folder, 'build'), { recursive: true, filter: (path) => !path.endsWith('.map') })
  for (const path of productionPackages()) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    symlinkSync(join(ROOT, path), join(folder, path))
  }
  const port = String(await freePort())
  environment = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, DATA_DIR: join(folder, 'data') }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  return Object.entries(packages).flatMap(([path, { dev }]) =>
    dev || /node_modules\/node-linux-/.test(path) ? [] : path,
  )
}

function manage(...args: string[]) {
  const run = spawnSync(process.execPath, ['build/commands/manage.js', ...args], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  })
  return `${run.stdout}${run.stderr}`
}

it('a site without the packages of developers serves pages, takes pictures and obeys its operator', async () => {
  expect(productionPackages().length).toBeLessThan(12)
  const server = spawn(process.execPath, ['build/server/index.js'], {
    cwd: folder,
    env: { ...environment, DEMO_CONTENT: 'off' },
  })
  try {
    let output = ''
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()))
    await expect.poll(() => output, { timeout: 100_000 }).toContain('The site is ready')
    const origin = `http://127.0.0.1:${environment['PORT']}`
    expect((await fetch(`${origin}/en/contact`)).status).toBe(200)

    const token = /\S{30,}/.exec(manage('token', 'add', 'upload', '--role', 'editor', '--days', '1'))?.[0]
    const form = new FormData()
    form.set('kind', 'image')
    form.set('file', new File([readFileSync(join(ROOT, 'seed/media/products/805.webp'))], 'pack.webp'))
    const upload = await fetch(`${origin}/api/uploads/add.php`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    })
    expect(await upload.json()).toMatchObject({ status: 'success' })
    const sheet = new FormData()
    sheet.set('kind', 'pdf')
    sheet.set('file', new File([readFileSync(join(ROOT, 'tests/support/print/sheet.pdf'))], 'sheet.pdf'))
    const headers = { Authorization: `Bearer ${token}` }
    const taken = await fetch(`${origin}/api/uploads/add.php`, { method: 'POST', headers, body: sheet })
    expect(await taken.json()).toMatchObject({ status: 'success' })
    expect(manage('user', 'list')).toMatch(/^NAME .*\nadmin +owner +active/)
    expect(manage('backup', 'now')).toMatch(/\.backup: \d+ rows, \d+ files\./)
    expect(manage('help', 'token')).toContain('node build/commands/manage.js COMMAND')
    expect(manage('version')).toMatch(/^\d+\.\d+\.\d+ \(Node/)
    expect(manage('check')).toMatch(/No problems found in \d+ rows and \d+ files/)
  } finally {
    server.kill('SIGTERM')
  }
})
