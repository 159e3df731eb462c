import sharp from 'sharp'

/** Where the pack stands in its picture, in shares of width and height. */
export type PackFrame = { left: number; top: number; right: number; bottom: number }

/** The studio's ground, and how far from it a pixel must be to belong to the pack and not to its soft shadow. */
const GROUND = '#f4f4f4'
const DIFFERENCE = 30

/** Finds the pack on its light ground. */
export async function findPack(picture: Buffer): Promise<PackFrame> {
  const { width, height } = await sharp(picture).metadata()
  const trimmed = sharp(picture).trim({ background: GROUND, threshold: DIFFERENCE })
  const { info } = await trimmed.raw().toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0)
  const top = -(info.trimOffsetTop ?? 0)
  return {
    left: left / width,
    top: top / height,
    right: (left + info.width) / width,
    bottom: (top + info.height) / height,
  }
}
