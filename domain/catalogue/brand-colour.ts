import { contrast } from '#domain/site/contrast.ts'

export type BrandGround = { colour: string; text: 'white' | 'black' }

/** Null where there is no colour. Of white and black one stands out at least 4.58 to 1 from any colour (WCAG 2.2). */
export function groundOf(colour: string): BrandGround | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null
  const onWhite = contrast(colour, '#ffffff')
  const onBlack = contrast(colour, '#000000')
  return { colour, text: onWhite >= onBlack || onWhite >= READABLE ? 'white' : 'black' }
}

const READABLE = 4.5
