import { redirect, type LoaderFunctionArgs } from 'react-router'
import { localeOfPath, localizedPath, unprefixedPath } from '#domain/text/locale.ts'
import { categoryPath, withoutTrailingSigns } from '#domain/site/paths.ts'
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
  if (!found.ok) return notFound()
  if (found.value === null) return (await meantCategory(url, context)) ?? meantWithoutSigns(url) ?? notFound()
  const [path = '/'] = found.value.split(/[?#]/, 1)
  return redirect(localizedPath(localeOfPath(url.pathname), path) + found.value.slice(path.length), 301)
}

/** `/sealants` stands before the names of its products, and leads to their category; null where it is none. */
async function meantCategory(url: URL, context: LoaderFunctionArgs['context']): Promise<Response | null> {
  const [, asked] = /^\/([^/]+)$/.exec(unprefixedPath(url.pathname)) ?? []
  if (asked === undefined) return null
  const all = await loadPart(context, () => context.get(servicesContext).categories.list())
  const meant = all.ok && all.value.find(({ id, slug }) => [id, slug].includes(asked.toLowerCase()))
  return meant ? redirect(localizedPath(localeOfPath(url.pathname), categoryPath(meant.id)) + url.search, 301) : null
}

/** Leads from an address that leads nowhere to the same without the signs that mails and chats put behind links; null without such. */
export function meantWithoutSigns(url: URL, headers: Record<string, string> = {}): Response | null {
  const meant = withoutTrailingSigns(url.pathname)
  return meant === url.pathname ? null : redirect(meant + url.search, { status: 301, headers })
}
