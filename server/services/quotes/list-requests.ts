import { listProblems, furtherLines, quotePage, countedLine } from '#content/pages/quote.ts'
import { fieldProblems } from '#content/forms.ts'
import type { Source } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { FormSending } from '#domain/messages/message-form.ts'
import type { QuoteContent } from '#domain/messages/visitor-forms.ts'
import type { KnownLine } from '#domain/quotes/listed-line.ts'
import { readListForm } from '#domain/quotes/list-form.ts'
import { lineText, toRequestLine } from '#domain/quotes/request-line.ts'
import { MOST_LINES, type QuoteLine } from '#domain/quotes/quote-line.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import type { RequestsService, Submission } from '#server/services/messages/requests.ts'
import type { QuoteListsService } from './quote-lists.ts'

export type SentList = {
  fields: FormFields
  lines: QuoteLine[]
  sending: FormSending
  locale: Locale
  page: string
  source: Source
  files?: readonly File[]
  /** What of the pasted lines was no item. */
  said?: string
}

export type ListSubmission = { fields: Record<string, string> } | { submission: Submission; unknown: string[] }

export type ListRequestsService = {
  /** What is wrong with single fields, in the sender's language. */
  check(list: Pick<SentList, 'fields' | 'lines' | 'locale'>): Record<string, string> | null
  /** Keeps a list as a request; lines beyond those that are kept one by one stand behind the details, as does what was no line. */
  submit(list: SentList): Promise<ListSubmission>
}

export type ListRequestsDeps = { clock: Clock; requests: RequestsService; quoteLists: QuoteListsService }

export function createListRequests({ clock, requests, quoteLists }: ListRequestsDeps): ListRequestsService {
  const read = ({ fields, lines }: Pick<SentList, 'fields' | 'lines'>) =>
    readListForm(fields, lines, dayOfInstant(clock()))
  return {
    check({ locale, ...list }) {
      const reading = read(list)
      return reading.ok ? null : problemsIn(reading.problems, locale)
    },
    async submit({ sending, locale, page, source, files, said = '', ...list }) {
      const reading = read(list)
      if (!reading.ok) return { fields: problemsIn(reading.problems, locale) }
      const known = await quoteLists.know(list.lines)
      const submission = await requests.submit({
        ...withFurtherLines(reading.content, known, locale, said),
        sending,
        locale,
        page,
        source,
        ...(files && { files }),
        productId: null,
        cameBy: 'list',
        ...(reading.wantsNews && { marketing: quotePage.marketing[locale] }),
      })
      return {
        submission,
        unknown: known.flatMap(({ text, written = '', product }) => text || (product ? [] : written) || []),
      }
    },
  }
}

/** A request with the lines that are kept one by one, and those beyond behind its details. */
export function withFurtherLines(content: QuoteContent, known: KnownLine[], locale: Locale, said = '') {
  const [lines, further] = [known.slice(0, MOST_LINES), known.slice(MOST_LINES).map(toRequestLine)]
  const words = { items: furtherLines, counted: countedLine }
  const more =
    further.length === 0 ? [] : [furtherLines[locale], ...further.map((line) => lineText(line, words, locale))]
  const details = [content.details, said, more.join('\n')].filter((part) => part !== '').join('\n\n')
  return { content: { ...content, details }, lines }
}

function problemsIn(problems: Record<string, keyof typeof listProblems | keyof typeof fieldProblems>, locale: Locale) {
  const texts = { ...fieldProblems, ...listProblems }
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, texts[problem][locale]]))
}
