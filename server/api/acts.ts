import { z } from 'zod'
import { undoLookWords } from '#content/imports/undo-look.ts'
import { recordMessages } from '#content/record-messages.ts'
import { ANY_WRITE } from '#domain/kinds.ts'
import { textsOf } from '#domain/fields/lists.ts'
import { sentFlag, sentList, sentText } from '#domain/fields/wire.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { STAFF_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked, endpoint, notFound, staffOf } from './endpoint.ts'
import { everyWrite, sent } from './record-schemas.ts'

const kept = z.object({
  product_id: z.string(),
  kind: z.string(),
  name: z.string(),
  saved_at: z.string(),
  by: z.string(),
  key: z.string().meta({ description: 'For `also[]`' }),
})

export const undoAct = endpoint({
  method: 'POST',
  path: '/api/acts/undo.php',
  summary: 'Takes back all that one act did, such as an import; with `dry_run` only says what it would do',
  access: ANY_WRITE,
  rates: [RATES.staffWrites],
  body: STAFF_FORM,
  input: z
    .object({
      act: sent(sentText(100, 'Its id')),
      'also[]': sent(sentList('Keys of records that go back although they were saved since')),
      dry_run: sent(sentFlag('1 changes nothing')),
      ...everyWrite,
    })
    .meta({ required: ['act'] }),
  output: z.object({ act: z.string().nullable(), undone: z.number(), binned: z.number(), kept: z.array(kept) }),
  cache: 'none',
  refusals: { 404: 'No such act', 409: 'Already undone, or too late' },
  failure: 'Failed to undo',
  async handle(fields, call) {
    const locale = languageAsked(fields, call) ?? 'en'
    const { records, longActs } = call.services
    const by = staffOf(call)
    const act = typeof fields.act === 'string' ? fields.act : ''
    if (act === '') {
      const message = recordMessages.idMissing[locale]('act')
      return { ok: false, status: 422, message, fields: { act: message } }
    }
    const looked = await records.look(act, by)
    if (!looked.ok) {
      const message = undoLookWords.refusals[looked.failure][locale]
      return looked.failure === 'impossible' ? notFound(message) : { ok: false, status: 409, message }
    }
    const sentAlso = fields['also[]']
    const also = sentAlso === undefined ? [] : (textsOf([sentAlso].flat()) ?? [])
    const left = looked.value.kept.filter(({ key }) => !also.includes(key))
    const found = {
      undone: looked.value.undone + looked.value.kept.length - left.length,
      binned: looked.value.binned,
      kept: left.map(({ key, kind, id, name, savedAt, by: who }) => {
        return { product_id: id, kind, name: name[locale], saved_at: savedAt, by: who, key }
      }),
    }
    const isDry = ['1', 1, true, 'true'].some((yes) => yes === fields.dry_run)
    if (isDry) return { ok: true, data: { act: null, ...found }, isPrivate: true }
    const outcome = await longActs.undo({ actId: act, isConfirmed: false, path: '', also }, by)
    if (!outcome.ok) return { ok: false, status: 409, message: undoLookWords.refusals[outcome.failure][locale] }
    const undoing = 'underWay' in outcome.value ? outcome.value.underWay : outcome.value.actId
    return { ok: true, data: { act: undoing, ...found }, isPrivate: true }
  },
})
