import { createHash } from 'node:crypto'
import type { Source } from '#domain/accounts/caller.ts'
import type { FormSending } from '#domain/messages/message-form.ts'
import { formatAppointment } from '#domain/text/format-instant.ts'
import { requestLineWords } from '#content/pages/quote.ts'
import type { Message, MessageContent, PrivateFile } from '#domain/messages/message.ts'
import { eachOnce, wantsNew } from '#domain/accounts/staff-notices.ts'
import { replyAddress, teamReaders } from '#domain/messages/staff-mailboxes.ts'
import type { KnownLine } from '#domain/quotes/listed-line.ts'
import { mirroredLines, toRequestLine, withMirror, type RequestLine } from '#domain/quotes/request-line.ts'
import { requestPath } from '#domain/quotes/request-number.ts'
import { type Locale, localizedPath } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { listNotifiedStaff } from '#server/data/accounts/staff-preferences-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { refusedUntil } from '#server/data/messages/arrivals-store.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { requestMails, type RequestMark } from '#server/mail/request-mails.ts'
import type { RefusedFile } from '#server/services/quotes/file-intake.ts'
import type { RequestFilesService } from '#server/services/quotes/request-files.ts'
import { createRequestLinks } from '#server/services/quotes/request-links.ts'
import { markOf, type MailsOf, type MessagesService, type Received } from './messages.ts'
import type { ProductsService } from '#server/services/catalogue/products.ts'
import type { DailyCountsService } from '#server/services/reports/daily-counts.ts'
import { readMailTexts } from '#server/services/site/content/mail-words.ts'
import type { SettingsService } from '#server/services/site/settings.ts'
import type { SourceKeys } from '#server/services/site/source-keys.ts'

/** A quote request or contact message that a visitor sends. */
export type SentRequest = {
  content: MessageContent
  sending: FormSending
  /** The visitor's language: what is written to them is written in it. */
  locale: Locale
  /** Path of the page with the form. */
  page: string
  productId: string | null
  source: Source
  /** What is asked for, beside what was written. */
  lines?: KnownLine[]
  /** Files as they were sent: those that may not be kept cost nobody the request. */
  files?: readonly File[]
  /** A list has a page of its own to answer on; a form stays where it is. */
  cameBy?: 'form' | 'list'
  /** The words by which the sender agreed to news. */
  marketing?: string
}

/** What is told of a request that was kept: its number, its private page, and whether it waits for staff to look at it. */
export type KeptRequest = { number: string; path: string; isHeld: boolean }

/** Either it is kept for good, or staff take nothing from its source for the time being. */
export type Submission =
  | { ok: true; request?: KeptRequest; refused?: RefusedFile[] }
  | { ok: false; retryAfterSeconds: number }

export type RequestsService = {
  /** Keeps a request with the mails about it. The same filling of a form is kept once, however often it is sent. */
  submit(request: SentRequest): Promise<Submission>
}

export type RequestsDeps = {
  db: Db
  clock: Clock
  messages: Pick<MessagesService, 'receive'>
  products: Pick<ProductsService, 'get'>
  requestFiles: Pick<RequestFilesService, 'take'>
  dailyCounts: Pick<DailyCountsService, 'note'>
  settings: Pick<SettingsService, 'get' | 'staffMailboxes'>
  sourceKeys: SourceKeys
  siteUrl: string
  /** Called when new mails wait. */
  onMail?: () => void
}

/** Without scripts a form has no key of its own; the same words sent again so soon are a second click. */
const SAME_FILLING_SECONDS = 10 * 60

export function createRequests(deps: RequestsDeps): RequestsService {
  const links = createRequestLinks(deps.db)
  return {
    async submit(request) {
      const now = deps.clock()
      const source = await deps.sourceKeys(request.source)
      const idempotencyKey = keyOf({ ...request, source }, now)
      const earlier = await findMessage(deps.db, { idempotencyKey })
      if (earlier) return submissionOf(earlier, markOf(earlier, await links()), request.locale)
      const until = await refusedUntil(deps.db, source.visitor, toInstant(now))
      if (until !== null) return { ok: false, retryAfterSeconds: Math.ceil((Date.parse(until) - now.getTime()) / 1000) }
      const files = await deps.requestFiles.take(request.files ?? [], request.source)
      const { message, mark } = await keep(deps, { ...request, source }, { idempotencyKey, now, files: files.stored })
      deps.onMail?.()
      const { refused } = files
      return { ...submissionOf(message, mark, request.locale), ...(refused.length > 0 && { refused }) }
    },
  }
}

function submissionOf({ isHeld }: Message, mark: RequestMark | null, locale: Locale): Submission {
  if (!mark) return { ok: true }
  return { ok: true, request: { number: mark.number, path: localizedPath(locale, requestPath(mark.token)), isHeld } }
}

async function keep(
  deps: RequestsDeps,
  request: SentRequest,
  { idempotencyKey, now, files }: { idempotencyKey: string; now: Date; files: PrivateFile[] },
): Promise<Received> {
  const { sending, locale, page, productId, source } = request
  const { isSuspicious, hasConsented } = sending
  const [product, texts, mailboxes, members] = await Promise.all([
    productId === null ? null : deps.products.get(productId),
    readMailTexts(deps),
    deps.settings.staffMailboxes(),
    listNotifiedStaff(deps.db),
  ])
  const lines = (request.lines ?? []).map(toRequestLine)
  const content = withLines(request.content, lines, locale)
  const fileNames = files.map(({ name }) => name)
  const scene = {
    siteUrl: deps.siteUrl,
    texts,
    // What looks automatic is the team's to look at.
    readers: eachOnce([
      ...teamReaders(mailboxes),
      ...(isSuspicious ? [] : members.filter((one) => wantsNew(one, null))),
    ]),
    replyTo: replyAddress(mailboxes),
  }
  const mails: MailsOf = (id, mark, dueAt) => {
    const answerBy = dueAt && formatAppointment(dueAt, now, locale)
    return requestMails({ id, content, locale, isSuspicious, product, mark, fileNames, answerBy }, scene)
  }
  const received = await deps.messages.receive(
    {
      content,
      locale,
      page,
      productId: product?.id ?? null,
      consentedAt: hasConsented ? toInstant(now) : null,
      state: isSuspicious ? 'spam' : 'new',
      idempotencyKey,
      source,
      lines,
      fileIds: files.map(({ id }) => id),
      cameBy: request.cameBy ?? 'form',
      ...(request.marketing !== undefined && { marketing: request.marketing }),
    },
    mails,
  )
  const asked = new Set([...(product ? [product.id] : []), ...lines.flatMap(({ productId }) => productId ?? [])])
  if (!isSuspicious && content.kind === 'document') {
    const { type, language } = content
    deps.dailyCounts.note('document', [locale, type, language || '-', product?.id ?? ''].join(' '))
  }
  if (!isSuspicious) for (const id of asked) deps.dailyCounts.note('request', `${locale} ${id}`)
  return received
}

/** Lines stand behind what was written, so that mails, tables and older readers have them. */
export function withLines(content: MessageContent, lines: RequestLine[], locale: Locale): MessageContent {
  if (content.kind !== 'quote') return content
  return { ...content, details: withMirror(content.details, mirroredLines(lines, requestLineWords, locale)) }
}

/**
 * Words, files and product are part of the key: what was changed before sending again is another request, and not lost. The
 * language is not: it says how to answer, not what is asked for. A form without a key is known by where it came from: its
 * answer has a private link.
 */
function keyOf({ content, productId, sending, page, source, lines = [], files = [] }: SentRequest, now: Date): string {
  const attached = files.map(({ name, size }) => [name, size])
  const filling = sending.formKey ?? [source.visitor, page, Math.floor(now.getTime() / 1000 / SAME_FILLING_SECONDS)]
  return createHash('sha256')
    .update(JSON.stringify([filling, productId, content, ...lines.map(toRequestLine), ...attached]))
    .digest('base64url')
}
