import { data } from 'react-router'
import { categoriesScreen } from '../../../../content/admin/categories.ts'
import type { Failure } from '../../../../domain/records/errors.ts'
import type { FormFields } from '../../../../domain/messages/message-form.ts'
import { CATEGORIES_PATH } from '../../../../domain/accounts/staff-paths.ts'
import { redirectWithNotice } from '../../../actions/admin-notice.ts'
import { refuseForbidden } from '../../../actions/forbidden.ts'
import { localeOfStaff } from '../../../actions/staff-form.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '../../../context.ts'
import { notFound } from '../../../loading/not-found.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { adminMeta } from '../../../seo/admin-meta.ts'
import { FilledChoice } from '../../../ui/admin/categories/filled-choice.tsx'
import type { DeleteAnswer } from '../../../ui/admin/deletion/delete-answer.ts'
import { DeletePage } from '../../../ui/admin/deletion/delete-page.tsx'
import { guardedDeletion } from '../../../ui/admin/deletion/guarded-deletion.ts'
import { draftRecord } from '../../../ui/admin/form/drafts/draft-record.ts'
import { dropDrafts } from '../../../ui/admin/form/drafts/draft-store.ts'
import type { Route } from './+types/category-delete.ts'

const { deletion: words } = categoriesScreen

export const meta = adminMeta(words.inList)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const all = await context.get(servicesContext).categories.list()
  const category = all.find(({ id }) => id === params.categoryId)
  if (!category) throw notFound()
  const from = url.searchParams.get('from') === 'form' ? ('inForm' as const) : ('inList' as const)
  const others = all.filter((other) => other !== category)
  return { name: category.name, from, targets: others.map(({ id, name }) => ({ id, name })) }
}

/** A category that is gone already, by another's hand, is gone as was wanted. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = localeOfStaff(request)
  try {
    const { editing } = context.get(servicesContext)
    const fields = { category_id: params.categoryId, ...removalOf(context.get(fieldsContext)) }
    const outcome = await editing.removeCategory(fields, context.get(staffContext))
    if (outcome.ok || outcome.failure.kind === 'not-found') {
      return redirectWithNotice(CATEGORIES_PATH, 'category-deleted', { undo: outcome.ok ? outcome.actId : null })
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

/** What was chosen for the products; the other choice's field does not count. */
function removalOf({ products, move_to }: FormFields): FormFields {
  if (products === 'uncategorise') return { uncategorise: '1' }
  return products === 'move' ? { move_to } : {}
}

function refused(failure: Failure, locale: 'ar' | 'en') {
  if (failure.kind === 'conflict' && failure.count !== undefined) {
    const { message, count } = failure
    return data<DeleteAnswer>({ kind: 'filled', message: message[locale], count }, { status: 409 })
  }
  const reason = failure.kind === 'invalid' ? Object.values(failure.fields)[0] : undefined
  return data<DeleteAnswer>({ kind: 'failed', message: (reason ?? words.failed)[locale] }, { status: 422 })
}

export default function CategoryDelete({ loaderData: { name, from, targets }, actionData }: Route.ComponentProps) {
  const { deletion } = useWords(categoriesScreen)
  const locale = useLocale()
  const answer = actionData as DeleteAnswer | undefined
  return (
    <DeletePage
      question={deletion[from]}
      text={deletion.text(name[locale])}
      verb={deletion.verb}
      next={CATEGORIES_PATH}
      problem={answer?.message}
    >
      {answer?.kind === 'filled' && (
        <FilledChoice targets={targets.map((target) => ({ id: target.id, name: target.name[locale] }))} />
      )}
    </DeletePage>
  )
}
