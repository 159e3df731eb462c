import { type ShouldRevalidateFunctionArgs, data, Form } from 'react-router'
import type { ReactNode } from 'react'
import { recordWords, type DeletionWords } from '#content/admin/records/record-words.ts'
import { formLabels } from '#content/form-labels.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import type { Localized } from '#domain/text/locale.ts'
import { LIST_KINDS } from '#domain/site/content/content-kinds.ts'
import type { Failure, Stale } from '#domain/records/errors.ts'
import { recordKind, type DraftKind } from '#domain/kinds.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { kindAt, listPath, type FormKind } from '#app/record-address.ts'
import { adminMetaOf } from '#app/seo/admin-meta.ts'
import { servicesContext, fieldsContext, reportErrorContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Context } from '#app/loading/records/record-source.ts'
import { redirectWithNotice, localeOfStaff, refuseForbidden } from '#app/actions/staff-form.ts'
import type { SaveArgs } from '#app/actions/record-action.ts'
import { removalOf } from '#app/actions/records/save-form.ts'
import { FilledChoice } from '#app/ui/admin/categories/filled-choice.tsx'
import { type DeleteAnswer, asked, loadDeletion } from '#app/ui/admin/deletion/deletion.ts'
import { draftRecord, dropDrafts } from '#app/ui/admin/form/drafts/draft-store.ts'
import { documentLocale } from '#app/ui/admin/document-locale.ts'
import { guardedAction, type Loss } from '#app/ui/admin/guarded-action.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { atRow } from '#app/ui/admin/records/use-next.ts'
import { BinNote } from '#app/ui/admin/deletion/bin-note.tsx'
import { ReferrerList, type Referred } from '#app/ui/admin/deletion/referrer-list.tsx'
import type { Route } from './+types/delete.ts'

const REFERRED = { product: 'products', category: 'categories', brand: 'brands', post: 'posts' } as const

export const shouldRevalidate = unlessFormSent
export const clientLoader = (args: Route.ClientLoaderArgs) => loadDeletion(args)

const wordsOf = (kind: FormKind): DeletionWords => recordWords(kind).deletion!

export const meta = adminMetaOf(({ kind }: Route.ComponentProps['loaderData']) => wordsOf(kind).verb)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = kindAt(url.pathname)
  const from = url.searchParams.get('from') === 'form' ? ('inForm' as const) : ('inList' as const)
  const next = nextPath(url.searchParams.get('next'), listPath(kind))
  return { kind, from, next, ...(await loadDeletedRecord(context, kind, params.id)) }
}

export function action(args: Route.ActionArgs) {
  return deleteRecord(args, kindAt(args.url.pathname), args.params.id)
}

export function clientAction({ params, url, serverAction }: Route.ClientActionArgs) {
  const kind = kindAt(url.pathname)
  const { failed, gone = failed, lost = failed, signedOut = failed } = wordsOf(kind)
  return guardedDeletion(serverAction, {
    failed: (why) => (why === 'signed-out' ? signedOut : why === 'gone' ? gone : lost),
    forget: () => dropDrafts(draftRecord(kind, params.id)),
  })
}

export default function RecordDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, name, from, referred, next, targets } = loaderData
  const answer = actionData as DeleteAnswer | undefined
  const locale = useLocale()
  const words = wordsOf(kind)
  return (
    <DeletePage
      {...asked(words, from, name[locale], locale)}
      verb={words.verb[locale]}
      next={next}
      referred={referred}
      problem={answer?.message}
    >
      {answer?.kind === 'filled' && <FilledChoice targets={targets} />}
    </DeletePage>
  )
}

/** For pages of what is deleted by their own forms: once it is gone, there is nothing left to load again. */
function unlessFormSent({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined || formMethod === 'GET'
}

type Deleting = {
  /** What is said where the answer is lost. */
  failed: (why: Loss) => Localized
  /** What is deleted is needed in this browser no more. */
  forget?: () => void
}

/** The `clientAction` of a page that deletes. */
function guardedDeletion(serverAction: () => Promise<unknown>, { failed, forget }: Deleting): Promise<unknown> {
  const lost = (why: Loss): DeleteAnswer => ({ kind: 'failed', message: failed(why)[documentLocale()] })
  return guardedAction(serverAction, { lost, leadsOn: forget })
}

/** What is asked before a record goes, and what leads to it. */
async function loadDeletedRecord(context: Context, kind: FormKind, id: string) {
  const { brands, categories, contentList, documents, posts, products, records, referrers } =
    context.get(servicesContext)
  const targets = kind === 'category' ? await categories.list() : []
  const onSite = async (): Promise<{ id: string; name: Localized } | null> => {
    if (kind === 'product') return products.get(id)
    if (kind === 'brand') return brands.get(id)
    if (kind === 'category') return targets.find((one) => one.id === id) ?? null
    const titled = kind === 'post' ? await posts.get(id) : kind === 'document' ? await documents.get(id) : null
    return titled && { id: titled.id, name: titled.title }
  }
  const found = (await onSite()) ?? (await records.state(kind, id))
  if (!found) throw notFound()
  const list = LIST_KINDS.find((one) => one === kind)
  const warning = list ? await contentList.seenWithout(list, [id]) : undefined
  const led = !(kind in REFERRED)
    ? { records: [], redirects: 0 }
    : await referrers.of({ kind: REFERRED[kind as 'product'], id: found.id })
  return {
    name: found.name,
    referred: { id: found.id, referrers: led, warning },
    targets: targets.filter((other) => other.id !== found.id).map((other) => ({ id: other.id, name: other.name })),
  }
}

/** Moves a record into the bin. What is gone already, by another's hand, is gone as was wanted. */
async function deleteRecord({ request, context }: SaveArgs, kind: FormKind, id: string) {
  const fields = context.get(fieldsContext)
  const { failed, gone, lost = failed, notice } = recordWords(kind).deletion!
  const locale = localeOfStaff(request)
  const refused = (why: Localized, status: number) =>
    data<DeleteAnswer>({ kind: 'failed', message: why[locale] }, { status })
  try {
    const { remove } = context.get(servicesContext).editing[kind as DraftKind]
    const sent = { [recordKind(kind).idField]: id, ...removalOf(fields) }
    const outcome = await remove(sent, context.get(staffContext))
    const reason: Failure | Stale<unknown> | null = outcome.ok ? null : outcome.failure
    if (reason === null || (reason.kind === 'not-found' && !gone)) {
      const next = nextPath(fields['next'], listPath(kind))
      return redirectWithNotice(next, notice, { undo: outcome.ok ? outcome.actId : null, row: id })
    }
    if (reason.kind === 'not-found') return refused(gone ?? failed, 404)
    if (reason.kind === 'conflict' && reason.count !== undefined) {
      const answer: DeleteAnswer = { kind: 'filled', message: reason.message[locale], count: reason.count }
      return data(answer, { status: 409 })
    }
    if (reason.kind === 'invalid') return refused(Object.values(reason.fields)[0] ?? failed, 422)
    return refused(failed, kind === 'category' && reason.kind === 'conflict' ? 422 : 409)
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return refused(lost, 503)
  }
}

type DeletePageProps = {
  question: string
  text: string
  verb: string
  next: string
  /** What leads to it. */
  referred: Referred
  /** Why it did not work at the first attempt. */
  problem: string | undefined
  /** What has to be chosen first. */
  children?: ReactNode
}

/** The question before something is deleted, as a page of its own: for browsers without scripts, and for links. */
function DeletePage({ question, text, verb, next, referred, problem, children }: DeletePageProps) {
  const { cancel } = useWords(formLabels)
  return (
    <AdminPage title={question}>
      <Form method="post" className="card delete-page">
        {problem !== undefined && <Message tone="error">{problem}</Message>}
        <p>{text}</p>
        <BinNote />
        <ReferrerList {...referred} />
        {children}
        <input type="hidden" name="next" value={next} />
        <div className="form-notice-actions">
          <Button type="submit">{verb}</Button>
          <ButtonLink to={atRow(next, referred.id)} kind="outline">
            {cancel}
          </ButtonLink>
        </div>
      </Form>
    </AdminPage>
  )
}
