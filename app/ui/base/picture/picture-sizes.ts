/**
 * For `sizes`: as wide as a phone's page, or hardly less. A browser takes the next larger rendition, and where that of 640
 * pixels is short by a few hundredths, which nobody sees, it would take one with twice the pixels.
 */
export const ACROSS_PHONE = '86vw'
