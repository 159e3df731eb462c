import { recordWords, type DeletionWords } from '#content/admin/records/record-words.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { deleteRecord } from '#app/actions/records/delete-record.ts'
import { loadDeletedRecord } from '#app/loading/records/deleted-record.ts'
import { useLocale } from '#app/locale.ts'
import { kindAt, listPath, type FormKind } from '#app/record-address.ts'
import { adminMetaOf } from '#app/seo/admin-meta.ts'
import { FilledChoice } from '#app/ui/admin/categories/filled-choice.tsx'
import type { DeleteAnswer } from '#app/ui/admin/deletion/delete-answer.ts'
import { DeletePage } from '#app/ui/admin/deletion/delete-page.tsx'
import { loadDeletion } from '#app/ui/admin/deletion/load-deletion.ts'
import { asked } from '#app/ui/admin/deletion/deletion.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { dropDrafts } from '#app/ui/admin/form/drafts/draft-store.ts'
import type { Route } from './+types/delete.ts'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Localized } from '#domain/text/locale.ts'
import { documentLocale } from '#app/ui/admin/document-locale.ts'
import { guardedAction, type Loss } from '#app/ui/admin/guarded-action.ts'

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
