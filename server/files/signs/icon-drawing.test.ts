import { expect, test } from 'vitest'
import { ICON_SIZES, type IconName } from '#domain/site/site-icons.ts'
import { drawIcon } from './icon-drawing.ts'
import { sharp } from '#server/files/sharp.ts'

const NAMES = Object.keys(ICON_SIZES) as IconName[]
const mark = sharp({ create: { width: 512, height: 512, channels: 4, background: '#0a5' } })
  .png()
  .toBuffer()

const COLOURS = { ground: '#c1272d', ink: '#ffffff' }

async function pixelAt(icon: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4
  return [...data.subarray(at, at + 4)]
}

test('every icon has its size, made of a mark or of a letter of either script', async () => {
  for (const source of [{ mark: await mark }, { letter: 'ر', ...COLOURS }, { letter: 'S', ...COLOURS }])
    for (const name of NAMES) {
      const { width, height, format } = await sharp(await drawIcon(source, name)).metadata()
      expect([width, height, format]).toEqual([ICON_SIZES[name], ICON_SIZES[name], 'png'])
    }
})

test('a mark stays whole where phones cut the icon to a circle', async () => {
  const icon = await drawIcon({ mark: await mark }, 'maskable-512')
  const corner = 0.5 - 0.4 * Math.SQRT1_2
  expect(await pixelAt(icon, corner - 0.01, corner - 0.01)).toEqual([255, 255, 255, 255])
  expect(await pixelAt(icon, 0.5, 0.5)).toEqual([0, 170, 85, 255])
})

test('a letter stands in white on the colour of the site, with round corners in the tab', async () => {
  const icon = await drawIcon({ letter: 'I', ...COLOURS }, 'icon-192')
  expect((await pixelAt(icon, 0, 0))[3]).toBe(0)
  expect(await pixelAt(icon, 0.5, 0.1)).toEqual([193, 39, 45, 255])
  expect(await pixelAt(icon, 0.5, 0.5)).toEqual([255, 255, 255, 255])
})
