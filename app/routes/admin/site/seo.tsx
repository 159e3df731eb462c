import { Globe } from 'lucide-react'
import { seoWords } from '#content/admin/seo.ts'
import { pageCount, readPage } from '#domain/catalogue/collection-query.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import { answerRemoval } from '#app/actions/staff-form.ts'
import { SEO_PATH, seoListPath, seoEditPath } from '#domain/accounts/staff-paths.ts'
import { servicesContext } from '#app/context.ts'
import { leadToLastPage, loadPart } from '#app/loading/part.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { ListScreen } from '#app/ui/admin/list-screen.tsx'
import { SearchLine } from '#app/ui/admin/search-line.tsx'
import type { Route } from './+types/seo.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import type { Localized } from '#domain/text/locale.ts'
import { RecordActions } from '#app/ui/admin/record-actions.tsx'

const PER_PAGE = 50

export const meta = adminMeta(seoWords.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const { seo } = context.get(servicesContext)
  const search = readListSearch(url.searchParams)
  const page = readPage(url.searchParams)
  const found = await loadPart(context, async () => {
    const [list, total] = await Promise.all([
      seo.list({ search, limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
      seo.count({ search }),
    ])
    const rows = list.map(({ key, override: { metaTitle } }) => ({ key, metaTitle }))
    return { rows, pages: pageCount(total, PER_PAGE), total }
  })
  if (found.ok) leadToLastPage(page, found.value.pages, (last) => seoListPath(search, last))
  return { search, page, found }
}

export async function action(args: Route.ActionArgs) {
  const { seo } = args.context.get(servicesContext)
  return answerRemoval(args, seoWords.removing, (key, by) => seo.remove(key, by))
}

export default function Seo({ loaderData: { search, page, found } }: Route.ComponentProps) {
  const words = useWords(seoWords)
  return (
    <ListScreen
      words={words}
      icon={Globe}
      path={SEO_PATH}
      total={found.ok ? found.value.total : null}
      page={page}
      pages={found.ok ? found.value.pages : 1}
      toPage={(number) => seoListPath(search, number)}
      isWhole={search === ''}
      filters={<SearchLine action={SEO_PATH} label={words.search} submit={words.searchButton} value={search} />}
    >
      {found.ok && <OverrideList rows={found.value.rows} />}
    </ListScreen>
  )
}

type OverrideRow = { key: string; metaTitle: Localized }

/** Texts for search engines by their key, with the way to their form. */
function OverrideList({ rows }: { rows: OverrideRow[] }) {
  const words = useWords(seoWords)
  return (
    <div className="card">
      <ul className="admin-rows">
        {rows.map((row) => (
          <li key={row.key} className="admin-row">
            <Facts row={row} />
            <RecordActions edit={seoEditPath(row.key)} id={row.key} name={row.key} words={words} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Facts({ row: { key: keyText, metaTitle } }: { row: OverrideRow }) {
  const locale = useLocale()
  return (
    <div className="seo-facts">
      <bdi className="admin-row-name">
        <CodedText text={keyText} />
      </bdi>
      <bdi className="seo-facts-title">
        <CodedText text={metaTitle[locale] || metaTitle.ar || metaTitle.en} />
      </bdi>
    </div>
  )
}
