import { createHash } from 'node:crypto'
import type { FormSending } from '../../../domain/messages/form-sending.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Source } from '../../../domain/site/source.ts'
import type { MessageContent } from '../../../domain/messages/message.ts'
import type { Clock } from '../../clock.ts'
import { toInstant } from '../../data/engine/codec.ts'
import type { Db } from '../../data/engine/database.ts'
import { refusedUntil } from '../../data/messages/arrivals-store.ts'
import { findMessage } from '../../data/messages/messages-store.ts'
import { requestMails } from '../../mail/request-mails.ts'
import type { MessagesService } from './messages.ts'
import type { ProductsService } from '../catalogue/products.ts'
import type { DailyCountsService } from '../reports/daily-counts.ts'
import { readMailTexts } from '../site/content/mail-words.ts'
import type { SettingsService } from '../site/settings.ts'
import type { SourceKeys } from '../site/source-keys.ts'

/** A quote request or contact message that a visitor sends. */
export type SentRequest = {
  content: MessageContent
  sending: FormSending
  /** The visitor's language: what is written to him is written in it. */
  locale: Locale
  /** Path of the page with the form. */
  page: string
  productId: string | null
  source: Source
}

/** Either it is kept for good, or staff take nothing from its source for the time being. */
export type Submission = { ok: true } | { ok: false; retryAfterSeconds: number }

export type RequestsService = {
  /** Keeps a request with the mails about it. The same filling of a form is kept once, however often it is sent. */
  submit(request: SentRequest): Promise<Submission>
}

export type RequestsDeps = {
  db: Db
  clock: Clock
  messages: Pick<MessagesService, 'receive'>
  products: Pick<ProductsService, 'get'>
  dailyCounts: Pick<DailyCountsService, 'note'>
  settings: Pick<SettingsService, 'get' | 'salesAddress'>
  sourceKeys: SourceKeys
  siteUrl: string
  /** Called when new mails wait. */
  onMail?: () => void
}

/** Without scripts a form has no key of its own; the same words sent again so soon are a second click. */
const SAME_FILLING_SECONDS = 10 * 60

export function createRequests(deps: RequestsDeps): RequestsService {
  return {
    async submit(request) {
      const now = deps.clock()
      const idempotencyKey = keyOf(request, now)
      if (await findMessage(deps.db, { idempotencyKey })) return { ok: true }
      const source = await deps.sourceKeys(request.source)
      const until = await refusedUntil(deps.db, source.visitor, toInstant(now))
      if (until !== null) return { ok: false, retryAfterSeconds: Math.ceil((Date.parse(until) - now.getTime()) / 1000) }
      await keep(deps, { ...request, source }, { idempotencyKey, now })
      deps.onMail?.()
      return { ok: true }
    },
  }
}

async function keep(deps: RequestsDeps, request: SentRequest, { idempotencyKey, now }: Arrival): Promise<void> {
  const { content, sending, locale, page, productId, source } = request
  const { isSuspicious, hasConsented } = sending
  const [product, texts, salesEmail] = await Promise.all([
    productId === null ? null : deps.products.get(productId),
    readMailTexts(deps),
    deps.settings.salesAddress(),
  ])
  const mails = requestMails({ content, locale, isSuspicious, product }, { siteUrl: deps.siteUrl, texts, salesEmail })
  await deps.messages.receive(
    {
      content,
      locale,
      page,
      productId: product?.id ?? null,
      consentedAt: hasConsented ? toInstant(now) : null,
      state: isSuspicious ? 'spam' : 'new',
      idempotencyKey,
      source,
    },
    mails,
  )
  if (product && !isSuspicious) deps.dailyCounts.note('request', `${locale} ${product.id}`)
}

type Arrival = { idempotencyKey: string; now: Date }

/**
 * Words and product are part of the key: what was changed before sending again is another request, and not lost. The
 * language is not: it says how to answer, not what is asked for.
 */
function keyOf({ content, productId, sending, page }: SentRequest, now: Date): string {
  const filling = sending.formKey ?? [page, Math.floor(now.getTime() / 1000 / SAME_FILLING_SECONDS)]
  return createHash('sha256')
    .update(JSON.stringify([filling, productId, content]))
    .digest('base64url')
}
