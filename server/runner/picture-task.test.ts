import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import {
  findFile,
  insertFile,
  listPendingFiles,
  listRenditions,
  retryRenditions,
} from '#server/data/site/files-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { pictureProcess } from '#server/files/picture-process.ts'
import { sharp } from '#server/files/sharp.ts'
import { storedNames } from '#server/files/stored-name.ts'
import { ProcessEnded } from '#server/files/processes/task-process.ts'
import { watchedLog } from '#tests/support/services/deps.ts'
import { pictureTask } from './picture-task.ts'
import { createRunner, type Runner } from './runner.ts'
import { testFolder } from '#tests/support/services/folders.ts'

onOneDatabase('renditions', (db) => {
  const directory = testFolder()
  let storage: FileStorage
  let renderer: Runner<'pictures'>
  let rendered: string[]
  let lines: string[]

  beforeEach(async () => {
    storage = await openLocalStorage(directory())
    rendered = []
    lines = []
    renderer = newRenderer()
  })

  afterEach(() => renderer.stop())

  function newRenderer(overStorage = storage) {
    const log = watchedLog((line) => lines.push(line))
    const pictures = pictureTask({ db: db(), storage: overStorage, log, onRendered: (file) => rendered.push(file) })
    return createRunner({ pictures }, { clock: () => new Date(), log })
  }

  async function addPicture(width: number, createdAt: string, broken = false) {
    const image = sharp({ create: { width, height: 90, channels: 3, background: '#1b6cb3' } })
    const whole = await image.webp().toBuffer()
    const bytes = broken ? Buffer.from('no picture') : whole
    const {
      names: [name],
      sha256,
    } = storedNames(bytes, 'webp')
    await storage.put(name, bytes, 'image/webp')
    const size = { width, height: 90, color: null, bytes: bytes.length }
    await insertFile(db(), { name, sha256, kind: 'image', mime: 'image/webp', ...size, originalName: '', createdAt })
    return name
  }

  async function finish() {
    renderer.start()
    await renderer.idle()
  }

  test('every picture gets its widths in both formats, the newest first', async () => {
    const old = await addPicture(200, '2026-01-01T00:00:00.000Z')
    const young = await addPicture(400, '2026-01-02T00:00:00.000Z')
    await finish()
    expect(rendered).toEqual([young, old])
    const made = await listRenditions(db(), young)
    expect(made.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'avif 160',
      'avif 320',
      'avif 400',
      'webp 160',
      'webp 320',
      'webp 400',
    ])
    for (const { format, width, bytes } of made) {
      const file = await storage.read(young.replace('.webp', `-${width}.${format}`))
      expect(file?.length).toBe(bytes)
      expect((await sharp(file ?? '').metadata()).width).toBe(width)
    }
    expect(await listPendingFiles(db(), 10)).toEqual([])
  })

  test('many pictures are told of when they begin and when they are done, a few are not', async () => {
    const date = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`
    for (let day = 1; day <= 9; day++) await addPicture(20 + day, date(day))
    await finish()
    expect(lines).toEqual([])
    for (let day = 1; day <= 10; day++) await addPicture(40 + day, date(day))
    await finish()
    expect(lines).toEqual([
      expect.stringMatching(/rendering smaller pictures in the background.*"pictures":10/),
      expect.stringMatching(/smaller pictures rendered.*"seconds":\d+/),
    ])
  })

  test('a picture that cannot be read is given up visibly and holds up no other', async () => {
    const broken = await addPicture(200, '2026-01-02T00:00:00.000Z', true)
    const sound = await addPicture(200, '2026-01-01T00:00:00.000Z')
    await finish()
    expect(rendered).toEqual([sound])
    expect(lines.filter((line) => line.includes('renditions failed') && line.includes(broken))).toHaveLength(3)
    const { renditions_state: state } = await db()
      .selectFrom('files')
      .select('renditions_state')
      .where('name', '=', broken)
      .executeTakeFirstOrThrow()
    expect(state).toBe('failed')
  })

  test('a picture that was given up is tried again at the next start, and when it is asked for', async () => {
    const name = await addPicture(200, '2026-01-01T00:00:00.000Z')
    const given = () => db().updateTable('files').set({ renditions_state: 'failed', renditions_attempts: 3 }).execute()
    await given()
    await finish()
    expect(rendered).toEqual([name])
    await given()
    expect(await retryRenditions(db())).toBe(1)
    expect(await listPendingFiles(db(), 2)).toMatchObject([{ name }])
  })

  test('a process that the machine ends costs a picture none of its attempts', async () => {
    await addPicture(200, '2026-01-01T00:00:00.000Z')
    const ended = vi.spyOn(pictureProcess, 'render').mockRejectedValue(new ProcessEnded('picture', 'machine'))
    renderer.start()
    for (let tries = 0; tries < 5; tries++) {
      renderer.wake()
      await renderer.idle()
    }
    ended.mockRestore()
    expect(lines.filter((line) => line.includes('renditions wait'))).toHaveLength(5)
    await finish()
    expect(rendered).toHaveLength(1)
  })

  test('a storage that is away costs a picture none of its attempts', async () => {
    const name = await addPicture(200, '2026-01-01T00:00:00.000Z')
    const away = { ...storage, read: () => Promise.reject(new Error('away')) }
    const waiting = newRenderer(away)
    for (let tries = 0; tries < 5; tries++) {
      waiting.start()
      await waiting.idle()
    }
    await waiting.stop()
    expect(rendered).toEqual([])
    await finish()
    expect(rendered).toEqual([name])
  })

  test('a stop in the middle of a picture ends at once, and the next start makes it', async () => {
    const name = await addPicture(400, '2026-01-01T00:00:00.000Z')
    const reading = Promise.withResolvers<void>()
    const stopped = newRenderer({ ...storage, read: (...file) => (reading.resolve(), storage.read(...file)) })
    stopped.start()
    await reading.promise
    await stopped.stop()
    expect(await listRenditions(db(), name)).toEqual([])
    await finish()
    expect(await listRenditions(db(), name)).toHaveLength(6)
  })

  test('a picture that comes while another is in the works is not forgotten', async () => {
    await addPicture(200, '2026-01-01T00:00:00.000Z')
    renderer.start()
    const late = await addPicture(300, '2026-01-02T00:00:00.000Z')
    renderer.wake()
    await renderer.idle()
    expect(rendered).toContain(late)
    expect(await findFile(db(), late)).not.toBeNull()
  })
})
