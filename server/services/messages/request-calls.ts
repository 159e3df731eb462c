import { messageWords } from '#content/admin/inbox-message.ts'
import { type StaffCaller, actorOf } from '#domain/accounts/caller.ts'
import type { Reminder, SaidOutcome } from '#domain/follow-up/follow-up-form.ts'
import type { InboxFilter } from '#domain/messages/inbox-filter.ts'
import type { MessageState } from '#domain/messages/message.ts'
import type { ReadRequest } from '#domain/quotes/request-dto.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant, type Page } from '#server/data/engine/codec.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { findStaff } from '#server/data/accounts/staff-store.ts'
import { findMessageOfNumber } from '#server/data/messages/customer-store.ts'
import { countMessages, listMessages } from '#server/data/messages/inbox-store.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { noteContact, setOutcome, setReminder, type SaidContact } from './follow-up.ts'
import { assign, setState, type Seen } from './inbox-work.ts'
import type { WriteContext } from './message-audit.ts'
import { readRequests } from './request-events.ts'

/** What a call changes of a request; what is undefined stays. `assignee` is a name; '' is nobody. */
export type RequestChange = {
  state?: MessageState
  assignee?: string
  said?: SaidOutcome
  reminder?: Reminder
  contact?: SaidContact
}

/** Requests as programs of staff read and change them. */
export type RequestCallsService = {
  list(filter: InboxFilter & Page): Promise<ReadRequest[]>
  count(filter: InboxFilter): Promise<number>
  get(key: { id: string } | { number: string }): Promise<ReadRequest | null>
  /** All of it or nothing, unless somebody has changed the request since it was read. */
  update(seen: Seen, change: RequestChange, by: StaffCaller): Promise<Outcome<void>>
}

export function createRequestCalls({ db, clock }: { db: Db; clock: Clock }): RequestCallsService {
  const requests = (filter: InboxFilter): InboxFilter => ({ ...filter, kind: 'quote' })
  return {
    list: async ({ limit, offset, ...filter }) =>
      readRequests(db, await listMessages(db, { ...requests(filter), limit, offset }), toInstant(clock())),
    count: (filter) => countMessages(db, requests(filter)),
    get: async (key) => {
      const message = 'id' in key ? await findMessage(db, key) : await findMessageOfNumber(db, key.number)
      return message?.content.kind === 'quote'
        ? ((await readRequests(db, [message], toInstant(clock())))[0] ?? null)
        : null
    },
    update: (seen, changed, by) => {
      const context = { by: actorOf(by), now: toInstant(clock()) }
      return inTransactionIf(
        db,
        async (tx) => {
          await authorize(tx, context.by, 'requests')
          return update(tx, seen, changed, context)
        },
        ({ ok }) => ok,
      )
    },
  }
}

/** Each part is the change that staff make with a form of its own, one after the other. */
async function update(tx: Tx, seen: Seen, change: RequestChange, context: WriteContext): Promise<Outcome<void>> {
  const { state, assignee, said, reminder, contact } = change
  const member = assignee ? await findStaff(tx, { username: assignee.toLowerCase() }) : null
  if (assignee && !member) return failure({ kind: 'invalid', fields: { assignee: messageWords.noSuchMember } })
  const steps: ((at: Seen) => Promise<Outcome<void>>)[] = []
  if (state !== undefined) steps.push((at) => setState(tx, at, state, context))
  if (assignee !== undefined) steps.push((at) => assign(tx, at, member?.id ?? null, context))
  if (said !== undefined) steps.push((at) => setOutcome(tx, at, said, context))
  if (contact !== undefined) steps.push((at) => noteContact(tx, at, contact, context))
  if (reminder !== undefined) steps.push((at) => setReminder(tx, at, reminder, context))
  let at = seen
  for (const step of steps) {
    const done = await step(at)
    if (!done.ok) return done
    const now = await findMessage(tx, { id: seen.id })
    if (!now) return failure({ kind: 'not-found' })
    at = now
  }
  return success(undefined)
}
