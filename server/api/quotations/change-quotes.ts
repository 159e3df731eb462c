import { z } from 'zod'
import { quotationErrors } from '#content/record-problems.ts'
import { lineOf, textBlockOf } from '#domain/fields/form-values.ts'
import { SENDING_WAYS } from '#domain/quotes/quotation.ts'
import { recordForm, type RecordProblems } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { sentChoice, sentFlag, sentList, sentNumber, sentText } from '#domain/fields/wire.ts'
import { recordId } from '#server/api/request-fields.ts'
import { LETTER_LENGTHS } from '#server/services/quotes/sending-checks.ts'
import { failure } from '#domain/records/errors.ts'
import { staffOf } from '#server/api/endpoint.ts'
import { everyWrite, sent } from '#server/api/record-schemas.ts'
import { quotationWrite, seenIn } from './quotation-endpoint.ts'
import { idOf, quotationInput } from './quotation-schema.ts'

const version = sent(sentNumber('The version that was read: when somebody else has changed it since, nothing is (409)'))
const named = { quote_id: recordId, version }
const NAMED = ['quote_id', 'version']

const refusal = (records: RecordProblems) =>
  failure({ kind: 'invalid' as const, fields: quotationErrors({ records, own: {} }) })

const NOBODY = refusal({ customer_name: { kind: 'missing' } })
const UNKNOWN_WAY = refusal({ by: { kind: 'not-in-list' } })

export const addQuote = quotationWrite({
  path: '/api/quotes/add.php',
  summary: 'Begins the quotation of a request, filled from its lines, or one without a request, which makes one',
  input: quotationInput({ request_id: sent(sentText(RECORD_LIMITS.name, 'Without it a request is made')) }),
  conflicts: 'The request has a quotation; `data.quote_id` is its id',
  async write(fields, call) {
    const requestId = fields['request_id'] === undefined ? null : idOf(fields, 'request_id')
    if (requestId === null && lineOf(fields, 'customer_name') === '' && lineOf(fields, 'customer_id') === '')
      return NOBODY
    const header = call.headers.get('idempotency-key') ?? ''
    const key = (lineOf(fields, 'creation_key') || header).slice(0, RECORD_LIMITS.creationKey) || null
    return call.services.quotations.add({ requestId, key, fields }, staffOf(call))
  },
})

export const updateQuote = quotationWrite({
  path: '/api/quotes/update.php',
  summary: 'Saves fields and lines of a draft',
  input: quotationInput(named, NAMED),
  conflicts: 'Somebody else has saved it since, or it was sent',
  write: (fields, call) => call.services.quotations.save(seenIn(fields), fields, staffOf(call)),
})

export const sendQuote = quotationWrite({
  path: '/api/quotes/send.php',
  summary: 'Sends a draft: gives it its number, freezes it and makes its PDF',
  input: z
    .object({
      ...named,
      by: sent(
        sentChoice(SENDING_WAYS, '`mail` writes to the customer; with `link` the link is passed on otherwise; `both`'),
      ),
      cc: sent(
        sentList('Who gets the mail beside the customer: at most 5 addresses, also as a text with commas between them'),
      ),
      remind_customer: sent(
        sentFlag('Whether the customer gets one mail two days before the end; else as the draft says'),
      ),
      data_sheets: sent(
        sentFlag('Whether the data sheets of its products go with it, to the mail and the page of the request'),
      ),
      subject: sent(sentText(LETTER_LENGTHS.subject, 'Of the mail; empty for the usual one')),
      body: sent(
        sentText(
          LETTER_LENGTHS.body,
          'The same; `{name} {quote} {number} {total} {valid_until} {link}` are filled in when it is sent',
        ),
      ),
      ...everyWrite,
    })
    .meta({ required: NAMED }),
  conflicts: 'Somebody else has changed it since, it was sent, or its PDF could not be made; nothing was sent',
  async write(fields, call) {
    const letter = { subject: lineOf(fields, 'subject'), body: textBlockOf(fields, 'body') }
    const sentBy = lineOf(fields, 'by') || 'mail'
    const by = SENDING_WAYS.find((way) => way === sentBy)
    // A slip of the pen writes to nobody.
    if (!by) return UNKNOWN_WAY
    const form = recordForm(fields, { isNew: false })
    const [remindCustomer, dataSheets] = [form.flag('remind_customer'), form.flag('data_sheets') ?? false]
    if (Object.keys(form.problems).length > 0) return refusal(form.problems)
    const reminding = remindCustomer !== undefined && { remindCustomer }
    const sending = { by, ...letter, cc: fields['cc'], dataSheets, ...reminding }
    return call.services.quotations.send(seenIn(fields), sending, staffOf(call))
  },
})

export const approveQuote = quotationWrite({
  path: '/api/quotes/approve.php',
  summary: 'Approves a draft beyond the limits of discounts and prices, or sends it back with a word',
  access: 'price-limits',
  input: z
    .object({
      ...named,
      approved: sent(sentChoice(['yes', 'no'], '`no` sends it back')),
      word: sent(sentText(RECORD_LIMITS.snippet, 'For whoever asked')),
      ...everyWrite,
    })
    .meta({ required: NAMED }),
  conflicts: 'Somebody else has changed it since, or nobody asked for an approval',
  write(fields, call) {
    const decision = { isApproved: lineOf(fields, 'approved') !== 'no', word: lineOf(fields, 'word') }
    return call.services.quotations.decide(seenIn(fields), decision, staffOf(call))
  },
})

export const reviseQuote = quotationWrite({
  path: '/api/quotes/revise.php',
  summary: 'Copies what was sent into a draft of the next revision',
  input: z.object({ ...named, ...everyWrite }).meta({ required: NAMED }),
  conflicts: 'Somebody else has changed it since, it is a draft, or it was accepted',
  write: (fields, call) => call.services.quotations.revise(seenIn(fields), staffOf(call)),
})

export const withdrawQuote = quotationWrite({
  path: '/api/quotes/withdraw.php',
  summary: 'Takes back what was sent, before it is answered for good',
  input: z
    .object({ ...named, reason: sent(sentText(RECORD_LIMITS.snippet, 'For staff alone')), ...everyWrite })
    .meta({ required: NAMED }),
  conflicts: 'Somebody else has changed it since, or it was answered',
  write: (fields, call) =>
    call.services.quotations.withdraw(seenIn(fields), textBlockOf(fields, 'reason'), staffOf(call)),
})

export const makeProforma = quotationWrite({
  path: '/api/quotes/proforma.php',
  summary: 'Makes the proforma invoice of what was accepted, as a PDF with a number of its own; once of each quotation',
  input: z.object({ ...named, ...everyWrite }).meta({ required: NAMED }),
  conflicts: 'It was not accepted, somebody else has changed it since, or the PDF could not be made',
  write: (fields, call) => call.services.quotations.proforma(seenIn(fields), staffOf(call)),
})
