import { Images, SearchX } from 'lucide-react'
import { mediaWords } from '#content/admin/media/media.ts'
import { MEDIA_PATH } from '#domain/accounts/staff-paths.ts'
import { pageCount } from '#domain/catalogue/collection-query.ts'
import { MEDIA_PAGE_SIZE, mediaPage, mediaSearch, readMediaQuery } from '#domain/media/media-query.ts'
import { receiveMediaUpload } from '#app/actions/media-form.ts'
import { servicesContext } from '#app/context.ts'
import { leadToLastPage } from '#app/loading/last-page.ts'
import { loadPart } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { MediaFilters } from '#app/ui/admin/media/media-filters.tsx'
import { MediaList } from '#app/ui/admin/media/media-list.tsx'
import { MediaUpload } from '#app/ui/admin/media/media-upload.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/media.ts'

export const meta = adminMeta(mediaWords.title)

export const handle: StaffHandle = { failed: mediaWords.failed }

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readMediaQuery(url.searchParams)
  const { media } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const list = await media.list({ ...query, ...mediaPage(query.page) })
    return { ...list, pages: pageCount(list.total, MEDIA_PAGE_SIZE) }
  })
  if (found.ok) leadToLastPage(query.page, found.value.pages, (page) => MEDIA_PATH + mediaSearch({ ...query, page }))
  return { query, found, now: new Date().toISOString() }
}

export const action = receiveMediaUpload

export default function Media({ loaderData, actionData }: Route.ComponentProps) {
  const { query, found } = loaderData
  const words = useWords(mediaWords)
  return (
    <AdminPage
      title={words.title}
      count={found.ok ? found.value.total : undefined}
      isAnswered={actionData !== undefined}
    >
      <p className="admin-group-text">{words.text}</p>
      <IfMay act="records.write">
        <MediaUpload results={actionData?.results ?? []} />
      </IfMay>
      <MediaFilters query={query} />
      {found.ok ? <Found {...loaderData} {...found.value} /> : <LoadError title={words.failed} />}
    </AdminPage>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>
type FoundProps = Pick<Loaded, 'query' | 'now'> & Extract<Loaded['found'], { ok: true }>['value']

function Found({ files, total, pages, query, now }: FoundProps) {
  const words = useWords(mediaWords)
  const isWhole = mediaSearch({ ...query, sort: 'newest', page: 1 }) === ''
  if (total === 0 && isWhole) return <StateBlock icon={Images} title={words.none} />
  if (total === 0) {
    return (
      <StateBlock icon={SearchX} title={words.noneFound}>
        <ButtonLink to={MEDIA_PATH} kind="outline">
          {words.showAll}
        </ButtonLink>
      </StateBlock>
    )
  }
  return (
    <>
      <MediaList files={files} now={now} />
      <Pagination page={query.page} pages={pages} to={(page) => MEDIA_PATH + mediaSearch({ ...query, page })} />
    </>
  )
}
