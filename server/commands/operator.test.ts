import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'operator-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** What a command answers in an empty folder, where a file that it made would be seen. */
function run(command: string, words: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder }
  const script = resolve(`scripts/${command}.ts`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { cwd: folder, env })
  return { status, said: stdout.toString(), refused: stderr.toString(), made: readdirSync(folder) }
}

describe.each(['backup', 'restore'])('npm run %s', (command) => {
  const usage = `npm run ${command} -- FILE${command === 'restore' ? ' [--plain]' : ''}`

  it.each(['--help', '-h'])('says how it is used, and does nothing: %s', (word) => {
    expect(run(command, [word])).toEqual({ status: 0, said: expect.stringContaining(usage), refused: '', made: [] })
  })

  it.each([[['--force']], [['a.backup', 'b.backup']], [[]]])(
    'refuses in one line what is no name of a file: %j',
    (words) => {
      const refused = expect.stringMatching(new RegExp(`^.*Usage: ${usage.replaceAll(/[[\]]/g, '\\$&')}\n$`))
      expect(run(command, words)).toEqual({ status: 2, said: '', refused, made: [] })
    },
  )
})

it('ends in peace where the program that reads it has stopped, as head does', async () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder }
  const child = spawn(process.execPath, [resolve('scripts/backup.ts'), '--help'], { cwd: folder, env })
  child.stdout.destroy()
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect([said, status]).toEqual(['', 0])
})
