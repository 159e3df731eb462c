import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { uploadMessages } from '#content/upload-messages.ts'
import { byLength } from '#tests/support/test-level.ts'
import { createPictureProcess, pictureProcess } from './picture-process.ts'
import { sharp } from './sharp.ts'

const source = readFileSync(join(import.meta.dirname, '../../assets/pictures/placeholder.webp'))
const turn = { lane: 'staff', sender: '' } as const

test('a picture is inspected elsewhere with the same result', async () => {
  const inspection = await pictureProcess.inspect(source, turn)
  if (!inspection.ok) throw new Error(inspection.reason.en)
  expect(inspection.value).toMatchObject({ mime: 'image/webp', width: 800, height: 800 })
  expect(inspection.value.bytes.equals(source)).toBe(true)
  const refusal = { ok: false, reason: uploadMessages.notAPicture }
  expect(await pictureProcess.inspect(Buffer.from('<svg></svg> no picture'), turn)).toEqual(refusal)
})

test('several at a time get their own answers', async () => {
  const widths = [30, 60, 90]
  const pictures = await Promise.all(widths.map((width) => sharp(source).resize(width).png().toBuffer()))
  const inspections = await Promise.all(pictures.map((bytes) => pictureProcess.inspect(bytes, turn)))
  expect(inspections.map((inspection) => inspection.ok && inspection.value.width)).toEqual(widths)
})

test('renditions come back as files', async () => {
  const made = await pictureProcess.render(await sharp(source).resize(200).webp().toBuffer())
  expect(made.map(({ width, format }) => `${width} ${format}`)).toEqual([
    '160 avif',
    '160 webp',
    '200 avif',
    '200 webp',
  ])
  for (const { width, bytes } of made) expect((await sharp(bytes).metadata()).width).toBe(width)
})

test('a picture that cannot be read is an error and takes nothing else down', async () => {
  const [broken, sound] = await Promise.allSettled([
    pictureProcess.render(Buffer.from('x')),
    pictureProcess.render(source),
  ])
  expect([broken.status, sound.status]).toEqual(['rejected', 'fulfilled'])
})

test('a task that takes too long is ended, and the next one finds a new process', async () => {
  const impatient = createPictureProcess({ timeLimit: 1 })
  await expect(impatient.render(source)).rejects.toMatchObject({ reason: 'time' })
  await expect(impatient.render(source)).rejects.toMatchObject({ reason: 'time' })
  expect(await pictureProcess.inspect(source, turn)).toMatchObject({ ok: true })
})

test('a machine that starts no further process is no fault of the file', async () => {
  const own = createPictureProcess()
  const node = process.execPath
  process.execPath = '/nowhere/node'
  const failing = own.inspect(source, turn).finally(() => (process.execPath = node))
  expect(await failing).toEqual({ ok: false, reason: uploadMessages.notChecked })
  expect(await own.inspect(source, turn)).toMatchObject({ ok: true })
})

test('a process that has been idle is started again', async () => {
  const brief = createPictureProcess({ idleLimit: 0 })
  for (let times = 0; times < 3; times++) expect(await brief.inspect(source, turn)).toMatchObject({ ok: true })
})

test('a command that has used it ends by itself', async () => {
  const script = `
    import { readFileSync } from 'node:fs'
    import { pictureProcess } from './server/files/picture-process.ts'
    const { ok } = await pictureProcess.inspect(readFileSync('assets/pictures/placeholder.webp'), { lane: 'staff', sender: '' })
    console.log(ok)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  expect(stdout.trim()).toBe('true')
})

test.each(byLength({ short: ['SIGTERM'], long: ['SIGINT', 'SIGTERM', 'SIGHUP'] }))(
  '%s to all processes of a site fails no picture in the works',
  async (signal) => {
    const script = `
    import { readFileSync } from 'node:fs'
    import { pictureProcess } from './server/files/picture-process.ts'
    process.on('${signal}', () => {})
    const source = readFileSync('assets/pictures/placeholder.webp')
    await pictureProcess.inspect(source, { lane: 'staff', sender: '' })
    const made = pictureProcess.render(source)
    setTimeout(() => process.kill(0, '${signal}'), 50)
    console.log((await made).length > 0)`
    const site = spawn(process.execPath, ['--input-type=module', '--eval', script], { detached: true })
    const [said, complaint, [code]] = await Promise.all([text(site.stdout), text(site.stderr), once(site, 'exit')])
    expect({ said: said.trim(), complaint, code }).toEqual({ said: 'true', complaint: '', code: 0 })
  },
)

test('where the site runs with less right of way than pictures ask for, pictures have no more', async () => {
  const script = `
    import { fork } from 'node:child_process'
    import { getPriority, setPriority } from 'node:os'
    setPriority(12)
    const worker = fork('./server/files/picture-worker.ts', { execArgv: [], serialization: 'advanced' })
    worker.once('message', () => {
      console.log(getPriority(worker.pid))
      process.exit()
    })
    worker.send({ task: { kind: 'inspect', bytes: Buffer.from('no picture') }, processorMs: 10_000 })`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  expect(stdout.trim()).toBe('12')
})
