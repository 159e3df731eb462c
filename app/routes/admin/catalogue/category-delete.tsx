import { data } from 'react-router'
import { categoriesScreen } from '#content/admin/categories.ts'
import type { Failure } from '#domain/records/errors.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { CATEGORIES_PATH } from '#domain/accounts/staff-paths.ts'
import { redirectWithNotice } from '#app/actions/admin-notice.ts'
import { removalOf } from '#app/actions/category-removal.ts'
import { refuseForbidden } from '#app/actions/forbidden.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { unlessFormSent } from '#app/loading/no-reload.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { FilledChoice } from '#app/ui/admin/categories/filled-choice.tsx'
import type { DeleteAnswer } from '#app/ui/admin/deletion/delete-answer.ts'
import { DeletePage } from '#app/ui/admin/deletion/delete-page.tsx'
import { guardedDeletion } from '#app/ui/admin/deletion/guarded-deletion.ts'
import { loadDeletion } from '#app/ui/admin/deletion/load-deletion.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { dropDrafts } from '#app/ui/admin/form/drafts/draft-store.ts'
import type { Route } from './+types/category-delete.ts'

const { deletion: words } = categoriesScreen

export const shouldRevalidate = unlessFormSent
export const clientLoader = (args: Route.ClientLoaderArgs) => loadDeletion(args)

export const meta = adminMeta(words.inList)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { records, categories, referrers } = context.get(servicesContext)
  const all = await categories.list()
  const category =
    all.find(({ id }) => id === params.categoryId) ?? (await records.state('category', params.categoryId))
  if (!category) throw notFound()
  const { id, name } = category
  const from = url.searchParams.get('from') === 'form' ? ('inForm' as const) : ('inList' as const)
  const targets = all.filter((other) => other.id !== id).map((other) => ({ id: other.id, name: other.name }))
  const referred = { id, referrers: await referrers.of({ kind: 'categories', id }) }
  const next = nextPath(url.searchParams.get('next'), CATEGORIES_PATH)
  return { name, from, referred, next, targets }
}

/** A category that is gone already, by another's hand, is gone as was wanted. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = localeOfStaff(request)
  const next = nextPath(context.get(fieldsContext)['next'], CATEGORIES_PATH)
  try {
    const { editing } = context.get(servicesContext)
    const fields = { category_id: params.categoryId, ...removalOf(context.get(fieldsContext)) }
    const outcome = await editing.category.remove(fields, context.get(staffContext))
    if (outcome.ok || outcome.failure.kind === 'not-found') {
      return redirectWithNotice(next, 'category-deleted', {
        undo: outcome.ok ? outcome.actId : null,
        row: params.categoryId,
      })
    }
    if (outcome.failure.kind !== 'stale') return refused(outcome.failure, locale)
    return data<DeleteAnswer>({ kind: 'failed', message: words.failed[locale] }, { status: 409 })
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return data<DeleteAnswer>({ kind: 'failed', message: words.failed[locale] }, { status: 503 })
  }
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return guardedDeletion(serverAction, {
    failed: () => words.failed,
    forget: () => dropDrafts(draftRecord('category', params.categoryId)),
  })
}

function refused(failure: Failure, locale: 'ar' | 'en') {
  if (failure.kind === 'conflict' && failure.count !== undefined) {
    const { message, count } = failure
    return data<DeleteAnswer>({ kind: 'filled', message: message[locale], count }, { status: 409 })
  }
  const reason = failure.kind === 'invalid' ? Object.values(failure.fields)[0] : undefined
  return data<DeleteAnswer>({ kind: 'failed', message: (reason ?? words.failed)[locale] }, { status: 422 })
}

export default function CategoryDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { name, from, referred, next, targets } = loaderData
  const { deletion } = useWords(categoriesScreen)
  const locale = useLocale()
  const answer = actionData as DeleteAnswer | undefined
  return (
    <DeletePage
      question={deletion[from]}
      text={deletion.text(name[locale])}
      verb={deletion.verb}
      next={next}
      referred={referred}
      problem={answer?.message}
    >
      {answer?.kind === 'filled' && (
        <FilledChoice targets={targets.map((target) => ({ id: target.id, name: target.name[locale] }))} />
      )}
    </DeletePage>
  )
}
