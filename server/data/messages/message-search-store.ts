import { messageSearchText, type MessageSearch } from '#domain/messages/message-search.ts'
import { quotationSearchText } from '#domain/quotes/quotation-list.ts'
import { latestRevision } from '#domain/quotes/quotation-record.ts'
import type { Db } from '#server/data/engine/database.ts'
import { lookIntoTextIndex } from '#server/data/engine/dialect.ts'
import { findDossier } from '#server/data/quotes/quotations-store.ts'
import { findMessage } from './messages-store.ts'

/** Makes anew what a request and its quotation are found by. */
export async function writeSearchTexts(db: Db, messageId: string): Promise<void> {
  const [message, dossier] = await Promise.all([findMessage(db, { id: messageId }), findDossier(db, { messageId })])
  if (!message || !dossier) return
  const { quotation, answers } = dossier
  const { form } = latestRevision(dossier)
  const ofQuotation = quotationSearchText(form, { requestNumber: message.number, ...quotation, answers })
  const ofMessage = messageSearchText(message.content, message.productId, message.number ?? '')
  const both = `${ofMessage}\n${ofQuotation}`
  await db.updateTable('messages').set({ search_text: both }).where('id', '=', messageId).execute()
  await db.updateTable('quotes').set({ search_text: ofQuotation }).where('id', '=', quotation.id).execute()
}

/** So many are named to the database; where more are found, a page of the newest is soon met without. */
const MOST_NAMED = 500
/** The index knows nothing shorter. */
const SHORTEST = 3

/** The ids of all messages that may hold what is looked for; null where an index does not help to say so. */
export async function mayHold(db: Db, search: MessageSearch | undefined): Promise<string[] | null> {
  const asked = search && askedOfIndex(search)
  const found = asked ? await lookIntoTextIndex(db, asked, MOST_NAMED + 1) : null
  return found && found.length <= MOST_NAMED ? found : null
}

function askedOfIndex({ words, digits, numbers = [] }: MessageSearch): string | null {
  const long = words.filter((word) => [...word].length >= SHORTEST)
  if (long.length === 0) return null
  // Of a number without its year only the end is known.
  const ends = numbers.map((number) => number.slice(number.lastIndexOf('-')))
  return [long.map(quoted).join(' AND '), ...[digits ?? [], ends].flat().map(quoted)]
    .map((way) => `(${way})`)
    .join(' OR ')
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
