import { randomUUID } from 'node:crypto'
import { quotationErrors } from '#content/record-problems.ts'
import { actorOf, type ChangeMaker } from '#domain/accounts/caller.ts'
import type { DeskCustomer } from '#domain/customers/customer.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { Message } from '#domain/messages/message.ts'
import type { KnownPack } from '#domain/quotes/line-form.ts'
import type { PriceGroup } from '#domain/prices/price-terms.ts'
import { codesIn, dayAfter, isValidity, readQuotation, type QuotationForm } from '#domain/quotes/quotation-form.ts'
import { latestRevision, type Quotation } from '#domain/quotes/quotation-record.ts'
import type { RequestLine } from '#domain/quotes/request-line.ts'
import { failure } from '#domain/records/errors.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { findDeskCustomer } from '#server/data/customers/customers-store.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { writeSearchTexts } from '#server/data/messages/message-search-store.ts'
import { findMessage, touchMessage } from '#server/data/messages/messages-store.ts'
import {
  changeQuotation,
  changeRevision,
  findDossier,
  findQuotation,
  insertQuotation,
  insertRevision,
  saveForm,
} from '#server/data/quotes/quotations-store.ts'
import { linesOf } from '#server/data/quotes/request-lines-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { WriteContext } from '#server/services/messages/message-audit.ts'
import { takeIfNobodys } from '#server/services/messages/inbox-work.ts'
import { keepMessage, type Arrival } from '#server/services/messages/messages.ts'
import type { PriceListService } from '#server/services/prices/price-list.ts'
import type { SettingsService } from '#server/services/site/settings.ts'
import { chosenCustomer } from '#server/services/customers/chosen-customer.ts'
import { followForm, requestOfForm, followCustomer } from './begun-request.ts'
import { recordOnQuotation, recordSaving } from './quotation-audit.ts'
import { conflict, done, notFound, type Done } from './quotation-outcome.ts'
import {
  blankForm,
  completedBy,
  formOfCopy,
  formOfCustomer,
  formOfRequest,
  isSame,
  withDelivery,
  withListedPrices,
} from './quotation-start.ts'
import type { RequestLinks } from './request-links.ts'

export type DraftDeps = {
  db: Db
  clock: Clock
  settings: Pick<SettingsService, 'get' | 'isNeutral'>
  priceList: Pick<PriceListService, 'packsOf' | 'limitsOf'>
  links: () => Promise<RequestLinks>
  mailHost: string
}

export type SeenQuotation = Pick<Quotation, 'id' | 'version'>

/** `key` makes a second sending of the same form harmless. Without a request one is made. */
export type NewDraft = {
  requestId: string | null
  key: string | null
  fields: FormFields
  /** Another quotation, of which it begins as a copy. */
  copyOf?: string
}

type Begun = { id: string; version: number }

/** Runs the work of one transaction: all of it or, where it fails, nothing. */
export function asStaff<T>(
  { db, clock }: Pick<DraftDeps, 'db' | 'clock'>,
  by: ChangeMaker,
  work: (tx: Tx, context: WriteContext) => Promise<Done<T>>,
): Promise<Done<T>> {
  const context = { by: actorOf(by), now: toInstant(clock()) }
  return inTransactionIf(
    db,
    async (tx) => {
      await authorize(tx, by, 'quotes')
      return work(tx, context)
    },
    ({ ok }) => ok,
  )
}

export async function addDraft(deps: DraftDeps, draft: NewDraft, by: ChangeMaker): Promise<Done<Begun>> {
  const { requestId, fields } = draft
  // The same key of somebody else is another one.
  const key = draft.key && `${actorOf(by).id ?? actorOf(by).name} ${draft.key}`
  const earlier = key && (await findQuotation(deps.db, { creationKey: key }))
  if (earlier) return done(earlier)
  const today = dayOfInstant(deps.clock())
  const [settings, request, copied] = await Promise.all([
    deps.settings.get(),
    requestId === null ? null : readRequest(deps.db, requestId),
    draft.copyOf === undefined ? null : findDossier(deps.db, { id: draft.copyOf }),
  ])
  const chosen = await chosenCustomer(deps.db, fields)
  if (!chosen.ok) return chosen
  const own = request?.message.customerId
  const customer = chosen.value ?? (own ? await findDeskCustomer(deps.db, own) : null)
  if ((requestId !== null && !request) || (draft.copyOf !== undefined && !copied)) return notFound
  const copy = copied && { name: copied.quotation.number ?? '', form: latestRevision(copied).form }
  const packOf = await deps.priceList.packsOf([
    ...codesIn(fields),
    ...[...(request?.lines ?? []), ...(copy?.form.lines ?? [])].map(({ stockCode }) => stockCode),
  ])
  const blank = blankForm(settings, today)
  const { priceGroups: groups } = settings
  const started = copy ? formOfCopy(blank, copy, packOf, groups) : blank
  const asked = request && formOfRequest(blank, request.message, request.lines, packOf)
  const begun = beginning(asked, started, customer)
  const before = asked ? withListedPrices(begun, packOf, groups) : begun
  const reading = readQuotation(fields, before, { today, packOf, groups })
  if (!reading.isValid) return failure({ kind: 'invalid', fields: quotationErrors(reading.problems) })
  const arrival = { now: deps.clock(), mailHost: deps.mailHost, links: await deps.links() }
  return asStaff(deps, by, async (tx, context) => {
    const message = request
      ? await findMessage(tx, { id: request.message.id })
      : await newRequest(tx, reading.form, arrival, customer)
    if (!message) return notFound
    const changed = await followCustomer(tx, message, { fields, form: reading.form }, { by, now: context.now })
    if (!changed.ok) return changed
    const id = randomUUID()
    const form = withDelivery(reading.form)
    const row = { id, messageId: message.id, creationKey: key, now: context.now }
    if (!(await insertQuotation(tx, row, form))) return begunBefore(tx, message.id, key)
    await writeSearchTexts(tx, message.id)
    await takeIfNobodys(tx, message, context)
    await recordOnQuotation(tx, id, 'create', context)
    return done({ id, version: 1 })
  })
}

function beginning(asked: QuotationForm | null, started: QuotationForm, customer: DeskCustomer | null): QuotationForm {
  if (asked) return customer ? completedBy(asked, customer) : asked
  return customer ? formOfCustomer(started, customer) : started
}

async function begunBefore(tx: Tx, messageId: string, key: string | null): Promise<Done<Begun>> {
  const same = key && (await findQuotation(tx, { creationKey: key }))
  if (same) return done(same)
  return conflict('exists', (await findQuotation(tx, { messageId }))?.id)
}

/** Requests have numbers and private pages, which messages have not. */
async function readRequest(db: Db, id: string): Promise<{ message: Message; lines: RequestLine[] } | null> {
  const message = await findMessage(db, { id })
  return message?.number ? { message, lines: await linesOf(db, id) } : null
}

/** The request of a quotation that was begun without one: so its number, its link and what follows are there. */
async function newRequest(
  tx: Tx,
  form: QuotationForm,
  arrival: Arrival,
  customer: DeskCustomer | null,
): Promise<Message | null> {
  await takeLock(tx, 'requests')
  const sent = {
    ...(await requestOfForm(tx, form)),
    cameBy: 'staff' as const,
    locale: form.locale,
    page: '',
    productId: null,
    consentedAt: null,
    state: 'new' as const,
    idempotencyKey: randomUUID(),
    ...(customer && { customerId: customer.id }),
  }
  return keepMessage(tx, sent, [], arrival)
}

/** Saves what staff have changed of a draft. Answers its version. */
export async function saveDraft(
  deps: DraftDeps,
  seen: SeenQuotation,
  fields: FormFields,
  by: ChangeMaker,
): Promise<Done<Begun>> {
  const [packOf, { priceGroups: groups }] = await Promise.all([
    deps.priceList.packsOf(codesIn(fields)),
    deps.settings.get(),
  ])
  return asStaff(deps, by, (tx, context) => save(tx, seen, { fields, packOf, groups, by }, context))
}

type Sent = {
  fields: FormFields
  packOf: (stockCode: string) => KnownPack | null
  groups: readonly PriceGroup[]
  by: ChangeMaker
}

async function save(
  tx: Tx,
  seen: SeenQuotation,
  { fields, packOf, groups, by }: Sent,
  context: WriteContext,
): Promise<Done<Begun>> {
  const dossier = await findDossier(tx, { id: seen.id })
  if (!dossier) return notFound
  const latest = latestRevision(dossier)
  if (latest.state !== 'draft') return conflict('sent')
  const today = dayOfInstant(new Date(context.now))
  const reading = readQuotation(fields, latest.form, { today, packOf, groups })
  if (!reading.isValid) return failure({ kind: 'invalid', fields: quotationErrors(reading.problems) })
  if (seen.version !== dossier.quotation.version) return conflict('stale')
  const form = withDelivery(reading.form)
  const { messageId, revision } = dossier.quotation
  const message = messageId === null ? null : await findMessage(tx, { id: messageId })
  const customer = message
    ? await followCustomer(tx, message, { fields, form }, { by, now: context.now })
    : done(undefined)
  if (!customer.ok) return customer
  if (isSame(form, latest.form)) return done({ id: seen.id, version: seen.version })
  if (!(await changeQuotation(tx, seen, { updated_at: context.now }))) return conflict('stale')
  await saveForm(tx, { id: seen.id, revision }, form)
  if (message) {
    await followForm(tx, message, form)
    await writeSearchTexts(tx, message.id)
    await touchMessage(tx, message.id, context.now)
  }
  await recordSaving(tx, seen.id, context)
  return done({ id: seen.id, version: seen.version + 1 })
}

/** Begins the next revision as a copy of what was sent. One that was withdrawn before it was ever sent is a draft again. */
export async function reviseQuotation(deps: DraftDeps, seen: SeenQuotation, by: ChangeMaker): Promise<Done<Begun>> {
  const { quoteValidityDays } = await deps.settings.get()
  return asStaff(deps, by, (tx, context) => revise(tx, seen, quoteValidityDays, context))
}

async function revise(
  tx: Tx,
  seen: SeenQuotation,
  days: SiteSettings['quoteValidityDays'],
  context: WriteContext,
): Promise<Done<Begun>> {
  const dossier = await findDossier(tx, { id: seen.id })
  if (!dossier) return notFound
  const latest = latestRevision(dossier)
  if (latest.state === 'draft') return conflict('isDraft')
  if (latest.state === 'accepted') return conflict('answered')
  const isNew = latest.document !== null
  const revision = isNew ? latest.revision + 1 : latest.revision
  if (!(await changeQuotation(tx, seen, { revision, updated_at: context.now }))) return conflict('stale')
  const today = dayOfInstant(new Date(context.now))
  const { validUntil } = latest.form
  const form = {
    ...latest.form,
    remindCustomer: false,
    validUntil: isValidity(validUntil, today) ? validUntil : dayAfter(today, days),
  }
  if (isNew) await insertRevision(tx, { quoteId: seen.id, revision, now: context.now }, form)
  else {
    await changeRevision(tx, { id: seen.id, revision }, ['withdrawn'], { state: 'draft', withdraw_reason: '' })
    await saveForm(tx, { id: seen.id, revision }, form)
  }
  const { messageId } = dossier.quotation
  if (messageId !== null) await touchMessage(tx, messageId, context.now)
  await recordOnQuotation(tx, seen.id, 'revise', { ...context, detail: { revision } })
  return done({ id: seen.id, version: seen.version + 1 })
}
