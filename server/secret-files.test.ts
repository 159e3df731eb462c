import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecretFiles } from './secret-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  const path = join(folder, 'secret')
  writeFileSync(path, text)
  return path
}

function loaded(env: Record<string, string | undefined>) {
  loadSecretFiles(env)
  return env
}

test('a secret may lie in a file, with the line end that editors add', () => {
  const path = fileWith('postgres://site:secret@db/site\n')
  expect(loaded({ DATABASE_URL_FILE: path })['DATABASE_URL']).toBe('postgres://site:secret@db/site')
})

test('an empty file says nothing', () => expect(loaded({ SMTP_URL_FILE: fileWith('\n') })['SMTP_URL']).toBeUndefined())

test('a file that cannot be read and a secret that is given twice are told, without the secret', () => {
  expect(() => loaded({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(/^SMTP_URL_FILE names .*none, which cannot/)
  const twice = { BACKUP_KEY: 'hunter2', BACKUP_KEY_FILE: fileWith('hunter3') }
  expect(() => loaded(twice)).toThrow('BACKUP_KEY and BACKUP_KEY_FILE are both set; give one of them.')
})
