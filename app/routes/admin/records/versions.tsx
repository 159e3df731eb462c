import { History } from 'lucide-react'
import { compareWords, versionsWords } from '#content/admin/versions.ts'
import { versionsPath } from '#domain/accounts/staff-paths.ts'
import { foldPieces } from '#domain/records/compare/piece.ts'
import type { ComparedField } from '#domain/records/compare/compare-content.ts'
import { PASSWORD_FIELD } from '#domain/messages/form-fields.ts'
import { recordKind } from '#domain/kinds.ts'
import { readVersionQuery, VERSION_PAGE_SIZE, type VersionQuery } from '#domain/records/version-query.ts'
import { pageCount } from '#domain/catalogue/collection-query.ts'
import type { Locale } from '#domain/text/locale.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { answerVersionsForm, KEEPING, NO_CATEGORY, RESTORING } from '#app/actions/versions-action.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { leadToLastPage } from '#app/loading/part.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { AnswerMessage, useStaffForm } from '#app/ui/admin/group.tsx'
import { useMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { Comparison } from '#app/ui/admin/versions/comparison.tsx'
import { RestoreQuestion } from '#app/ui/admin/versions/restore-question.tsx'
import { VersionList } from '#app/ui/admin/versions/version-list.tsx'
import type { Route } from './+types/versions.ts'

type LoaderContext = Route.LoaderArgs['context']

export const meta = adminMeta(versionsWords.title)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const query = readVersionQuery(url.searchParams)
  if (!query) throw notFound()
  const { versions, confirmation } = context.get(servicesContext)
  const { role } = context.get(staffContext)
  const { a, b, all, page, restore } = query
  if (b !== null) {
    const compared = await versions.compare(query, { a, b }, { all, role })
    if (!compared) throw notFound()
    const fields = all ? compared.fields : compared.fields.map(folded)
    return { view: 'compare' as const, ...compared, fields, all }
  }
  const found = await versions.page(query, role, { limit: VERSION_PAGE_SIZE, offset: (page - 1) * VERSION_PAGE_SIZE })
  if (!found) throw notFound()
  if (restore !== null) {
    const categories = await categoriesFor(query, restore, context, localeOfStaff(request))
    const isConfirmed = await confirmation.isFresh(request.headers)
    return { view: 'restore' as const, record: found.record, number: restore, categories, isConfirmed }
  }
  const pages = pageCount(found.total, VERSION_PAGE_SIZE)
  leadToLastPage(page, pages, (number) => versionsPath(query, { page: number }))
  return { view: 'list' as const, ...found, page, pages }
}

/** Where the category of that version is gone: its name, and those that may take its place; null where it is there. */
async function categoriesFor({ kind, id }: VersionQuery, number: number, context: LoaderContext, locale: Locale) {
  const { versions, categories, records } = context.get(servicesContext)
  const { role } = context.get(staffContext)
  const wanted = recordKind(kind).refersTo['category_id'] && (await versions.read({ kind, id }, number, role))
  const category = wanted && wanted.content['category_id']
  if (typeof category !== 'string' || category === '') return null
  const all = await categories.list()
  if (all.some((one) => one.id === category)) return null
  const off = await records.state('category', category)
  const binned = off ? [] : (await records.bin({ kind: 'category', search: category })).records
  const gone = off ?? binned.find((one) => one.id === category)
  return {
    gone: gone?.name[locale] ?? category,
    isBinned: gone !== undefined && gone !== off,
    choices: all.map((one) => ({ value: one.id, label: one.name[locale] })),
  }
}

/** Long stretches that stayed are cut short, so that what changed is seen at once. */
function folded(field: ComparedField): ComparedField {
  const parts = field.parts.map((part) => (part.as === 'text' ? { ...part, pieces: foldPieces(part.pieces) } : part))
  return { ...field, parts }
}

export const action = answerVersionsForm

export default function Versions({ loaderData }: Route.ComponentProps) {
  const words = useWords(versionsWords)
  const compare = useWords(compareWords)
  const locale = useLocale()
  const keeping = useStaffForm(KEEPING).answer
  const restoring = useStaffForm(RESTORING).answer
  const { record } = loaderData
  const kind = recordKind(record.kind)
  const mayWrite = useMay(kind.writes)
  return (
    <AdminPage
      title={words.titleOf(record.name[locale])}
      count={loaderData.view === 'list' ? loaderData.total : undefined}
      actions={
        <>
          {loaderData.view !== 'list' && (
            <ButtonLink to={versionsPath(record)} kind="outline" small>
              {compare.allVersions}
            </ButtonLink>
          )}
          <ButtonLink to={kind.form(record.id)} kind="outline" small>
            {words.toForm}
          </ButtonLink>
        </>
      }
    >
      {!restoring?.errors[PASSWORD_FIELD] && <AnswerMessage answer={keeping ?? restoring} />}
      {loaderData.view === 'compare' && <Comparison {...loaderData} mayWrite={mayWrite} />}
      {loaderData.view === 'restore' && <RestoreQuestion {...loaderData} none={NO_CATEGORY} answer={restoring} />}
      {loaderData.view === 'list' && (
        <>
          <p className="admin-group-text">{words.text}</p>
          {loaderData.total === 0 ? (
            <StateBlock icon={History} title={words.empty.title} text={words.empty.text} />
          ) : (
            <VersionList {...loaderData} mayWrite={mayWrite} />
          )}
        </>
      )}
    </AdminPage>
  )
}
