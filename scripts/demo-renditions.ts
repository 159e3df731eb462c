/**
 * Makes the renditions that come with the pictures of the demo content, so that no first start encodes them. Run it after
 * changing a picture of `seed/media` or how pictures are encoded: `node scripts/demo-renditions.ts`.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renditionName } from '#domain/site/picture.ts'
import { encodeRenditions } from '#server/files/picture-encoder.ts'
import { storedNames } from '#server/files/stored-name.ts'

const SEED = join(import.meta.dirname, '../seed')
const RENDITIONS = join(SEED, 'renditions')

rmSync(RENDITIONS, { recursive: true, force: true })
mkdirSync(RENDITIONS)
for (const picture of globSync('media/**/*.webp', { cwd: SEED })) {
  const source = readFileSync(join(SEED, picture))
  const [file] = storedNames(source, 'webp').names
  for (const { width, format, bytes } of await encodeRenditions(source)) {
    writeFileSync(join(RENDITIONS, renditionName(file, width, format)), bytes)
  }
}
