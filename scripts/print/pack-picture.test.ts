import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findPack, printPack } from './pack-picture.ts'

/** A dark pack of 200 × 600 on the studio's light ground of 1000 × 1000. */
const studio = (left: number, top: number) =>
  sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#f0f0f0' } })
    .composite([{ input: { create: { width: 200, height: 600, channels: 3, background: '#203040' } }, left, top }])
    .png()
    .toBuffer()
const tile = { width: 50, height: 80, ground: '#EAF1F7' }
const printing = { dotsPerInch: 127, quality: 90 }

describe('a pack on its tile', () => {
  test('is found wherever it stands in the picture', async () => {
    const frame = await findPack(await studio(100, 300))
    expect(frame.left).toBeCloseTo(0.1, 2)
    expect(frame.right).toBeCloseTo(0.3, 2)
    expect(frame.top).toBeCloseTo(0.3, 2)
    expect(frame.bottom).toBeCloseTo(0.9, 2)
  })

  test('stands on the colour of the tile, without a seam from the studio', async () => {
    const picture = await printPack(await studio(100, 300), tile, printing)
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([250, 400])
    for (const at of [0, (info.width - 1) * 3, data.length - 3]) {
      expect(Math.abs(data.readUInt8(at) - 0xea)).toBeLessThanOrEqual(2)
      expect(Math.abs(data.readUInt8(at + 2) - 0xf7)).toBeLessThanOrEqual(2)
    }
  })

  test('is as large as the tile allows and stands in its middle', async () => {
    const frame = await findPack(await printPack(await studio(100, 300), { ...tile, ground: '#f4f4f4' }, printing))
    expect(frame.bottom - frame.top).toBeCloseTo(0.84, 1)
    expect((frame.left + frame.right) / 2).toBeCloseTo(0.5, 1)
  })

  test('a close view that is cut off by its picture is cut off by the tile', async () => {
    const frame = await findPack(await printPack(await studio(400, 400), { ...tile, ground: '#f4f4f4' }, printing))
    expect(frame.bottom).toBe(1)
  })
})
