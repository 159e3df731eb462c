import { data } from 'react-router'
import { changeSavedViews, isOfViews, chooseColumns } from '#app/actions/list-form.ts'
import { actorOf } from '#domain/accounts/caller.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { readOutcomeForm } from '#domain/follow-up/follow-up-form.ts'
import { CLEARED, MOST_SELECTED, NOBODY, readInboxQuery } from '#domain/messages/inbox-query.ts'
import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import { isMessageState } from '#domain/messages/message.ts'
import { success } from '#domain/records/errors.ts'
import { listSearch } from '#domain/search/list-search.ts'
import { fieldsContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from '../../routes/admin/requests/+types/inbox.ts'
import { redirectWithNotice } from '#app/actions/staff-form.ts'
import { inboxOf } from '#app/actions/inbox-form.ts'

/** Nothing was selected, or nothing chosen that should become of it. */
export type SelectionProblem = 'none' | 'nothing'

/** Gives the selected messages one state, one assignee or one outcome; the list that comes after says so. */
export async function receiveSelection(args: Pick<Route.ActionArgs, 'url' | 'context' | 'request'>) {
  const { url, context } = args
  const fields = context.get(fieldsContext)
  const staff = context.get(staffContext)
  const inbox = inboxOf({ context })
  const query = readInboxQuery(url.searchParams)
  const intent = typedOf(fields, 'intent')
  if (isOfViews(intent))
    return changeSavedViews(args, { list: 'inbox', intent, search: listSearch({ ...query, page: 1 }) })
  if (intent === 'columns') return chooseColumns(args, 'inbox', INBOX_PATH + listSearch(query))
  const work = selectionWork(inbox, fields, actorOf(staff))
  if (work === 'nothing') return problem('nothing')
  if (!work) throw notFound()
  const ids = fields['scope'] === 'all' ? await matching() : selectedIn(fields)
  if (ids.length === 0) return problem('none')
  const outcome = await work(ids)
  if (!outcome.ok && outcome.failure.kind === 'not-found') throw notFound()
  if (!outcome.ok) return outcome
  return redirectWithNotice(INBOX_PATH + listSearch(query), 'messages-changed')

  async function matching() {
    const filter = await inbox.filterOf(query, staff.id)
    return (await inbox.list({ ...filter, limit: MOST_SELECTED })).map(({ id }) => id)
  }
}

function problem(which: SelectionProblem) {
  return data({ problem: which }, { status: 422 })
}

function selectedIn(fields: FormFields): string[] {
  const ids = [fields['id[]'] ?? []].flat()
  return ids.filter((id) => typeof id === 'string').slice(0, MOST_SELECTED)
}

/** What a form on many asks for; one that names no `intent` sets the state. */
function selectionWork(inbox: ReturnType<typeof inboxOf>, fields: FormFields, by: Actor) {
  const intent = typedOf(fields, 'intent') || 'state'
  const name = intent === 'assign' ? 'assignee' : intent
  if (fields[name] === undefined) return 'nothing'
  const chosen = typedOf(fields, name)
  if (intent === 'assign') {
    return (ids: string[]) => inbox.assignMany(ids, chosen === '' || chosen === NOBODY ? null : chosen, by)
  }
  if (intent === 'outcome') {
    const [outcome = '', reason = typedOf(fields, 'lost_reason')] = chosen.split(':')
    const reading = readOutcomeForm({ outcome: outcome === CLEARED ? '' : outcome, lost_reason: reason })
    return reading.ok ? (ids: string[]) => inbox.setOutcomes(ids, reading.said, by) : null
  }
  return isMessageState(chosen) ? async (ids: string[]) => success(await inbox.setStates(ids, chosen, by)) : null
}
