import { renditionName } from '#domain/site/picture.ts'
import type { StoredFile } from '#domain/site/stored-file.ts'
import type { Db } from '#server/data/engine/database.ts'
import {
  countFilesIn,
  failRenditions,
  listPendingFiles,
  retryRenditions,
  saveRenditions,
} from '#server/data/site/files-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import type { EncodedRendition } from '#server/files/picture-encoder.ts'
import { pictureProcess } from '#server/files/picture-process.ts'
import { ProcessEnded } from '#server/files/processes/task-process.ts'
import type { Log } from '#server/log.ts'
import type { Task } from './runner.ts'

type PictureTaskDeps = {
  db: Db
  storage: FileStorage
  log: Log
  /** Called when a picture can be shown in its renditions. */
  onRendered?: (file: string) => void
}

const PATIENCE = 60_000
/** So many keep a processor busy for long enough to be noticed. */
const MANY = 10
/** Pictures that were given up have another chance at each start, and so many milliseconds later. */
const ANOTHER_CHANCE = 24 * 60 * 60_000

/**
 * Makes the smaller renditions of uploaded pictures, one at a time, the newest picture first. What is to be done stands
 * in the database, so a restart or a second server changes nothing but the time it takes. A stop leaves the picture in the
 * works to the next start.
 */
export function pictureTask(deps: PictureTaskDeps): Task {
  let hadChance = -Infinity
  return {
    async work(signal) {
      if (performance.now() - hadChance > ANOTHER_CHANCE) {
        await retryRenditions(deps.db, 1)
        hadChance = performance.now()
      }
      await renderAll(deps, signal)
    },
    // Storage, database or the machine failed: that is no fault of the picture, so it keeps its attempts.
    failed: 'renditions wait',
    patience: PATIENCE,
  }
}

async function renderAll(deps: PictureTaskDeps, signal: AbortSignal) {
  const pictures = await countFilesIn(deps.db, 'pending')
  const isLong = pictures >= MANY
  const started = performance.now()
  if (isLong) deps.log.info('rendering smaller pictures in the background', { pictures })
  while (!signal.aborted) {
    const [file] = await listPendingFiles(deps.db, 1)
    if (file) {
      await render(deps, file, signal)
      continue
    }
    if (isLong)
      deps.log.info('smaller pictures rendered', { seconds: Math.round((performance.now() - started) / 1000) })
    return
  }
}

async function render(deps: PictureTaskDeps, file: StoredFile, signal: AbortSignal) {
  const { db, storage, log, onRendered } = deps
  const started = performance.now()
  const source = await storage.read(file.name)
  const made = source ? await encode(source, signal) : new Error('The file is missing.')
  if (made === null) return
  if (made instanceof Error) {
    log.error('renditions failed', { file: file.name, error: made })
    await failRenditions(db, file.name)
    return
  }
  for (const { width, format, bytes } of made) {
    await storage.put(renditionName(file.name, width, format), bytes, `image/${format}`)
  }
  const renditions = made.map(({ width, format, bytes }) => ({ width, format, bytes: bytes.length }))
  await saveRenditions(db, file.name, renditions)
  log.debug('renditions made', { file: file.name, count: made.length, ms: Math.round(performance.now() - started) })
  onRendered?.(file.name)
}

/** The renditions, null when the server stops first, or what is wrong with the picture. */
async function encode(source: Buffer, signal: AbortSignal): Promise<EncodedRendition[] | Error | null> {
  if (signal.aborted) return null
  const { promise: stopped, resolve } = Promise.withResolvers<null>()
  const onStop = () => resolve(null)
  signal.addEventListener('abort', onStop)
  const made = pictureProcess.render(source).catch((error: unknown) => {
    if (error instanceof ProcessEnded && error.reason === 'machine') throw error
    return error instanceof Error ? error : new Error(String(error))
  })
  return Promise.race([made, stopped]).finally(() => signal.removeEventListener('abort', onStop))
}
