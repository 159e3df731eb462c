const PIXEL_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH']
const HEADER = 12
const CHUNK_HEADER = 8

/** Whether a WebP file holds pixels and nothing else: no EXIF, XMP, colour profile, frames, or bytes behind its end. */
export function isPlainWebp(bytes: Buffer): boolean {
  let at = HEADER
  if (bytes.length < HEADER + CHUNK_HEADER || bytes.readUInt32LE(4) !== bytes.length - 8) return false
  while (at + CHUNK_HEADER <= bytes.length) {
    if (!PIXEL_CHUNKS.includes(bytes.toString('latin1', at, at + 4))) return false
    const size = bytes.readUInt32LE(at + 4)
    at += CHUNK_HEADER + size + (size % 2)
  }
  return at === bytes.length
}
