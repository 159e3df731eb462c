import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Texts whose compression takes long enough to be done before anybody asks for them. */
const WORTH_COMPRESSING = /\.(?:js|css|svg)$/

/**
 * Compresses the texts of the built site as densely as possible into folders beside them, `compressed/br` and `compressed/gzip`, so
 * that the server never does that while somebody waits.
 */
export function compressFiles(source: string, compressed: string): void {
  rmSync(compressed, { recursive: true, force: true })
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!WORTH_COMPRESSING.test(name)) continue
    const content = readFileSync(join(source, name))
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(content.length),
    }
    write(join(compressed, 'br', name), brotliCompressSync(content, { params }))
    write(join(compressed, 'gzip', name), gzipSync(content, { level: 9 }))
  }
}

/** Below this a smaller window gains nothing. */
const LEAST_WINDOW = 16

/** The smallest of Brotli's windows, in bits, that the content fits in: in a larger one it is compressed less densely. */
function windowOf(bytes: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), LEAST_WINDOW), constants.BROTLI_MAX_WINDOW_BITS)
}

function write(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
