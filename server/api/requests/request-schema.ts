import { z } from 'zod'
import { LOST_REASONS, OUTCOMES } from '#domain/follow-up/follow-up.ts'
import { CAME_BY, MESSAGE_STATES } from '#domain/messages/message.ts'
import { QUOTE_UNITS } from '#domain/quotes/quote-line.ts'
import { LOCALES } from '#domain/text/locale.ts'

const moment = z.string().nullable().meta({ description: 'ISO 8601 in UTC' })

/** A request with its lines, files and quotations. */
export const requestSchema = z.object({
  request_id: z.string(),
  number: z.string().nullable().meta({ description: '`RQ-2026-00042`; null of those from before there were numbers' }),
  state: z.enum(MESSAGE_STATES),
  outcome: z.enum(OUTCOMES).nullable(),
  outcome_value: z.string().nullable().meta({ description: 'SAR without VAT, with two decimals' }),
  lost_reason: z.enum(LOST_REASONS).nullable(),
  outcome_note: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  project: z.string(),
  needed_by: z.string(),
  contact_by: z.string(),
  source: z.enum(CAME_BY),
  locale: z.enum(LOCALES),
  product_id: z.string().nullable(),
  items: z.array(
    z.object({
      stock_code: z.string(),
      product_id: z.string().nullable(),
      qty: z.number(),
      unit: z.enum(QUOTE_UNITS),
      pieces: z.number().nullable().meta({ description: 'Null where nobody knows how many a carton holds' }),
      note: z.string(),
      text: z.string().meta({ description: 'A line that is not in the catalogue' }),
    }),
  ),
  details: z.string(),
  due_at: moment,
  overdue: z.boolean(),
  answered_at: moment,
  remind_at: moment,
  remind_note: z.string(),
  held: z.boolean(),
  duplicate_of: z.string().nullable().meta({ description: 'The `request_id` of the first one' }),
  assignee: z.string().nullable().meta({ description: 'Username' }),
  files: z.array(
    z.object({ file_id: z.string(), name: z.string(), type: z.string(), bytes: z.number(), created_at: z.string() }),
  ),
  quotes: z.array(
    z.object({ quote_id: z.string(), number: z.string().nullable(), revision: z.number(), state: z.string() }),
  ),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})
