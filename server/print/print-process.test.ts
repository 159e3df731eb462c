import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/print/read-pdf.ts'
import type { PrintJob } from './print-job.ts'
import { createPrintProcess } from './print-process.ts'
import { sharedFolder } from '#tests/support/services/folders.ts'

const folder = sharedFolder()

/** A document whose template comes with it, as no document of the site does. */
function jobOf(template: string, data: unknown = {}): PrintJob {
  return { template: 'job/probe.typ', data, pictures: { 'probe.typ': Buffer.from(template) } }
}

const HEAD = '#set document(title: "Probe")\n#set text(lang: "en", font: "Rawabit Print")\n'
const own = createPrintProcess()

test('a document comes back as a PDF that everybody may read', async () => {
  const template = `${HEAD}#let data = json("/job/data.json")\n#data.name #pagebreak() #data.name`
  const { pdf, pages, inaccessible } = await own.print('quotation', jobOf(template, { name: '#panic() *Ruby*' }))
  expect({ pages, inaccessible }).toEqual({ pages: 2, inaccessible: null })
  const read = await readPdf(pdf)
  expect(read).toMatchObject({ title: 'Probe', isTagged: true })
  expect(read.pages).toEqual(['#panic() *Ruby*', '#panic() *Ruby*'])
})

test('a document that not everybody may read is made with its tags, and says why it claims nothing', async () => {
  const { pdf, inaccessible } = await own.print('quotation', jobOf('#set text(font: "Rawabit Print")\nNo title'))
  expect(inaccessible).toContain('title')
  expect(await readPdf(pdf)).toMatchObject({ isTagged: true, pages: ['No title'] })
})

test('a document that cannot be set fails alone', async () => {
  const [broken, sound] = await Promise.allSettled([
    own.print('sheet', jobOf('#panic("no such thing")')),
    own.print('sheet', jobOf(`${HEAD}Sound`)),
  ])
  expect(broken).toMatchObject({ status: 'rejected', reason: { reason: 'refused' } })
  expect(String(Reflect.get(broken, 'reason'))).toContain('no such thing')
  expect(sound.status).toBe('fulfilled')
})

test('a document whose process dies is made by the next one, and by no third', async () => {
  expect(await printedBy('died-once', ANSWERS_SECOND)).toMatchObject({ pages: 7 })
  await expect(printedBy('dies', 'process.exit(1)')).rejects.toMatchObject({ reason: 'ended' })
  expect(startsOf('dies')).toBe(2)
})

test('a document that takes too long is given up at once', async () => {
  const slow = printedBy('slow', 'process.kill(process.pid, "SIGVTALRM")')
  await expect(slow).rejects.toMatchObject({ reason: 'too-long' })
  expect(startsOf('slow')).toBe(1)
})

test('a machine without a compiler says so', async () => {
  const without = processOf('without', 'process.send({ kind: "done", value: task.kind === "check" ? false : null })')
  expect(await without.canPrint()).toBe(false)
  await expect(without.print('quotation', jobOf(''))).rejects.toMatchObject({ reason: 'unavailable' })
  expect(await own.canPrint()).toBe(true)
})

test('more than fifty do not wait', async () => {
  const answer = '{ pdf: new Uint8Array(4), pages: 1, inaccessible: null }'
  const one = processOf('queue', `setTimeout(() => process.send({ kind: "done", value: ${answer} }), 1)`)
  const all = await Promise.allSettled(Array.from({ length: 52 }, () => one.print('quotation', jobOf(''))))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(51)
  expect(all.at(-1)).toMatchObject({ status: 'rejected', reason: { reason: 'busy' } })
})

test('a quotation does not wait for a catalogue', async () => {
  const answer = 'process.send({ kind: "done", value: { pdf: new Uint8Array(4), pages: 1, inaccessible: null } })'
  const goes = JSON.stringify(join(folder, 'catalogue-goes'))
  const wait = `const asks = setInterval(() => existsSync(${goes}) && (clearInterval(asks), ${answer}), 5)`
  const one = processOf('beside', `if (task.job.template === 'slow') { ${wait} } else ${answer}`)
  const catalogue = one.print('catalogue', { ...jobOf(''), template: 'slow' })
  expect(await one.print('quotation', jobOf(''))).toMatchObject({ pages: 1 })
  writeFileSync(join(folder, 'catalogue-goes'), '')
  expect(await catalogue).toMatchObject({ pages: 1 })
})

const ANSWERS_SECOND = `
  if (starts === 1) process.exit(1)
  process.send({ kind: 'done', value: { pdf: new Uint8Array(4), pages: 7, inaccessible: null } })`

/** A process that does this with every task. */
function processOf(name: string, answer: string, limits = {}) {
  const worker = join(folder, `${name}.mjs`)
  const counter = JSON.stringify(join(folder, `${name}.starts`))
  writeFileSync(
    worker,
    `import { appendFileSync, existsSync, readFileSync } from 'node:fs'
    appendFileSync(${counter}, 'x')
    const starts = readFileSync(${counter}, 'utf8').length
    process.on('disconnect', () => process.exit())
    process.on('message', ({ task }) => { ${answer} })`,
  )
  return createPrintProcess({ worker, limits: { quotation: 5_000, sheet: 5_000, catalogue: 5_000, ...limits } })
}

function printedBy(name: string, answer: string, limits = {}) {
  return processOf(name, answer, limits).print('quotation', jobOf(''))
}

function startsOf(name: string): number {
  return readFileSync(join(folder, `${name}.starts`), 'utf8').length
}
