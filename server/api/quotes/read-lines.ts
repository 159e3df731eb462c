import { z } from 'zod'
import { forms } from '../../../content/forms.ts'
import { itemsMalformed } from '../../../content/pages/quote.ts'
import { toLineView } from '../../../domain/quotes/listed-line.ts'
import { readItems } from '../../../domain/quotes/quote-line.ts'
import { RATES } from '../../middleware/rate-limit.ts'
import { LIST_FORM } from '../../web/request/body-rules.ts'
import { languageAsked } from '../call-language.ts'
import { endpoint } from '../endpoint.ts'
import { optionalText, sendingFields } from '../mails/request-fields.ts'

/** What a pasted list may be long. */
const MOST_PASTED = 64 * 1024

export const readLines = endpoint({
  method: 'POST',
  path: '/api/quotes/lines.php',
  summary: 'Tells what the catalogue knows of the lines of a list, and reads pasted ones',
  access: 'public',
  rates: [RATES.reads],
  body: LIST_FORM,
  input: z.object({
    items: z.unknown().optional().describe('A JSON list of lines, as quotes/request.php takes them'),
    lines: optionalText.describe('Lines as they were pasted, one item each'),
    locale: sendingFields.locale,
  }),
  output: z.object({ lines: z.array(z.object({}).loose()).describe('In the order of the list, the pasted ones last') }),
  cache: 'none',
  failure: 'The lines could not be read',
  async handle(fields, call) {
    const locale = languageAsked(fields, call) ?? 'en'
    const items = readItems(fields.items)
    if (!items || (items.length === 0 && !fields.lines && fields.items === undefined))
      return { ok: false, status: 422, message: forms.invalid[locale], fields: { items: itemsMalformed[locale] } }
    const { quoteLists } = call.services
    const pasted = await quoteLists.readPasted(String(fields.lines ?? '').slice(0, MOST_PASTED))
    const known = await quoteLists.know([...items, ...pasted])
    return { ok: true, data: { lines: known.map((line) => toLineView(line, locale)) }, isPrivate: true }
  },
})
