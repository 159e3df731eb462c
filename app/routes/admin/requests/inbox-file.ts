import { servicesContext } from '#app/context.ts'
import { download } from '#app/loading/download.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from './+types/inbox-file.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).requestFiles.open(params.messageId, params.fileId)
  if (!found) throw notFound()
  return download(found.file, found.bytes)
}
