import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { takeEnvFile } from './env-file.ts'

let folder: string
const before = { ...process.env }
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'env-'))))
afterEach(() => {
  rmSync(folder, { recursive: true })
  process.env = { ...before }
})

it('a file of an earlier version is taken, and what nobody reads any longer is named', () => {
  const file = join(folder, '.env')
  const lines = ['PAGE_CACHE_MB=7', 'ANALYTICS_KEY=secret', 'SMTP_URL_FILE=/run/smtp', 'AWS_REGION=here', 'MAIL_FORM=x']
  writeFileSync(file, `# of last year\n${lines.join('\n')}\n`)
  process.env['MAIL_FORM'] = 'of the environment'
  expect(takeEnvFile(file)).toEqual(['ANALYTICS_KEY', 'MAIL_FORM'])
  expect(process.env).toMatchObject({ PAGE_CACHE_MB: '7', MAIL_FORM: 'of the environment' })
})

it('no file names nothing', () => expect(takeEnvFile(join(folder, '.env'))).toEqual([]))
