import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byLength } from '#tests/support/test-level.ts'
import { ask } from './page.ts'
import { sitePages } from './site-pages.ts'

const VALIDATOR = 'node_modules/vnu-jar/build/dist/vnu.jar'
const ERROR_PAGES = ['/nothing-here', '/en/nothing-here', '/categories/none', '/en/categories/none']

/** What the validator says about things that are as they should be, each with the reason. */
const ACCEPTED = [
  // React writes void elements as `<br/>`; the slash means nothing in HTML.
  /^Trailing slash on void elements/,
  // React marks the parts of a page's transition with attributes of its own.
  /^Attribute “vt-[a-z]+” not allowed/,
  // The styles of the first view are those of the stylesheet, in CSS that the validator does not know yet.
  /^CSS: /,
]

type Message = { url: string; type: 'error' | 'info'; subType?: string; message: string; extract?: string }

const validated = sitePages.filter(({ isRepeat }) => byLength({ short: !isRepeat, long: true }))
const addresses = [...validated.map(({ address }) => address), ...ERROR_PAGES]
let folder = ''
let messages: Message[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'html-'))
  await Promise.all(
    addresses.map(async (address, index) => writeFile(join(folder, `${index}.html`), (await ask(address)).html)),
  )
  messages = await validate(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(addresses.map((address, index) => [address, index] as const))('%s is valid HTML', (_address, index) => {
  const found = messages.filter(({ url }) => basename(url) === `${index}.html`)
  expect(found.map(({ message, extract }) => `${message}  ${extract ?? ''}`)).toEqual([])
})

/** One start of the validator for all files: starting it takes longer than its work. It ends with 1 where it found something. */
async function validate(path: string): Promise<Message[]> {
  const args = ['-jar', VALIDATOR, '--format', 'json', '--skip-non-html', path]
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 2 ** 26 }).catch(
    (error: { stderr?: string; code?: number }) => {
      if (error.code !== 1) throw error
      return { stderr: error.stderr ?? '' }
    },
  )
  const report = JSON.parse(stderr) as { messages: Message[] }
  return report.messages.filter(({ message }) => !ACCEPTED.some((accepted) => accepted.test(message)))
}
