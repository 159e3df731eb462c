/** The process that decodes and encodes pictures; `picture-process.ts` starts it and talks with it. */
import { setPriority } from 'node:os'
import { encodeRenditions } from './picture-encoder.ts'
import { inspectPicture } from './picture-inspection.ts'
import type { PictureAnswer, PictureTask } from './picture-process.ts'

const LOW_PRIORITY = 5
const MEMORY_LIMIT = 1024 ** 3
const MEMORY_CHECK = 100

setPriority(LOW_PRIORITY)
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_LIMIT) process.exit(1)
}, MEMORY_CHECK)
process.on('disconnect', () => process.exit())
process.on('message', (task: PictureTask) => void answer(task))

async function answer({ id, kind, bytes }: PictureTask) {
  // Messages carry plain arrays of bytes.
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    send({ id, ok: true, value: kind === 'inspect' ? await inspectPicture(source) : await encodeRenditions(source) })
  } catch (error) {
    send({ id, ok: false, message: error instanceof Error ? error.message : String(error) })
  }
}

function send(message: PictureAnswer) {
  process.send?.(message)
}
