import type { MiddlewareHandler } from 'hono'
import { UPLOADS_PATH } from '#domain/site/picture.ts'
import type { AnsweredFile, FileCache } from '#server/cache/file-cache.ts'
import type { Coding } from '#server/coding.ts'
import { RANGE_FILES } from '#domain/sheets/range-files.ts'
import { watchReading, type Reading } from '#server/data/engine/table-clocks.ts'
import { rawTarget, type HttpContext, type HttpScope } from '#server/middleware/http-scope.ts'
import { isStaticPath } from '#server/web/refusal.ts'

/** Pictures, scripts and styles are smaller; longer files are read as they are sent. */
const LARGEST = 256 * 1024

export function cacheFiles(fileCache: FileCache): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    const { method, path } = c.req
    // Whatever stands behind a file's address is for nobody, and anybody could think of more.
    const isFile = isFileAddress(path) || RANGE_FILES.has(path)
    if (method !== 'GET' || !isFile || rawTarget(c) !== path) return next()
    const { reading } = await watchReading(next)
    if (isCacheable(c.res)) fileCache.put(path, await answered(c, reading))
  }
}

/** Documents stand under addresses of their own. */
const DOCUMENTS_PATH = '/d'

/** Addresses of files, which are no pages. */
export function isFileAddress(path: string): boolean {
  return isStaticPath(path) || isUploadAddress(path)
}

function isUploadAddress(path: string): boolean {
  return path.startsWith(`${UPLOADS_PATH}/`) || path.startsWith(`${DOCUMENTS_PATH}/`)
}

/** Whole, small, and the same for everyone. */
function isCacheable({ status, headers }: Response): boolean {
  const size = headers.get('content-length')
  if (status !== 200 || size === null || Number(size) > LARGEST) return false
  return (headers.get('cache-control') ?? '').startsWith('public') && !headers.has('set-cookie')
}

async function answered(c: HttpContext, reading: Reading): Promise<AnsweredFile> {
  const headers = new Headers(c.res.headers)
  headers.delete('x-request-id')
  const named = [...headers].flat()
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  return {
    body: Buffer.from(await c.res.clone().arrayBuffer()),
    etag: headers.get('etag'),
    headers: named,
    unchanged: [...headers].flat(),
    route: c.get('route'),
    isUpload: isUploadAddress(c.req.path),
    coding: headers.has('vary') ? ((headers.get('content-encoding') ?? 'identity') as Coding) : null,
    reading,
  }
}
