import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { compressFiles } from './compress-files.ts'
import { sourceHash } from './source-hash.ts'

export const ROOT = join(import.meta.dirname, '..')
export const SERVER_ENTRY = join(ROOT, 'build/server/index.js')
const COMPILED = join(ROOT, 'build/compiled')
const STAMP = join(ROOT, 'build/sources.sha256')
const REACT_ROUTER = join(ROOT, 'node_modules/@react-router/dev/bin.cjs')
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')

export type BuildResult = { ok: true; built: boolean } | { ok: false; output: string }

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
