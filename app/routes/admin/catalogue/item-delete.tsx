import { data } from 'react-router'
import { itemsPage } from '#content/admin/items.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { ITEMS_PATH } from '#domain/accounts/staff-paths.ts'
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
import type { Route } from './+types/item-delete.ts'

export const shouldRevalidate = unlessFormSent
export const clientLoader = (args: Route.ClientLoaderArgs) => loadDeletion(args)

export const meta = adminMeta(itemsPage.deletion.inFormVerb)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { records, products, referrers } = context.get(servicesContext)
  const found = (await products.get(params.productId)) ?? (await records.state('product', params.productId))
  if (!found) throw notFound()
  const { id, name } = found
  const from = url.searchParams.get('from') === 'form' ? ('inForm' as const) : ('inList' as const)
  const referred = { id, referrers: await referrers.of({ kind: 'products', id }) }
  return { name, from, referred, next: nextPath(url.searchParams.get('next'), ITEMS_PATH) }
}

/** A product that is gone already, by another's hand, is gone as was wanted. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const next = nextPath(context.get(fieldsContext)['next'], ITEMS_PATH)
  try {
    const { editing } = context.get(servicesContext)
    const outcome = await editing.product.remove({ product_id: params.productId }, context.get(staffContext))
    if (outcome.ok || outcome.failure.kind === 'not-found') {
      return redirectWithNotice(next, 'product-deleted', {
        undo: outcome.ok ? outcome.actId : null,
        row: params.productId,
      })
    }
    return failed(request, 409)
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return failed(request, 503)
  }
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return guardedDeletion(serverAction, {
    failed: () => itemsPage.deletion.failed,
    forget: () => dropDrafts(draftRecord('product', params.productId)),
  })
}

function failed(request: Request, status: number) {
  const answer: DeleteAnswer = { kind: 'failed', message: itemsPage.deletion.failed[localeOfStaff(request)] }
  return data(answer, { status })
}

export default function ItemDelete({ loaderData: { name, from, referred, next }, actionData }: Route.ComponentProps) {
  const { deletion } = useWords(itemsPage)
  const answer = actionData as DeleteAnswer | undefined
  return (
    <DeletePage
      question={deletion[from]}
      text={deletion.text(name[useLocale()])}
      verb={deletion.verb}
      next={next}
      referred={referred}
      problem={answer?.message}
    />
  )
}
