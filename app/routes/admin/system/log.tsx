import { actorName, actWords, logWords } from '../../../../content/admin/log.ts'
import { readPage } from '../../../../domain/catalogue/collection-query.ts'
import { formatInstant, formatTime } from '../../../../domain/text/format-instant.ts'
import { LOG_PATH } from '../../../../domain/accounts/staff-paths.ts'
import { servicesContext } from '../../../context.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { adminMeta } from '../../../seo/admin-meta.ts'
import { AdminPage } from '../../../ui/admin/admin-page.tsx'
import { Ltr } from '../../../ui/base/ltr.tsx'
import { Group } from '../../../ui/admin/group.tsx'
import { Steps } from '../../../ui/admin/steps.tsx'
import { Table } from '../../../ui/base/list/table.tsx'
import type { Route } from './+types/log.ts'

const PER_PAGE = 50

export const meta = adminMeta(logWords.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams)
  const { audit } = context.get(servicesContext)
  // One more than is shown tells whether there is a further page.
  const lines = await audit.list({ limit: PER_PAGE + 1, offset: (page - 1) * PER_PAGE })
  return { page, lines: lines.slice(0, PER_PAGE), hasMore: lines.length > PER_PAGE }
}

export default function Log({ loaderData: { page, lines, hasMore } }: Route.ComponentProps) {
  const words = useWords(logWords)
  const locale = useLocale()
  const days = Map.groupBy(lines, ({ at }) => formatInstant(at, locale) ?? '')
  return (
    <AdminPage title={words.title}>
      <p className="admin-group-text">{words.text}</p>
      {lines.length === 0 && <p>{words.none}</p>}
      <div className="admin-groups">
        {[...days].map(([day, ofDay]) => (
          <Group key={day} title={day} wide>
            <Day caption={`${words.title}: ${day}`} lines={ofDay} />
          </Group>
        ))}
      </div>
      <Steps page={page} hasMore={hasMore} to={(number) => `${LOG_PATH}?page=${number}`} />
    </AdminPage>
  )
}

type Line = Awaited<ReturnType<typeof loader>>['lines'][number]

function Day({ caption, lines }: { caption: string; lines: Line[] }) {
  const words = useWords(logWords)
  const locale = useLocale()
  const rows = lines.map(({ id, at, actor, action, subject, detail }) => ({
    key: id,
    when: <Ltr>{formatTime(at, locale)}</Ltr>,
    who: (
      <>
        <bdi>{actorName(actor, locale)}</bdi> <span className="admin-row-quiet">{words.kinds[actor.kind]}</span>
      </>
    ),
    what: actWords(action)?.[locale] ?? <Ltr>{action}</Ltr>,
    subject: subjectOf(shownOf(detail) ?? (subject.id === actor.id || subject.id === actor.name ? null : subject.id)),
  }))
  const columns = (['when', 'what', 'who', 'subject'] as const).map((key) => ({
    key,
    label: words[key],
    strong: key === 'what',
  }))
  return <Table caption={caption} columns={columns} rows={rows} />
}

/** A cell without a subject is empty, so that phones leave it out. */
function subjectOf(name: string | null) {
  return name && <bdi>{name}</bdi>
}

/** The name of what it was done to; of a refused sign-in also from where, and how often by then. */
function shownOf({ name, from, count }: Record<string, unknown>): string | null {
  if (typeof name !== 'string') return null
  return typeof from === 'string' ? [name, from, `× ${String(count)}`].filter(Boolean).join(' · ') : name
}
