import { answerFactWords } from '#content/admin/requests/answer-fact-words.ts'
import { availableAnswer } from '#content/documents/available-document.ts'
import { requestLineWords } from '#content/pages/quote.ts'
import { inOr } from '#domain/customers/customer.ts'
import {
  answerDraft,
  NO_TEMPLATE,
  type AnswerDraft,
  type Template,
  answerFacts,
} from '#domain/messages/answer-draft.ts'
import { isOpen } from '#domain/follow-up/follow-up.ts'
import { toFollowUpView } from '#domain/follow-up/follow-up-view.ts'
import { moneyText } from '#domain/quotes/halalas.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { isLocale, type Locale } from '#domain/text/locale.ts'
import type { Message } from '#domain/messages/message.ts'
import {
  toAnswerView,
  toCustomerMessageView,
  toHistoryView,
  toMailView,
  toMessageView,
  toWrittenView,
  toProductMention,
} from '#domain/messages/message-view.ts'
import { toListedFiles, toRequestedLine, writtenText } from '#domain/quotes/request-view.ts'
import { toInboxRow } from '#domain/messages/inbox-view.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { servicesContext, siteUrlContext } from '#app/context.ts'
import { notFound } from './not-found.ts'
import type { Route } from '../routes/admin/requests/+types/inbox-message.ts'

/** One message with everything that its screen shows. */
export async function loadInboxMessage({ request, url, params, context }: Route.LoaderArgs) {
  const { inbox, products, content, quotations, deskCustomers, settings: siteSettings } = context.get(servicesContext)
  const dossier = await inbox.get(params.messageId)
  if (!dossier) throw notFound()
  const { message, lines, mails, sender } = dossier
  const { customer, duplicates, accepted } = sender
  const locale = localeOfStaff(request)
  const [product, settings, replyTo, templates, quote, other, available] = await Promise.all([
    message.productId === null ? null : products.get(message.productId),
    siteSettings.get(),
    inbox.replyTo(),
    content.list('template'),
    quotations.ofRequest(message.id),
    deskCustomers.otherOf(message),
    availableIn(context, message),
  ])
  const wanted = wantedDraft(url.searchParams, message)
  const template = templateOf(wanted, available?.answer, templates)
  const now = new Date()
  const scene = { locale, now, names: new Map<string, string>(), failed: new Set<string>() }
  const link = dossier.link?.url ?? null
  const facts = { product, settings, lines, words: answerFactWords, link, quote: sender.quote, now }
  return {
    message: { ...toMessageView(message, locale), text: writtenText(dossier, requestLineWords) },
    lines: lines.map((line) => toRequestedLine(line, requestLineWords, locale)),
    files: toListedFiles(dossier.files, requestLineWords, locale),
    link: dossier.link,
    quote: quote && { id: quote.id },
    product: product && toProductMention(product, locale),
    available: available && { title: available.title[locale], path: available.path, template: AVAILABLE },
    answers: dossier.answers.map((answer) => toAnswerView(answer, mails, locale)),
    notes: dossier.notes.map((note) => toWrittenView(note, locale)),
    mails: mails.map((mail) => toMailView(mail, message.content.email, locale)),
    history: dossier.history.map((entry) => toHistoryView(entry, locale)),
    followUp: toFollowUpView(message, accepted, scene),
    customer: {
      ...customer,
      id: message.customerId,
      other: other && inOr(other.name, locale),
      won: moneyText(customer.won),
      others: customer.others.slice(0, MOST_OTHERS).map((other) => toInboxRow(other, scene)),
    },
    duplicates: {
      of: duplicates.of && named(duplicates.of),
      from: duplicates.from.map(named),
      possible: duplicates.possible.map(named),
    },
    /** The answer that is being written; its key makes a second sending harmless. */
    draft: wanted && {
      ...wanted,
      ...answerDraft(template, wanted.locale, answerFacts(message, { ...facts, locale: wanted.locale })),
      templates: templates.filter(({ kind }) => kind !== 'quote').map(({ id, label }) => ({ id, label })),
      replyTo,
      key: crypto.randomUUID(),
    },
    noteKey: crypto.randomUUID(),
    contactKey: crypto.randomUUID(),
    messages: dossier.messages.map((one) => toCustomerMessageView(one, locale)),
    refusedUntil: dossier.refusedUntil && formatMoment(dossier.refusedUntil, locale),
  }
}

export type InboxMessage = Awaited<ReturnType<typeof loadInboxMessage>>

const MOST_OTHERS = 5
/** Stands for a template where the answer is prepared: the document that was asked for is there. */
const AVAILABLE = 'document-available'

/** The document that an open request asks for, where it is on the site by now, and what is answered then. */
async function availableIn(context: Route.LoaderArgs['context'], { content, state }: Message) {
  if (content.kind !== 'document' || !isOpen(state)) return null
  const found = await context.get(servicesContext).documentRequests.available(content)
  return found && { ...found, answer: availableAnswer(content, context.get(siteUrlContext) + found.path) }
}

function named({ id, number }: Message) {
  return { id, number: number ?? '' }
}

/** An answer that is prepared, one of the templates, or nothing. */
function templateOf(
  wanted: { template: string } | null,
  prepared: Template | undefined,
  all: ({ id: string } & Template)[],
) {
  if (prepared && wanted?.template === AVAILABLE) return prepared
  return all.find(({ id }) => id === wanted?.template) ?? NO_TEMPLATE
}

/** The template and language that the address asks for; null while nobody writes. */
function wantedDraft(search: URLSearchParams, { locale }: Message): Pick<AnswerDraft, 'template' | 'locale'> | null {
  const template = search.get('answer')
  if (template === null) return null
  const language = search.get('in')
  const chosen: Locale = isLocale(language) ? language : locale
  return { template, locale: chosen }
}
