import { Form, redirect } from 'react-router'
import { undoLookWords } from '#content/imports/undo-look.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { Forbidden, Unconfirmed } from '#domain/accounts/permissions.ts'
import { actPath, ITEMS_PATH, STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { redirectWithNotice, shortNames, localeOfStaff } from '#app/actions/staff-form.ts'
import { unconfirmed } from '#app/actions/confirmed.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import type { Route } from './+types/undo.ts'

/** Takes an act back and leads to where it was asked for. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const fields = context.get(fieldsContext)
  const next = nextPath(fields['next'], STAFF_PATH, ITEMS_PATH)
  try {
    const isConfirmed = (await unconfirmed(args)) === null
    const { longActs } = context.get(servicesContext)
    const also = [fields['also[]'] ?? []].flat().filter((key) => typeof key === 'string')
    const undoing = { actId: typedOf(fields, 'act'), isConfirmed, path: next, also }
    const outcome = await longActs.undo(undoing, context.get(staffContext))
    if (!outcome.ok) return redirectWithNotice(next, `undo-${outcome.failure}`)
    if ('underWay' in outcome.value) return redirect(actPath(outcome.value.underWay))
    const { actId, left } = outcome.value
    const locale = localeOfStaff(request)
    return redirectWithNotice(next, 'undone', { undo: actId, left: shortNames(left.map((name) => name[locale])) })
  } catch (error) {
    if (error instanceof Unconfirmed) return redirectWithNotice(next, 'undo-unconfirmed')
    if (error instanceof Forbidden) return redirectWithNotice(next, 'undo-forbidden')
    context.get(reportErrorContext)(error)
    return redirectWithNotice(next, 'undo-failed')
  }
}

export const meta = adminMeta(undoLookWords.title)

/** What an undo would do. Without an act nothing stands here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const act = url.searchParams.get('act')
  const next = nextPath(url.searchParams.get('next') ?? undefined, STAFF_PATH, ITEMS_PATH)
  if (act === null) throw redirect(ITEMS_PATH)
  try {
    const outcome = await context.get(servicesContext).records.look(act, context.get(staffContext))
    return { act, next, found: outcome }
  } catch (error) {
    if (error instanceof Forbidden) throw redirectWithNotice(next, 'undo-forbidden')
    throw error
  }
}

export default function Undo({ loaderData: { act, next, found } }: Route.ComponentProps) {
  const words = useWords(undoLookWords)
  return (
    <AdminPage title={words.title}>
      {found.ok ? (
        <Form method="post" className="card grid max-w-xl gap-4">
          <input type="hidden" name="act" value={act} />
          <input type="hidden" name="next" value={next} />
          <p>{words.undone(found.value.undone)}</p>
          {found.value.binned > 0 && <p>{words.binned(found.value.binned)}</p>}
          <ChangedSince kept={found.value.kept} />
          <div className="form-notice-actions">
            <Button type="submit">{words.submit}</Button>
            <ButtonLink to={next} kind="outline">
              {words.leave}
            </ButtonLink>
          </div>
        </Form>
      ) : (
        <div className="card grid max-w-xl gap-4">
          <Message tone="error">{words.refusals[found.failure]}</Message>
          <div className="form-notice-actions">
            <ButtonLink to={next} kind="outline">
              {words.leave}
            </ButtonLink>
          </div>
        </div>
      )}
    </AdminPage>
  )
}

type Kept = Extract<Route.ComponentProps['loaderData']['found'], { ok: true }>['value']['kept']

/** What somebody saved later stays as it is unless it is ticked. */
function ChangedSince({ kept }: { kept: Kept }) {
  const words = useWords(undoLookWords)
  const locale = useLocale()
  if (kept.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend>{words.changedSince}</legend>
      <p className="admin-group-text">{words.changedText}</p>
      {kept.map(({ key, name, savedAt, by }) => (
        <label key={key} className="line-8 min-tall-44">
          <input type="checkbox" name="also[]" value={key} />
          <span>
            <bdi>
              <CodedText text={name[locale]} />
            </bdi>{' '}
            · <bdi>{by}</bdi> · <bdi>{formatMoment(savedAt, locale)}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
