import { data, redirect } from 'react-router'
import { submittalHead } from '#content/documents/submittal.ts'
import { lineOf } from '#domain/messages/message-form.ts'
import { namedProducts, submittalPath } from '#domain/submittals/submittal.ts'
import { localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { isText } from '#app/actions/is-text.ts'
import { pageThatWaits, waitHeaders } from '#app/actions/waiting.ts'
import { fieldsContext, quotasContext, servicesContext } from '#app/context.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { SubmittalPage, type PostedSubmittal } from '#app/ui/documents/submittal-page.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/submittal.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false }

type Args = Pick<Route.LoaderArgs, 'url' | 'context'>

export async function loader(args: Args) {
  const codes = namedProducts({ p: args.url.searchParams.getAll('p') })
  return { ...(await offeredIn(args, codes)), today: dayOfInstant(new Date()) }
}

async function offeredIn({ url, context }: Args, codes: string[]) {
  const locale = localeOfPath(url.pathname)
  const { offered, unknown } = await context.get(servicesContext).submittals.offer(codes, locale)
  return {
    unknown,
    products: offered.map(({ product, documents }) => ({
      id: product.id,
      name: product.name[locale],
      documents: documents.map(({ id, name, isTicked, url: file }) => ({ id, name, isTicked, file })),
    })),
  }
}

export async function action(args: Route.ActionArgs) {
  const { url, context } = args
  const fields = context.get(fieldsContext)
  const locale = localeOfPath(url.pathname)
  const { submittals } = context.get(servicesContext)
  const codes = namedProducts(fields)
  const removed = lineOf(fields, 'remove')
  if (removed !== '')
    return shown(
      args,
      codes.filter((id) => id !== removed),
    )
  if (lineOf(fields, 'intent') === 'add')
    return shown(args, [...codes, ...namedProducts({ p: lineOf(fields, 'code') })])
  const quotas = context.get(quotasContext)
  const sender = { locale, source: quotas.source.visitor, take: () => quotas.take('submittals') }
  const made = await submittals.submit(fields, sender)
  if (!('token' in made)) return shown(args, codes, made)
  return redirect(localizedPath(locale, submittalPath(made.token)), 303)
}

type AnswerParts = { status?: number; message?: string; fields?: Record<string, string>; wait?: number }

/** The form again with what was typed and ticked. */
async function shown(
  args: Route.ActionArgs,
  codes: string[],
  { status = 200, message = '', fields: errors = {}, wait = 0 }: AnswerParts = {},
) {
  const fields = args.context.get(fieldsContext)
  const known = namedProducts(fields)
  const posted: PostedSubmittal = {
    ...(await offeredIn(args, codes)),
    message,
    errors,
    values: Object.fromEntries(Object.entries(fields).filter(isText)),
    seen: known,
    ticked: [fields['doc[]'] ?? []].flat().filter((id) => typeof id === 'string'),
  }
  return data(posted, { status, headers: wait > 0 ? waitHeaders(wait) : undefined })
}

export const headers = pageThatWaits

export const meta = fixedMeta(submittalHead)

export default function Submittal({ loaderData, actionData }: Route.ComponentProps) {
  return <SubmittalPage key={JSON.stringify(actionData)} {...loaderData} posted={actionData} />
}
