import { CircleCheck } from 'lucide-react'
import { checksWords } from '../../../../content/admin/checks.ts'
import { pageCount, readPage } from '../../../../domain/catalogue/collection-query.ts'
import { CHECK_PAGE_SIZE, isCheck, type Check } from '../../../../domain/records/content-check.ts'
import { checkPath } from '../../../../domain/accounts/staff-paths.ts'
import { servicesContext } from '../../../context.ts'
import { leadToLastPage } from '../../../loading/last-page.ts'
import { loadPart } from '../../../loading/part.ts'
import { useWords } from '../../../locale.ts'
import { adminMeta } from '../../../seo/admin-meta.ts'
import { AdminPage } from '../../../ui/admin/admin-page.tsx'
import { BrokenLinks } from '../../../ui/admin/checks/broken-links.tsx'
import { CheckChips } from '../../../ui/admin/checks/check-chips.tsx'
import { UnfinishedList } from '../../../ui/admin/checks/unfinished-list.tsx'
import { Group } from '../../../ui/admin/group.tsx'
import { LoadError } from '../../../ui/base/state/load-error.tsx'
import { Pagination } from '../../../ui/base/list/pagination.tsx'
import { StateBlock } from '../../../ui/base/state/state-block.tsx'
import type { Route } from './+types/checks.ts'

export const meta = adminMeta(checksWords.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const { contentChecks } = context.get(servicesContext)
  const asked = url.searchParams.get('check')
  const check: Check = isCheck(asked) ? asked : 'translation'
  const page = readPage(url.searchParams)
  const found = await loadPart(context, async () => {
    const counts = await contentChecks.counts()
    if (check === 'links') return { counts, records: [], posts: await contentChecks.brokenLinks(), pages: 1 }
    const pages = pageCount(counts[check], CHECK_PAGE_SIZE)
    return { counts, records: await contentChecks.list(check, page), posts: [], pages }
  })
  if (found.ok) leadToLastPage(page, found.value.pages, (last) => checkPath(check, last))
  return { check, page, found }
}

export default function Checks({ loaderData: { check, page, found } }: Route.ComponentProps) {
  const words = useWords(checksWords)
  return (
    <AdminPage title={words.title}>
      <p className="admin-group-text">{words.text}</p>
      <CheckChips check={check} counts={found.ok ? found.value.counts : null} />
      {found.ok ? <Found check={check} page={page} {...found.value} /> : <LoadError title={words.failed} />}
    </AdminPage>
  )
}

type FoundProps = Extract<Route.ComponentProps['loaderData']['found'], { ok: true }>['value'] & {
  check: Check
  page: number
}

function Found({ check, page, pages, records, posts }: FoundProps) {
  const { checks, meaning, complete } = useWords(checksWords)
  if (records.length + posts.length === 0) {
    return <StateBlock icon={CircleCheck} title={complete.title} text={complete.text} />
  }
  return (
    <>
      <Group title={checks[check]} text={meaning[check]}>
        {check === 'links' ? <BrokenLinks posts={posts} /> : <UnfinishedList records={records} />}
      </Group>
      <Pagination page={page} pages={pages} to={(number) => checkPath(check, number)} />
    </>
  )
}
