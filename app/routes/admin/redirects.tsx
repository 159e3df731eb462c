import { Plus, SearchX, Signpost } from 'lucide-react'
import { redirect } from 'react-router'
import { redirectsWords } from '../../../content/admin/redirects.ts'
import { pageCount } from '../../../domain/collection-query.ts'
import { readRedirectListQuery, REDIRECT_PAGE_SIZE, redirectListSearch } from '../../../domain/redirect-list.ts'
import { servicesContext, staffContext } from '../../context.ts'
import { useWords } from '../../locale.ts'
import { loadPart } from '../../part.ts'
import { adminMeta } from '../../seo/admin-meta.ts'
import { answerForm, fieldOf } from '../../staff-form.ts'
import { AdminPage } from '../../ui/admin/admin-page.tsx'
import { AnswerMessage } from '../../ui/admin/answer-message.tsx'
import { RedirectFilters } from '../../ui/admin/redirects/redirect-filters.tsx'
import { RedirectList } from '../../ui/admin/redirects/redirect-list.tsx'
import { REDIRECTS_PATH } from '../../ui/admin/redirects/redirects-path.ts'
import { useStaffForm } from '../../ui/admin/use-staff-form.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { LoadError } from '../../ui/base/load-error.tsx'
import { Pagination } from '../../ui/base/pagination.tsx'
import { StateBlock } from '../../ui/base/state-block.tsx'
import type { Route } from './+types/redirects.ts'

export const meta = adminMeta(redirectsWords.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readRedirectListQuery(url.searchParams)
  const { redirects } = context.get(servicesContext)
  const filter = { search: query.search, origin: query.origin ?? undefined }
  const found = await loadPart(context, async () => {
    const offset = (query.page - 1) * REDIRECT_PAGE_SIZE
    const [list, total] = await Promise.all([
      redirects.list({ ...filter, limit: REDIRECT_PAGE_SIZE, offset }),
      redirects.count(filter),
    ])
    return { list, total }
  })
  const last = found.ok ? pageCount(found.value.total, REDIRECT_PAGE_SIZE) : query.page
  if (query.page > last) throw redirect(REDIRECTS_PATH + redirectListSearch({ ...query, page: last }))
  return { query, found }
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  const { redirects } = args.context.get(servicesContext)
  const work = () => redirects.remove(fieldOf(form, 'id'), args.context.get(staffContext))
  return answerForm(args, { intent: 'remove', words: redirectsWords.removing, work })
}

export default function Redirects({ loaderData: { query, found } }: Route.ComponentProps) {
  const words = useWords(redirectsWords)
  const { answer } = useStaffForm('remove')
  return (
    <AdminPage
      title={words.title}
      count={found.ok ? found.value.total : undefined}
      actions={
        <ButtonLink to={`${REDIRECTS_PATH}/add`} small>
          <Plus />
          {words.add}
        </ButtonLink>
      }
    >
      <p className="admin-group-text">{words.text}</p>
      <AnswerMessage answer={answer} />
      <RedirectFilters query={query} />
      {found.ok ? <Found query={query} {...found.value} /> : <LoadError title={words.failed} />}
    </AdminPage>
  )
}

type LoaderData = Route.ComponentProps['loaderData']
type FoundProps = Pick<LoaderData, 'query'> & Extract<LoaderData['found'], { ok: true }>['value']

function Found({ query, list, total }: FoundProps) {
  if (total === 0) return <NoRedirects isWhole={redirectListSearch(query) === ''} />
  return (
    <>
      <RedirectList redirects={list} />
      <Pagination
        page={query.page}
        pages={pageCount(total, REDIRECT_PAGE_SIZE)}
        to={(page) => REDIRECTS_PATH + redirectListSearch({ ...query, page })}
      />
    </>
  )
}

function NoRedirects({ isWhole }: { isWhole: boolean }) {
  const { empty, noneFound, add } = useWords(redirectsWords)
  if (isWhole) {
    return (
      <StateBlock icon={Signpost} title={empty.title} text={empty.text}>
        <ButtonLink to={`${REDIRECTS_PATH}/add`}>{add}</ButtonLink>
      </StateBlock>
    )
  }
  return (
    <StateBlock icon={SearchX} title={noneFound.title}>
      <ButtonLink to={REDIRECTS_PATH} kind="outline">
        {noneFound.all}
      </ButtonLink>
    </StateBlock>
  )
}
