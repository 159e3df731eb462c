/**
 * Makes the renditions that come with the pictures of the demo content, so that no first start encodes them. Run it after
 * changing a picture of `seed/media` or how pictures are encoded: `node scripts/demo-renditions.ts`.
 */
import { createWriteStream, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { renditionName } from '#domain/site/picture.ts'
import { encodeRenditions } from '#server/files/picture-encoder.ts'
import { storedNames } from '#server/files/stored-name.ts'

const SEED = join(import.meta.dirname, '../seed')
const archive = pack()
const written = pipeline(archive, createWriteStream(join(SEED, 'renditions.tar')))

for (const picture of globSync('media/**/*.webp', { cwd: SEED }).toSorted()) {
  const source = readFileSync(join(SEED, picture))
  const [file] = storedNames(source, 'webp').names
  for (const { width, format, bytes } of await encodeRenditions(source)) {
    archive.entry({ name: renditionName(file, width, format), mtime: new Date(0) }, bytes)
  }
}
archive.finalize()
await written
