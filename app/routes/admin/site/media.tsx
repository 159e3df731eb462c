import { Images, SearchX } from 'lucide-react'
import { mediaWords } from '#content/admin/media/media.ts'
import { MEDIA_PATH } from '#domain/accounts/staff-paths.ts'
import { pageCount } from '#domain/catalogue/collection-query.ts'
import {
  MEDIA_PAGE_SIZE,
  mediaPage,
  mediaSearch,
  readMediaQuery,
  FILE_USES,
  MEDIA_SORTS,
  type MediaQuery,
} from '#domain/media/media-query.ts'
import type { Tag } from '#domain/media/tags.ts'
import { foldText } from '#domain/text/fold.ts'
import { receiveMediaUpload } from '#app/actions/media-form.ts'
import { servicesContext } from '#app/context.ts'
import { leadToLastPage, loadPart } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { MediaList } from '#app/ui/admin/media/media-list.tsx'
import { MediaUpload } from '#app/ui/admin/media/media-upload.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/media.ts'
import { FILE_KINDS } from '#domain/site/stored-file.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { SearchLine } from '#app/ui/admin/search-line.tsx'

export const meta = adminMeta(mediaWords.title)

export const handle: StaffHandle = { failed: mediaWords.failed }

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readMediaQuery(url.searchParams)
  const { media } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const list = await media.list({ ...query, ...mediaPage(query.page) })
    return { ...list, pages: pageCount(list.total, MEDIA_PAGE_SIZE), tags: await media.tags() }
  })
  if (found.ok) leadToLastPage(query.page, found.value.pages, (page) => MEDIA_PATH + mediaSearch({ ...query, page }))
  return { query, found, now: new Date().toISOString() }
}

export const action = receiveMediaUpload

export default function Media({ loaderData, actionData }: Route.ComponentProps) {
  const { query, found } = loaderData
  const words = useWords(mediaWords)
  return (
    <AdminPage title={words.title} count={found.ok ? found.value.total : undefined}>
      <p className="admin-group-text">{words.text}</p>
      <IfMay act="records.write">
        <MediaUpload results={actionData?.results ?? []} />
      </IfMay>
      <MediaFilters query={query} tags={found.ok ? found.value.tags : []} />
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
    return <StateBlock icon={SearchX} title={words.noneFound} link={{ to: MEDIA_PATH, label: words.showAll }} />
  }
  return (
    <>
      <MediaList files={files} now={now} />
      <Pagination page={query.page} pages={pages} to={(page) => MEDIA_PATH + mediaSearch({ ...query, page })} />
    </>
  )
}

/** So many tags are offered; files of others are found by searching. */
const MOST_OFFERED = 24

/** What is looked for, which files, and their order. */
function MediaFilters({ query, tags }: { query: MediaQuery; tags: Tag[] }) {
  const words = useWords(mediaWords)
  const to = (change: Partial<MediaQuery>) => MEDIA_PATH + mediaSearch({ ...query, page: 1, ...change })
  const { kind, use, lacksAlt, tag, sort } = query
  return (
    <div className="admin-filters">
      <SearchLine action={MEDIA_PATH} label={words.search} submit={words.searchButton} value={query.search}>
        {kind && <input type="hidden" name="kind" value={kind} />}
        {use && <input type="hidden" name="use" value={use} />}
        {lacksAlt && <input type="hidden" name="alt" value="missing" />}
        {tag !== '' && <input type="hidden" name="tag" value={tag} />}
        {sort !== 'newest' && <input type="hidden" name="sort" value={sort} />}
      </SearchLine>
      <nav aria-label={words.kind} className="admin-chips">
        <ChipLink to={to({ kind: null })} on={kind === null} preventScrollReset>
          {words.all}
        </ChipLink>
        {FILE_KINDS.map((one) => (
          <ChipLink key={one} to={to({ kind: one })} on={kind === one} preventScrollReset>
            {words.kinds[one]}
          </ChipLink>
        ))}
      </nav>
      <nav aria-label={words.use} className="admin-chips">
        {FILE_USES.map((one) => (
          <ChipLink
            key={one}
            to={to({ use: use === one ? null : one })}
            on={use === one}
            removable={use === one}
            preventScrollReset
          >
            {words.uses[one]}
          </ChipLink>
        ))}
        <ChipLink to={to({ lacksAlt: !lacksAlt })} on={lacksAlt} removable={lacksAlt} preventScrollReset>
          {words.lacksAlt}
        </ChipLink>
      </nav>
      <TagChips query={query} tags={tags} to={to} />
      <nav aria-label={words.sort} className="admin-chips">
        {MEDIA_SORTS.map((one) => (
          <ChipLink key={one} to={to({ sort: one })} on={sort === one} preventScrollReset>
            {words.sorts[one]}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}

type TagChipsProps = { query: MediaQuery; tags: Tag[]; to: (change: Partial<MediaQuery>) => string }

function TagChips({ query: { tag }, tags, to }: TagChipsProps) {
  const words = useWords(mediaWords)
  const isChosen = (one: string) => foldText(one) === foldText(tag)
  const offered = tags.filter((one, at) => at < MOST_OFFERED || isChosen(one.tag))
  const chips = tag === '' || offered.some((one) => isChosen(one.tag)) ? offered : [...offered, { tag, count: 0 }]
  if (chips.length === 0) return null
  return (
    <nav aria-label={words.tags.title} className="admin-chips">
      {chips.map((one) => (
        <ChipLink
          key={one.tag}
          to={to({ tag: isChosen(one.tag) ? '' : one.tag })}
          on={isChosen(one.tag)}
          removable={isChosen(one.tag)}
          preventScrollReset
        >
          <bdi>{one.tag}</bdi> <Ltr>{one.count}</Ltr>
        </ChipLink>
      ))}
    </nav>
  )
}
