import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** How a text travels. */
export type Coding = 'br' | 'gzip' | 'identity'

/** `quick` for what may be asked for once, `best` for what is sent again and again. */
export type Effort = 'quick' | 'good' | 'best'

type Bytes = Buffer<ArrayBuffer>

const BROTLI_QUALITY = { quick: 1, good: 9, best: 11 }
const GZIP_LEVEL = { quick: 1, good: 9, best: 9 }
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|ld\+json|manifest\+json|xml|atom\+xml|rss\+xml)|image\/svg)/

export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type)
}

export function codingFor(accepted: string | undefined): Coding {
  const codings = (accepted ?? '').split(',').map((coding) => coding.replaceAll(' ', ''))
  const allowed = codings.filter((coding) => !/;q=0(?:\.0*)?$/.test(coding)).map((coding) => coding.split(';', 1)[0])
  return (['br', 'gzip'] as const).find((coding) => allowed.includes(coding)) ?? 'identity'
}

/** Compresses beside the event loop. */
export async function compress(content: Bytes, coding: Coding, effort: Effort): Promise<Bytes> {
  if (coding === 'identity') return content
  if (coding === 'gzip') return promisify(gzip)(content, { level: GZIP_LEVEL[effort] })
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

export async function decompress(compressed: Bytes, coding: Coding): Promise<Bytes> {
  if (coding === 'identity') return compressed
  return coding === 'gzip' ? promisify(gunzip)(compressed) : promisify(brotliDecompress)(compressed)
}
