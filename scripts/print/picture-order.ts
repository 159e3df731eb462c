import { printPack, type Tile } from './pack-picture.ts'
import type { Printing } from './printing.ts'
import { type Area, printPoster, printScene, printTallScene } from './scene-picture.ts'
import { readMedia, type Sources } from './sources.ts'

/** A picture that a document wants: the name its template uses, where it comes from, and how it is prepared. */
export type PictureOrder = { name: string; source: string } & (
  | { as: 'drawing' }
  | { as: 'pack'; tile: Tile; printing: Printing }
  | { as: 'scene'; area: Area; printing: Printing }
  | { as: 'tall-scene'; part: { left: number; width: number }; area: Area; printing: Printing }
  | { as: 'poster'; words: 'light' | 'dark'; area: Area; printing: Printing }
)

/** Prepares one picture; drawings (SVG) are taken as they are. */
export async function preparePicture(order: PictureOrder, sources: Sources): Promise<Buffer> {
  const bytes = readMedia(sources, order.source)
  switch (order.as) {
    case 'pack':
      return printPack(bytes, order.tile, order.printing)
    case 'scene':
      return printScene(bytes, order.area, order.printing)
    case 'tall-scene':
      return printTallScene(bytes, order.part, order.area, order.printing)
    case 'poster':
      return printPoster(bytes, order.words, order.area, order.printing)
    case 'drawing':
    default:
      return bytes
  }
}
