import { Globe, Plus, SearchX } from 'lucide-react'
import { redirect } from 'react-router'
import { seoWords } from '../../../content/admin/seo.ts'
import { cleanLine } from '../../../domain/clean-text.ts'
import { pageCount, readPage } from '../../../domain/collection-query.ts'
import { servicesContext, staffContext } from '../../context.ts'
import { useWords } from '../../locale.ts'
import { loadPart } from '../../part.ts'
import { adminMeta } from '../../seo/admin-meta.ts'
import { answerForm, fieldOf } from '../../staff-form.ts'
import { AdminPage } from '../../ui/admin/admin-page.tsx'
import { AnswerMessage } from '../../ui/admin/answer-message.tsx'
import { SearchLine } from '../../ui/admin/search-line.tsx'
import { OverrideList } from '../../ui/admin/seo/override-list.tsx'
import { SEO_PATH, seoListPath } from '../../ui/admin/seo/seo-path.ts'
import { useStaffForm } from '../../ui/admin/use-staff-form.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { LoadError } from '../../ui/base/load-error.tsx'
import { Pagination } from '../../ui/base/pagination.tsx'
import { StateBlock } from '../../ui/base/state-block.tsx'
import type { Route } from './+types/seo.ts'

const PER_PAGE = 50
const LONGEST_SEARCH = 200

export const meta = adminMeta(seoWords.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const { seo } = context.get(servicesContext)
  const search = cleanLine(url.searchParams.get('q') ?? '').slice(0, LONGEST_SEARCH)
  const page = readPage(url.searchParams)
  const found = await loadPart(context, async () => {
    const [list, total] = await Promise.all([
      seo.list({ search, limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
      seo.count(search),
    ])
    const rows = list.map(({ key, override: { metaTitle, structuredData } }) => ({
      key,
      metaTitle,
      price: structuredData.product.price,
    }))
    return { rows, pages: pageCount(total, PER_PAGE), total }
  })
  if (found.ok && page > found.value.pages) throw redirect(seoListPath(search, found.value.pages))
  return { search, page, found }
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  const { seo } = args.context.get(servicesContext)
  const work = () => seo.remove(fieldOf(form, 'id'), args.context.get(staffContext))
  return answerForm(args, { intent: 'remove', words: seoWords.removing, work })
}

export default function Seo({ loaderData: { search, page, found } }: Route.ComponentProps) {
  const words = useWords(seoWords)
  const { answer } = useStaffForm('remove')
  return (
    <AdminPage
      title={words.title}
      count={found.ok ? found.value.total : undefined}
      actions={
        <ButtonLink to={`${SEO_PATH}/add`} small>
          <Plus />
          {words.add}
        </ButtonLink>
      }
    >
      <p className="admin-group-text">{words.text}</p>
      <AnswerMessage answer={answer} />
      <SearchLine action={SEO_PATH} label={words.search} submit={words.searchButton} value={search} />
      {found.ok ? <Found search={search} page={page} {...found.value} /> : <LoadError title={words.failed} />}
    </AdminPage>
  )
}

type LoaderData = Route.ComponentProps['loaderData']
type FoundProps = Pick<LoaderData, 'search' | 'page'> & Extract<LoaderData['found'], { ok: true }>['value']

function Found({ search, page, pages, rows }: FoundProps) {
  if (rows.length === 0) return <Nothing isWhole={search === ''} />
  return (
    <>
      <OverrideList rows={rows} />
      <Pagination page={page} pages={pages} to={(number) => seoListPath(search, number)} />
    </>
  )
}

function Nothing({ isWhole }: { isWhole: boolean }) {
  const { empty, noneFound, add } = useWords(seoWords)
  if (isWhole) {
    return (
      <StateBlock icon={Globe} title={empty.title} text={empty.text}>
        <ButtonLink to={`${SEO_PATH}/add`}>{add}</ButtonLink>
      </StateBlock>
    )
  }
  return (
    <StateBlock icon={SearchX} title={noneFound.title}>
      <ButtonLink to={SEO_PATH} kind="outline">
        {noneFound.all}
      </ButtonLink>
    </StateBlock>
  )
}
