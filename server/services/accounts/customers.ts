import { randomUUID } from 'node:crypto'
import type { CustomerCaller } from '#domain/accounts/caller.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { CustomerData } from '#domain/accounts/my-data.ts'
import type { Message } from '#domain/messages/message.ts'
import { requestPath } from '#domain/quotes/request-number.ts'
import { isLinkOver } from '#domain/quotes/request-view.ts'
import { findCustomerVisitor, type CustomerAuth } from '#server/auth/customer-auth.ts'
import type { Found } from '#server/auth/staff-visitor.ts'
import type { Clock } from '#server/clock.ts'
import { listAddresses } from '#server/data/accounts/addresses-store.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import {
  deleteAwaitedCodes,
  deleteCustomer,
  findCustomer,
  listCustomerSessions,
  endAllCustomerSessions,
  endCustomerSessions,
} from '#server/data/accounts/customers-store.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { insertRemovals } from '#server/data/messages/inbox-changes-store.ts'
import { deleteMessagesFrom, listMessagesFrom } from '#server/data/messages/messages-store.ts'
import { listMailsAbout, deleteMailsTo, insertPassingMail } from '#server/data/messages/outbox-store.ts'
import { listPrivateFiles } from '#server/data/messages/private-files-store.ts'
import { listDossiersOf } from '#server/data/quotes/quotations-store.ts'
import { idsOfRequests } from '#server/data/reports/quote-report-store.ts'
import { listRequestLines, messagesOfRequests } from '#server/data/quotes/request-lines-store.ts'
import { deleteSignInRequestsOf } from '#server/data/accounts/sign-in-requests-store.ts'
import { deletionMail } from '#server/mail/account-mails.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import type { MailTexts } from '#server/mail/mail-texts.ts'
import { markOf } from '#server/services/messages/messages.ts'
import { createRequestLinks } from '#server/services/quotes/request-links.ts'
import { findCustomerOfMailbox, forgetMailbox } from '#server/services/customers/forgotten-customers.ts'
import { keepFiguresOf } from '#server/services/reports/quote-figures.ts'
import { withdrawNewsFrom } from '#server/services/quotes/withdrawn-news.ts'
import { readMailTexts } from '#server/services/site/content/mail-words.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

/** What customers may do with what is kept of them, as the privacy policy promises. */
export type CustomersService = {
  /** Null where there is no such account. */
  data(uuid: string): Promise<CustomerData | null>
  /** Takes back that news may be sent to the customer's address. */
  withdrawNews(uuid: string): Promise<void>
  /** Deletes all of it and tells the customer by mail; the record of what was done says it without naming anybody. */
  remove(uuid: string, locale: Locale): Promise<Outcome<void>>
}

export type CustomersDeps = {
  db: Db
  clock: Clock
  settings: Pick<SettingsService, 'get'>
  siteUrl: string
  /** Called when new mails wait. */
  onMail?: () => void
  /** Called when messages were removed, whose files are nobody's then. */
  onRemoved?: () => Promise<void>
}

/** The last mail is tried for so long; then the address is forgotten with it. */
const MAIL_PATIENCE_MS = 5 * 24 * 60 * 60 * 1000

export function createCustomers(deps: CustomersDeps): CustomersService {
  const links = createRequestLinks(deps.db)
  const pathOf = async (message: Message) => {
    const mark = isLinkOver(message, deps.clock()) ? null : markOf(message, await links())
    return mark && requestPath(mark.token)
  }
  return {
    data: (uuid) => readData(deps.db, uuid, pathOf),
    withdrawNews: (uuid) =>
      inTransaction(deps.db, async (tx) => {
        const customer = await findCustomer(tx, { uuid })
        const by = { kind: 'customer', id: uuid, name: 'customer' } as const
        if (customer) await withdrawNewsFrom(tx, customer.email, { by, now: toInstant(deps.clock()) })
      }),
    async remove(uuid, locale) {
      const texts = await readMailTexts(deps)
      const outcome = await inTransaction(deps.db, (tx) => remove(tx, deps, { uuid, locale, texts }))
      if (outcome.ok) {
        deps.onMail?.()
        await deps.onRemoved?.()
      }
      return outcome
    },
  }
}

type PathOf = (message: Message) => Promise<string | null>

async function readData(db: Db, uuid: string, pathOf: PathOf): Promise<CustomerData | null> {
  const customer = await findCustomer(db, { uuid })
  if (!customer) return null
  const [addresses, sent, sessions, known] = await Promise.all([
    listAddresses(db, uuid),
    listMessagesFrom(db, customer.email),
    listCustomerSessions(db, uuid),
    findCustomerOfMailbox(db, customer.email),
  ])
  const ids = sent.map(({ id }) => id)
  const [lines, quotations, written] = await Promise.all([
    listRequestLines(db, ids),
    listDossiersOf(db, ids),
    messagesOfRequests(db, ids),
  ])
  const messages = await Promise.all(
    sent.map(async (message) => {
      const [mails, files] = await Promise.all([listMailsAbout(db, message.id), listPrivateFiles(db, message.id)])
      return {
        message,
        lines: lines.get(message.id) ?? [],
        files,
        written: written.get(message.id) ?? [],
        quotation: quotations.get(message.id) ?? null,
        mails: mails.filter(({ recipient }) => recipient.toLowerCase() === customer.email),
        path: await pathOf(message),
      }
    }),
  )
  return { customer, addresses, messages, sessions, known }
}

type Removal = { uuid: string; locale: Locale; texts: MailTexts }

async function remove(tx: Tx, deps: CustomersDeps, { uuid, locale, texts }: Removal): Promise<Outcome<void>> {
  const now = deps.clock()
  const forgotten = await forgetCustomer(tx, uuid, toInstant(now))
  if (!forgotten) return failure({ kind: 'not-found' })
  const { email, addresses, requests } = forgotten
  const mail = newMail(deletionMail({ email, locale, texts }), new URL(deps.siteUrl).hostname)
  const uselessAfter = toInstant(new Date(now.getTime() + MAIL_PATIENCE_MS))
  await insertPassingMail(tx, mail, { now: toInstant(now), uselessAfter })
  await appendAudit(tx, {
    id: randomUUID(),
    at: toInstant(now),
    actor: { kind: 'customer', id: uuid, name: 'customer' },
    action: 'account.delete',
    subject: { kind: 'account', id: uuid },
    detail: { addresses, requests },
  })
  return success(undefined)
}

/** Deletes all that is kept of a customer, and answers how much it was; null where there is no such account. */
export async function forgetCustomer(tx: Tx, uuid: string, now: string) {
  const customer = await findCustomer(tx, { uuid })
  const addresses = (await listAddresses(tx, uuid)).length
  if (!customer || !(await deleteCustomer(tx, uuid))) return null
  const { email } = customer
  await keepFiguresOf(tx, await idsOfRequests(tx, { email }), now)
  const removed = await deleteMessagesFrom(tx, email)
  await insertRemovals(tx, removed, now)
  await forgetMailbox(tx, email, now)
  await deleteMailsTo(tx, email)
  await deleteSignInRequestsOf(tx, email)
  await deleteAwaitedCodes(tx, email)
  return { email, addresses, requests: removed.length }
}

/** `headers` are those of the request; only its cookies are read. */
type CustomerSessionsService = {
  /** The customer who is signed in where these headers come from. */
  find(headers: Headers): Promise<Found<CustomerCaller>>
  /** Ends the session of these headers and gives the cookies that end it in the browser. */
  signOut(headers: Headers): Promise<string[]>
  /** Ends all sessions of the customer of these headers. */
  signOutEverywhere(headers: Headers): Promise<string[]>
  /** Ends all sessions of all customers; answers how many. */
  endAll(): Promise<number>
}

type CustomerSessionsDeps = {
  db: Db
  clock: Clock
  /** Signing in, made when it is first wanted. */
  auth: () => Promise<CustomerAuth>
}

export function createCustomerSessions({ db, clock, auth }: CustomerSessionsDeps): CustomerSessionsService {
  const find = async (headers: Headers) => findCustomerVisitor(headers, { auth: await auth(), now: clock })

  async function signOut(headers: Headers) {
    const { api } = await auth()
    const answer = await api.signOut({ headers, asResponse: true })
    return answer.headers.getSetCookie()
  }

  async function signOutEverywhere(headers: Headers) {
    const { caller } = await find(headers)
    if (caller) await endCustomerSessions(db, caller.uuid)
    return signOut(headers)
  }

  return { find, signOut, signOutEverywhere, endAll: () => endAllCustomerSessions(db) }
}
