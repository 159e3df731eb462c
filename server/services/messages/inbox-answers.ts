import { answerFactWords } from '#content/admin/requests/answer-fact-words.ts'
import { answerWords, messageWords } from '#content/admin/inbox-message.ts'
import {
  answerDraft,
  answerFacts,
  type AnswerFacts,
  type AnswerScene,
  hasOpenGap,
  withoutGaps,
} from '#domain/messages/answer-draft.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Message } from '#domain/messages/message.ts'
import type { Product } from '#domain/products/product.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { answerExists, insertAnswer } from '#server/data/messages/message-notes-store.ts'
import { changeMessage, findMessage, noteFirstAnswer } from '#server/data/messages/messages-store.ts'
import { insertMails } from '#server/data/messages/outbox-store.ts'
import { givePrivateFiles } from '#server/data/messages/private-files-store.ts'
import { sentQuoteOf } from '#server/data/messages/customer-store.ts'
import { linesOf } from '#server/data/quotes/request-lines-store.ts'
import { findProduct } from '#server/data/catalogue/products-store.ts'
import { answerMail } from '#server/mail/answer-mail.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import type { MailTexts } from '#server/mail/mail-texts.ts'
import { createContent } from '#server/services/site/content/content.ts'
import { accountOf } from './inbox-work.ts'
import { conflictOver, recordOn, type WriteContext } from './message-audit.ts'

type Letter = { subject: string; body: string; locale: Locale }

/**
 * `key` is made with the form: the same filling sent twice is one answer. `version` is what its writer has seen.
 * `template` is what it began with; null where that is not known.
 */
export type WrittenAnswer = Letter & {
  key: string
  version: number
  template: string | null
  /** Whether it asks the customer something: nothing is due before they answer. */
  isQuestion?: boolean
  /** Private files that were kept for it. */
  fileIds?: string[]
}

export type AnswerOrigin = {
  settings: SiteSettings
  texts: MailTexts
  siteUrl: string
  /** Where the sender's answers go; null for nowhere. */
  replyTo: string | null
  mailHost: string
  /** The address of a request's own page. */
  linkOf(message: Message): string | null
}

/** Queues the mail, keeps the answer with the message, and sets the message to answered: all of it or nothing. */
export async function answer(
  tx: Tx,
  messageId: string,
  { key, version, template, isQuestion = false, fileIds = [], ...letter }: WrittenAnswer,
  { context, origin }: { context: WriteContext; origin: AnswerOrigin },
): Promise<Outcome<void>> {
  if (await answerExists(tx, key)) return success(undefined)
  const message = await findMessage(tx, { id: messageId })
  if (!message) return failure({ kind: 'not-found' })
  // Whoever left a mobile number alone is called.
  if (message.content.email === '') return failure({ kind: 'invalid', fields: { body: messageWords.facts.noEmail } })
  const product = message.productId === null ? null : await findProduct(tx, { id: message.productId })
  const scene = { product, settings: origin.settings, link: origin.linkOf(message), now: new Date(context.now) }
  const begun = { template, message, ...scene }
  if (await isUnfilled(tx, letter, begun)) return failure({ kind: 'invalid', fields: { body: answerWords.unfilled } })
  const state = isQuestion ? 'waiting' : 'answered'
  if (!(await changeMessage(tx, { id: messageId, version }, { state, held: 0, updated_at: context.now }))) {
    if (await answerExists(tx, key)) return success(undefined)
    return failure(await conflictOver(tx, messageId))
  }
  const { by, now } = context
  await noteFirstAnswer(tx, messageId, now)
  const answerUrl = isQuestion ? origin.linkOf(message) : null
  const letterOf = answerMail(message, letter, { ...origin, product, answerUrl })
  const mail = newMail({ ...letterOf, attachments: fileIds }, origin.mailHost)
  await givePrivateFiles(tx, fileIds, { messageId })
  await insertMails(tx, [mail], messageId, now)
  const written = { id: key, authorId: accountOf(context), authorName: by.name, createdAt: now, mailId: mail.id }
  await insertAnswer(tx, messageId, { ...written, ...letter })
  await recordOn(tx, messageId, 'answer', {
    ...context,
    detail: { locale: letter.locale, ...(isQuestion && { question: true }) },
  })
  return success(undefined)
}

type Begun = Pick<WrittenAnswer, 'template'> &
  Pick<AnswerScene, 'link' | 'now'> & { message: Message; product: Product | null; settings: SiteSettings }

/** Whether lines of the template that staff were to complete would go out as they are. */
async function isUnfilled(
  tx: Tx,
  { body, locale }: Letter,
  { template: id, message, ...scene }: Begun,
): Promise<boolean> {
  const templates = id === null ? [] : await createContent({ db: tx }).list('template')
  const template = templates.find((one) => one.id === id)
  if (!template) return false
  const [lines, quote] = await Promise.all([linesOf(tx, message.id), sentQuoteOf(tx, message.id)])
  const facts = answerFacts(message, { ...scene, lines, quote, words: answerFactWords, locale })
  return hasOpenGap(body, answerDraft(template, locale, withoutGapsIn(facts)).body)
}

function withoutGapsIn(facts: AnswerFacts): AnswerFacts {
  const entries = Object.entries(facts).map(([name, fact]) => [name, fact && withoutGaps(fact)])
  return Object.fromEntries(entries) as AnswerFacts
}
