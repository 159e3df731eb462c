import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { migrations } from './migrations.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

/** Every file that migrations are made of, as `sha256sum *.ts` prints it in that folder. */
function sums(read = (path: string) => readFileSync(path)): string[] {
  const names = globSync('*.ts', { cwd: FOLDER }).toSorted()
  return names.map((name) => `${sha256(read(join(FOLDER, name)))}  ${name}`)
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const kept = readFileSync(join(FOLDER, 'SHA256SUMS'), 'utf8').trim().split('\n')

it('a migration that may have run is never edited: the next one corrects it, and gets a line in SHA256SUMS', () => {
  expect(sums()).toEqual(kept)
  expect(kept.map((line) => line.split('  ')[1])).toEqual(
    expect.arrayContaining(Object.keys(migrations).map((name) => `${name}.ts`)),
  )
})

it('one letter more would be noticed', () => {
  const edited = sums((path) =>
    Buffer.from(readFileSync(path, 'utf8') + (basename(path) === '0023-baseline.ts' ? ' ' : '')),
  )
  expect(edited.filter((line, index) => line !== kept[index])).toEqual([expect.stringContaining('0023-baseline.ts')])
})
