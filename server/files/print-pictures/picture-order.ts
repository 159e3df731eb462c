import { sharp } from '#server/files/sharp.ts'
import { printPack, type Tile } from './pack-picture.ts'
import type { Printing } from './printing.ts'
import { type Area, printPoster, printScene, printTallScene } from './scene-picture.ts'

/** A stored file, or one that comes with the product: its path from the project's root. */
export type PictureSource = { stored: string } | { asset: string }

/** How a picture is prepared for paper. */
export type Preparation =
  /** Taken as it is. */
  | { as: 'drawing' }
  | { as: 'logo' }
  /** A page that was drawn, to be leafed through on a screen. */
  | { as: 'pagePicture' }
  | { as: 'pack'; tile: Tile; printing: Printing }
  | { as: 'scene'; area: Area; printing: Printing }
  | { as: 'tall-scene'; part: { left: number; width: number }; area: Area; printing: Printing }
  | { as: 'poster'; words: 'light' | 'dark'; area: Area; printing: Printing }

/** A picture that a document wants: the name its template uses, where it comes from, and how it is prepared. */
export type PictureOrder = { name: string; source: PictureSource } & Preparation

/** In dots; a logo is some 9 mm high. */
const LOGO_HEIGHT = 150

const LEAF_WIDTH = 1000
/** Of an A4 page of 595 points. */
const LEAF_DENSITY = 121

/** Prepares one picture. */
export async function preparePicture(order: Preparation, bytes: Buffer): Promise<Buffer> {
  switch (order.as) {
    case 'pack':
      return printPack(bytes, order.tile, order.printing)
    case 'scene':
      return printScene(bytes, order.area, order.printing)
    case 'tall-scene':
      return printTallScene(bytes, order.part, order.area, order.printing)
    case 'poster':
      return printPoster(bytes, order.words, order.area, order.printing)
    case 'logo':
      return sharp(bytes).resize({ height: LOGO_HEIGHT, withoutEnlargement: true }).png().toBuffer()
    case 'pagePicture':
      return sharp(bytes, { density: LEAF_DENSITY }).resize(LEAF_WIDTH).webp({ quality: 72 }).toBuffer()
    case 'drawing':
    default:
      return bytes
  }
}
