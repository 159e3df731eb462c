export type BrandGround = { colour: string; text: 'white' | 'black' }

/** Null where there is no colour. Of white and black one stands out at least 4.58 to 1 from any colour (WCAG 2.2). */
export function groundOf(colour: string): BrandGround | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null
  const onWhite = contrastOfWhite(colour)
  const onBlack = MOST_CONTRAST / onWhite
  return { colour, text: onWhite >= onBlack || onWhite >= READABLE ? 'white' : 'black' }
}

const READABLE = 4.5
/** Of black and white. */
const MOST_CONTRAST = 21

/** How far white stands out from a colour (WCAG 2.2). */
export function contrastOfWhite(colour: string): number {
  return 1.05 / (luminanceOf(colour) + 0.05)
}

/** Relative luminance (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
