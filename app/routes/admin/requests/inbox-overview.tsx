import { servicesContext } from '#app/context.ts'
import type { CleanUp } from '#domain/site/operations-state.ts'
import type { Route } from './+types/inbox-overview.ts'
import { inboxOverview } from '#content/admin/inbox.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { formatMonths } from '#domain/text/format-months.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Group } from '#app/ui/admin/group.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { retention, settings } = context.get(servicesContext)
  const [last, { requestMonths }] = await Promise.all([retention.last(), settings.get()])
  return { last, months: requestMonths }
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  return <InboxOverview {...loaderData} />
}

/** What stands beside the list while no message is open. */
function InboxOverview({ last, months }: { last: CleanUp | null; months: number }) {
  const words = useWords(inboxOverview)
  const locale = useLocale()
  return (
    <div className="stack-20">
      <div className="inbox-wide">
        <Group title={words.title} text={words.choose}>
          <p className="admin-row-quiet">{words.keys}</p>
        </Group>
      </div>
      <Group title={words.cleanUp.title} text={words.cleanUp.rule(formatMonths(months, locale))}>
        <p>
          {last === null ? words.cleanUp.never : words.cleanUp.last(formatMoment(last.at, locale) ?? '')}{' '}
          {last !== null && <Removed last={last} />}
        </p>
      </Group>
    </div>
  )
}

function Removed({ last: { messages, spam, mails } }: { last: CleanUp }) {
  const { removed, nothing } = useWords(inboxOverview.cleanUp)
  return messages + spam + mails === 0 ? nothing : removed(messages, spam, mails)
}
