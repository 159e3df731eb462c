import sharp from 'sharp'
import { expect, test } from 'vitest'
import { printTallScene } from './scene-picture.ts'

test('the backdrop above a scene has no stripes, also where the edge of the scene has', async () => {
  const [width, height] = [600, 300]
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, byte) => (byte % 60 < 30 ? 90 : 150)))
  const scene = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  const area = { width: 100, height: 100 }
  const printed = await printTallScene(scene, { left: 0, width: 1 }, area, { dotsPerInch: 300, quality: 90 })

  const row = await sharp(printed).extract({ left: 0, top: 150, width, height: 1 }).greyscale().raw().toBuffer()
  const steps = [...row].slice(1).map((tone, index) => Math.abs(tone - (row[index] ?? tone)))
  expect(Math.max(...steps)).toBeLessThan(6)
  expect(await sharp(printed).metadata()).toMatchObject({ width, height: width })
})
