import { redirect, type LoaderFunctionArgs } from 'react-router'
import { localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { withoutTrailingSigns } from '#domain/site/paths.ts'
import { servicesContext } from '#app/context.ts'
import { notFound } from './not-found.ts'
import { loadPart } from './part.ts'

/**
 * For loaders that have found nothing: `throw await movedOrMissing(args)` leads for good to where the address leads
 * now, in the same language and with its query, or shows that there is no such page.
 */
export async function movedOrMissing({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const { redirects } = context.get(servicesContext)
  const found = await loadPart(context, () => redirects.find(url.pathname + url.search))
  const meant = withoutTrailingSigns(url.pathname)
  if (found.ok && found.value === null && meant !== url.pathname) return redirect(meant + url.search, 301)
  if (!found.ok || found.value === null) return notFound()
  const [path = '/'] = found.value.split(/[?#]/, 1)
  return redirect(localizedPath(localeOfPath(url.pathname), path) + found.value.slice(path.length), 301)
}
