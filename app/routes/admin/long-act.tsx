import { longActWords } from '#content/admin/bulk.ts'
import { servicesContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { useReloadWhile } from '#app/ui/admin/use-reload-while.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { localeOfStaff, redirectWithNotice, shortNames } from '#app/actions/staff-form.ts'
import { actPath } from '#domain/accounts/staff-paths.ts'
import type { Route } from './+types/long-act.ts'
import type { LongAct } from '#domain/records/lists/long-act.ts'
import type { Locale } from '#domain/text/locale.ts'

export const meta = adminMeta(longActWords.page)

/** How far an act on many records has come; one that is done leads to where it was asked for. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const act = await context.get(servicesContext).longActs.find(params.id)
  if (!act) throw notFound()
  if (act.state === 'done') throw longActNotice(act, localeOfStaff(request))
  const { id, task, state, done, total, path } = act
  return { id, what: 'undoes' in task ? ('undo' as const) : task.act.to, state, done, total, path }
}

export default function LongAct({ loaderData: { id, what, state, done, total, path } }: Route.ComponentProps) {
  const words = useWords(longActWords)
  const locale = useLocale()
  const isUnderWay = state === 'under-way'
  useReloadWhile(isUnderWay)
  const progress = longActWords.progress[locale](done, total)
  return (
    <AdminPage title={words.acts[what]}>
      <div className="card grid max-w-xl gap-4">
        <progress className="w-full" value={done} max={total} aria-label={words.acts[what]} />
        <p className="tabular-nums">{progress}</p>
        {isUnderWay ? <p>{words.text}</p> : <Message tone="error">{words.ended}</Message>}
        <div className="form-notice-actions">
          <ButtonLink to={path} kind="outline">
            {words.leave}
          </ButtonLink>
          {isUnderWay && (
            <noscript>
              <ButtonLink href={actPath(id)}>{words.look}</ButtonLink>
            </noscript>
          )}
        </div>
      </div>
    </AdminPage>
  )
}

/** Leads from an act that went on behind its request to what is said of one that did not. */
function longActNotice({ id, task, path, total, left }: LongAct, locale: Locale): Response {
  if ('undoes' in task) {
    return redirectWithNotice(path, 'undone', { undo: id, left: shortNames(left.names.map((name) => name[locale])) })
  }
  const done = { kind: task.kind, count: total - left.count, out: left.count }
  return redirectWithNotice(path, `bulk-${task.act.to}`, { undo: id, done })
}
