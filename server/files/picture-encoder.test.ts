import { expect, test } from 'vitest'
import { decodePicture, dominantColor, encodePicture, renditionWidths } from './picture-encoder.ts'
import { sharp } from './sharp.ts'

const blue = { r: 27, g: 108, b: 179 }

function bluePng(width: number, height: number, alpha = 1) {
  return sharp({ create: { width, height, channels: 4, background: { ...blue, alpha } } })
    .png()
    .toBuffer()
}

test('a picture is never made wider than it is', () => {
  expect(renditionWidths(4000)).toEqual([160, 320, 640, 960, 1600])
  expect(renditionWidths(1200)).toEqual([160, 320, 640, 960, 1200])
  expect(renditionWidths(1000)).toEqual([160, 320, 640, 1000])
  expect(renditionWidths(100)).toEqual([100])
})

test('renditions keep the shape of the picture and its transparency', async () => {
  const picture = await decodePicture(await bluePng(400, 300, 0.5))
  for (const format of ['avif', 'webp'] as const) {
    const metadata = await sharp(await encodePicture(picture, 160, format)).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual([format === 'avif' ? 'heif' : format, 160, 120])
    expect(metadata.hasAlpha).toBe(true)
  }
})

test('a photograph taken sideways stands upright', async () => {
  const sideways = await sharp(await bluePng(40, 20))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { width, height } = await decodePicture(sideways)
  expect([width, height]).toEqual([20, 40])
})

test('the ground of a picture is its most common colour', async () => {
  const red = {
    input: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c00' } })
      .png()
      .toBuffer(),
  }
  const mostlyBlue = await sharp(await bluePng(100, 100))
    .composite([red])
    .png()
    .toBuffer()
  expect(await dominantColor(await decodePicture(mostlyBlue))).toBe('#1b6cb3')
  expect(await dominantColor(await decodePicture(await bluePng(50, 50, 0)))).toBe('#ffffff')
})

test('a grey picture has a colour too', async () => {
  const grey = await sharp(await bluePng(50, 50))
    .flatten()
    .grayscale()
    .png()
    .toBuffer()
  expect(await dominantColor(await decodePicture(grey))).toMatch(/^#(..)\1\1$/)
})
