import { servicesContext } from '#app/context.ts'
import { download } from '#app/loading/download.ts'
import { missing } from '#app/loading/closed.ts'
import { openRequest } from '#app/loading/quotes/opened-request.ts'
import type { Route } from './+types/request-file.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { message } = await openRequest({ params, url, context })
  const found = await context.get(servicesContext).requestFiles.open(message.id, params.fileId)
  if (!found) throw missing(url)
  return download(found.file, found.bytes)
}
