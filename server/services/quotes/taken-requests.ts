import { fieldProblems } from '../../../content/forms.ts'
import { listProblems } from '../../../content/pages/quote.ts'
import { actorOf, type StaffCaller } from '../../../domain/accounts/caller.ts'
import { typedOf, textBlockOf, type FormFields } from '../../../domain/messages/message-form.ts'
import type { Message } from '../../../domain/messages/message.ts'
import { readListForm } from '../../../domain/quotes/list-form.ts'
import { isQty } from '../../../domain/quotes/quote-line.ts'
import { toRequestLine } from '../../../domain/quotes/request-line.ts'
import { readTakenOrigin, readTakenRows } from '../../../domain/quotes/taken-form.ts'
import { failure, type Failure } from '../../../domain/records/errors.ts'
import { RECORD_LIMITS } from '../../../domain/records/record-limits.ts'
import { dayOfInstant } from '../../../domain/text/riyadh-time.ts'
import type { Clock } from '../../clock.ts'
import { toInstant } from '../../data/engine/codec.ts'
import type { Db } from '../../data/engine/database.ts'
import { inLockedTransaction } from '../../data/engine/locked-transaction.ts'
import { findMessage } from '../../data/messages/messages-store.ts'
import { authorize } from '../accounts/authorization.ts'
import { recordOn } from '../messages/message-audit.ts'
import { keepMessage } from '../messages/messages.ts'
import { withLines } from '../messages/requests.ts'
import { withFurtherLines } from './list-requests.ts'
import type { QuoteListsService } from './quote-lists.ts'
import { createRequestLinks } from './request-links.ts'

export type TakenRequest = { ok: true; value: Message } | { ok: false; failure: Failure }

/** Requests that staff write down for somebody who telephones, writes or comes by. Nobody is sent a mail of them. */
export type TakenRequestsService = {
  /** `creation_key` makes a second sending harmless. */
  take(fields: FormFields, by: StaffCaller): Promise<TakenRequest>
}

export type TakenRequestsDeps = { db: Db; clock: Clock; quoteLists: QuoteListsService; mailHost: string }

export function createTakenRequests(deps: TakenRequestsDeps): TakenRequestsService {
  return { take: (fields, by) => take(deps, fields, by) }
}

async function take({ db, clock, quoteLists, mailHost }: TakenRequestsDeps, fields: FormFields, by: StaffCaller) {
  const now = clock()
  const { cameBy, locale } = readTakenOrigin(fields)
  const { rows, problems } = readTakenRows(fields)
  const pasted = await quoteLists.readPasted(textBlockOf(fields, 'lines'))
  const written = [...rows.map(({ line }) => line), ...pasted]
  // Quantities have their places among the rows of the form.
  const reading = readListForm(
    fields,
    written.filter(({ qty }) => isQty(qty)),
    dayOfInstant(now),
  )
  const found = { ...problems, ...(!pasted.every(({ qty }) => isQty(qty)) && { lines: 'qty-invalid' as const }) }
  const wrong = { ...(reading.ok ? {} : reading.problems), ...found }
  if (!reading.ok || Object.keys(wrong).length > 0) {
    const texts = { ...fieldProblems, ...listProblems }
    const named = Object.entries(wrong).map(([name, problem]) => [name === 'items' ? 'lines' : name, texts[problem]])
    return failure({ kind: 'invalid' as const, fields: Object.fromEntries(named) })
  }
  const { content, lines } = withFurtherLines(reading.content, await quoteLists.know(written), locale)
  const kept = lines.map(toRequestLine)
  const key = typedOf(fields, 'creation_key').slice(0, RECORD_LIMITS.creationKey) || crypto.randomUUID()
  const idempotencyKey = `taken ${by.id} ${key}`
  const links = await createRequestLinks(db)()
  const sent = {
    content: withLines(content, kept, locale),
    lines: kept,
    cameBy,
    locale,
    page: '',
    productId: null,
    consentedAt: null,
    state: 'new' as const,
    idempotencyKey,
  }
  const value = await inLockedTransaction(db, 'requests', async (tx) => {
    await authorize(tx, by, 'requests')
    const message = await keepMessage(tx, sent, [], { now, mailHost, links })
    if (message) await recordOn(tx, message.id, 'add', { by: actorOf(by), now: toInstant(now) })
    return message ?? findMessage(tx, { idempotencyKey })
  })
  return { ok: true as const, value: value! }
}
