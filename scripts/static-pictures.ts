/**
 * Makes the pictures of the site itself from `assets/pictures`, and the list of them for the screen that shows them.
 * Run it after changing a source or the list: `node scripts/static-pictures.ts`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAIN } from '#content/palette.ts'
import { RENDITION_FORMATS, type StaticPicture, staticPictureUrl } from '#domain/site/picture.ts'
import { decodePicture, dominantColor, encodePicture } from '#server/files/picture-encoder.ts'
import { sharp } from '#server/files/sharp.ts'
import {
  fullWidth,
  pictureStem,
  settingsOf,
  SOURCES_DIRECTORY,
  staticPictureList,
  type StaticPictureSource,
} from './static-picture-list.ts'

const ROOT = join(import.meta.dirname, '..')
const PUBLIC = join(ROOT, 'public')

rmSync(join(PUBLIC, 'images'), { recursive: true, force: true })
for (const folder of ['images/products', 'icons']) mkdirSync(join(PUBLIC, folder), { recursive: true })

const pictures: Record<string, StaticPicture> = {}
for (const source of staticPictureList) pictures[source.name] = await makePicture(source)
writeList()
await makeProductPlaceholder()
await makeSocialImage()
await makeIcons()

async function makePicture(source: StaticPictureSource): Promise<StaticPicture> {
  const { crop, widths } = source
  const whole = sharp(join(SOURCES_DIRECTORY, source.file))
  const picture = await decodePicture(crop ? whole.extract(crop) : whole, fullWidth(source))
  const stem = pictureStem(source)
  const settings = settingsOf(source)
  for (const width of widths) {
    for (const format of RENDITION_FORMATS) {
      writeFileSync(
        join(PUBLIC, staticPictureUrl(stem, width, format)),
        await encodePicture(picture, width, format, settings),
      )
    }
  }
  const src = staticPictureUrl(stem, widths.find((width) => width >= 960) ?? fullWidth(source), 'webp')
  return { stem, src, width: picture.width, height: picture.height, color: await dominantColor(picture), widths }
}

/** Its list stands beside what shows it. */
function writeList() {
  const lines = [
    '// Made by scripts/static-pictures.ts from assets/pictures; change the list there.',
    "import type { StaticPicture } from '#domain/site/picture.ts'",
    '',
    `export const loginPictures = ${toSource(pictures)} satisfies Record<string, StaticPicture>`,
    '',
  ]
  writeFileSync(join(ROOT, 'app/ui/admin/login/login-pictures.ts'), lines.join('\n'))
}

/** The value as source text in the house's style. */
function toSource(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return `[${value.join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const entries = Object.entries(value).map(([key, item]) => {
    const name = /^[a-z]+$/i.test(key) ? key : `'${key}'`
    return `${inner}${name}: ${toSource(item, inner)},\n`
  })
  return `{\n${entries.join('')}${indent}}`
}

/** The specification names this address for products without a picture. */
async function makeProductPlaceholder() {
  const file = join(PUBLIC, 'images/products/default.png')
  await sharp(join(SOURCES_DIRECTORY, 'placeholder.webp')).png({ palette: true, effort: 10 }).toFile(file)
}

/** Not every crawler reads WebP, so the social picture is a JPEG; the logo stands on its calm side. */
async function makeSocialImage() {
  const logo = await sharp(join(PUBLIC, 'logos/rawabit-logo-white.svg'), { density: 200 })
    .resize({ height: 170 })
    .toBuffer()
  await sharp(join(SOURCES_DIRECTORY, 'og-image.webp'))
    .composite([{ input: logo, left: 110, top: 230 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(PUBLIC, 'images/social.jpg'))
}

async function makeIcons() {
  // Systems round the corners themselves, and masks may cut everything outside the inner four fifths.
  const rounded = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
  const square = rounded.replace(' rx="14"', '')
  const maskable = square.replace('translate(8 8) scale(.75)', 'translate(14 14) scale(.5625)')
  await makeIcon(square, 180, 'apple-touch-icon.png')
  await makeIcon(rounded, 192, 'icons/icon-192.png')
  await makeIcon(rounded, 512, 'icons/icon-512.png')
  await makeIcon(maskable, 512, 'icons/icon-maskable-512.png', MAIN)
}

async function makeIcon(svg: string, size: number, file: string, ground?: string) {
  const icon = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size)
  const png = ground ? icon.flatten({ background: ground }) : icon
  await png.png({ compressionLevel: 9 }).toFile(join(PUBLIC, file))
}
