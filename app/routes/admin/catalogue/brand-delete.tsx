import { data } from 'react-router'
import { brandsScreen } from '#content/admin/catalogue/brands.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { BRANDS_PATH } from '#domain/accounts/staff-paths.ts'
import { redirectWithNotice } from '#app/actions/admin-notice.ts'
import { refuseForbidden } from '#app/actions/forbidden.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { unlessFormSent } from '#app/loading/no-reload.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import type { DeleteAnswer } from '#app/ui/admin/deletion/delete-answer.ts'
import { DeletePage } from '#app/ui/admin/deletion/delete-page.tsx'
import { guardedDeletion } from '#app/ui/admin/deletion/guarded-deletion.ts'
import { loadDeletion } from '#app/ui/admin/deletion/load-deletion.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { dropDrafts } from '#app/ui/admin/form/drafts/draft-store.ts'
import type { Route } from './+types/brand-delete.ts'

const { deletion: words } = brandsScreen

export const shouldRevalidate = unlessFormSent
export const clientLoader = (args: Route.ClientLoaderArgs) => loadDeletion(args)

export const meta = adminMeta(words.question)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { records, brands, referrers } = context.get(servicesContext)
  const brand = (await brands.get(params.brandId)) ?? (await records.state('brand', params.brandId))
  if (!brand) throw notFound()
  const { id, name } = brand
  const referred = { id, referrers: await referrers.of({ kind: 'brands', id }) }
  return { name, referred, next: nextPath(url.searchParams.get('next'), BRANDS_PATH) }
}

/** A brand that is gone already, by another's hand, is gone as was wanted. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const next = nextPath(context.get(fieldsContext)['next'], BRANDS_PATH)
  const failed = (status: number) =>
    data<DeleteAnswer>({ kind: 'failed', message: words.failed[localeOfStaff(request)] }, { status })
  try {
    const { editing } = context.get(servicesContext)
    const outcome = await editing.brand.remove({ brand_id: params.brandId }, context.get(staffContext))
    if (!outcome.ok && outcome.failure.kind !== 'not-found') return failed(409)
    return redirectWithNotice(next, 'brand-deleted', { undo: outcome.ok ? outcome.actId : null, row: params.brandId })
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return failed(503)
  }
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return guardedDeletion(serverAction, {
    failed: () => words.failed,
    forget: () => dropDrafts(draftRecord('brand', params.brandId)),
  })
}

export default function BrandDelete({ loaderData: { name, referred, next }, actionData }: Route.ComponentProps) {
  const { deletion } = useWords(brandsScreen)
  const answer = actionData as DeleteAnswer | undefined
  return (
    <DeletePage
      question={deletion.question}
      text={deletion.text(name[useLocale()])}
      verb={deletion.verb}
      next={next}
      referred={referred}
      problem={answer?.message}
    />
  )
}
