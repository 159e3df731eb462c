import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { sourceHash } from './source-hash.ts'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Texts whose compression takes long enough to be done before anybody asks for them. */
const WORTH_COMPRESSING = /\.(?:js|css|svg)$/

/** Below this a smaller window gains nothing. */
const LEAST_WINDOW = 16

export const ROOT = join(import.meta.dirname, '..')
export const SERVER_ENTRY = join(ROOT, 'build/server/index.js')
const COMPILED = join(ROOT, 'build/compiled')
const STAMP = join(ROOT, 'build/sources.sha256')
const REACT_ROUTER = join(ROOT, 'node_modules/@react-router/dev/bin.cjs')
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')

type BuildResult = { ok: true; built: boolean } | { ok: false; output: string }

/** Builds the site unless the last build was made from exactly these sources. */
export function ensureBuilt(beforeBuild = () => {}): BuildResult {
  const hash = sourceHash(ROOT)
  if (existsSync(SERVER_ENTRY) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) {
    return { ok: true, built: false }
  }
  beforeBuild()
  return build(hash)
}

/** Builds the site. The stamp is written last, so that a build that was cut short counts as none. */
export function build(hash = sourceHash(ROOT)): BuildResult {
  rmSync(STAMP, { force: true })
  rmSync(COMPILED, { recursive: true, force: true })
  for (const args of [
    [REACT_ROUTER, 'build'],
    [VITE, 'build', '--config', 'vite.commands.config.ts'],
  ]) {
    const run = spawnSync(process.execPath, [...args, '--logLevel', 'warn'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (run.status !== 0) return { ok: false, output: withoutStack(`${run.stdout}${run.stderr}`) }
  }
  compressFiles(join(ROOT, 'build/client'), join(ROOT, 'build/compressed'))
  writeFileSync(STAMP, hash)
  return { ok: true, built: true }
}

/** The bundler's message tells file and line; where in the bundler it was thrown helps nobody. */
function withoutStack(output: string): string {
  return stripVTControlCharacters(output)
    .replaceAll(/^ {4}at .*\n?/gm, '')
    .trim()
}

/**
 * Compresses the texts of the built site as densely as possible into folders beside them, `compressed/br` and `compressed/gzip`, so
 * that the server never does that while somebody waits.
 */
export function compressFiles(source: string, compressed: string): void {
  rmSync(compressed, { recursive: true, force: true })
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!WORTH_COMPRESSING.test(name)) continue
    const content = readFileSync(join(source, name))
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(content.length),
    }
    write(join(compressed, 'br', name), brotliCompressSync(content, { params }))
    write(join(compressed, 'gzip', name), gzipSync(content, { level: 9 }))
  }
}

/** The smallest of Brotli's windows, in bits, that the content fits in: in a larger one it is compressed less densely. */
function windowOf(bytes: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), LEAST_WINDOW), constants.BROTLI_MAX_WINDOW_BITS)
}

function write(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
