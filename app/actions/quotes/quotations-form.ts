import { data } from 'react-router'
import { quotationList } from '#content/admin/quotes/quotations.ts'
import { quotationPath, QUOTES_PATH } from '#domain/accounts/staff-paths.ts'
import { actorOf } from '#domain/accounts/caller.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { readQuotationsQuery } from '#domain/quotes/quotations-query.ts'
import { listSearch } from '#domain/search/list-search.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from '../../routes/admin/requests/+types/quotes.ts'
import { redirectWithNotice, answerForm, localeOfStaff } from '#app/actions/staff-form.ts'
import { toOutcome } from './quotation-form.ts'

const MOST_SELECTED = 200
const words = { done: { ar: '', en: '' }, unknown: quotationList.failed, failed: quotationList.failed }

/** Begins a quotation, or does something with those that are marked. */
export async function receiveQuotations(args: Route.ActionArgs) {
  const intent = typedOf(args.context.get(fieldsContext), 'intent')
  if (intent === 'begin') return begin(args)
  if (intent === 'assign' || intent === 'withdraw') return doWithMarked(args, intent)
  throw notFound()
}

/** One for a request, or one by itself; a request has one, to which this leads. */
async function begin(args: Route.ActionArgs) {
  const { context } = args
  const fields = context.get(fieldsContext)
  const { quotations } = context.get(servicesContext)
  const draft = {
    requestId: typedOf(fields, 'request_id') || null,
    key: typedOf(fields, 'creation_key').slice(0, 100) || null,
    fields: { customer_id: typedOf(fields, 'customer_id') },
  }
  const answer = await answerForm(args, {
    intent: 'begin',
    words,
    work: async () => {
      const begun = await quotations.add(draft, context.get(staffContext))
      const there = !begun.ok && begun.failure.kind === 'conflict' ? begun.failure.quoteId : undefined
      return there === undefined ? toOutcome(begun) : { ok: true as const, value: { id: there, version: 0 } }
    },
  })
  const { result } = answer.data
  if (!answer.data.ok || !result) return answer
  return redirectWithNotice(quotationPath(result.id), 'quotation-begun')
}

async function doWithMarked(args: Route.ActionArgs, intent: 'assign' | 'withdraw') {
  const { context, url, request } = args
  const fields = context.get(fieldsContext)
  const locale = localeOfStaff(request)
  const ids = [fields['id[]'] ?? []].flat().filter((id) => typeof id === 'string')
  const refused = (text: string, errors = {}) => data({ ok: false, intent, message: text, errors }, { status: 422 })
  if (ids.length === 0) return refused(quotationList.none[locale])
  const { quotations, inbox } = context.get(servicesContext)
  const by = context.get(staffContext)
  const some = ids.slice(0, MOST_SELECTED)
  const answer = await answerForm(args, {
    intent,
    words,
    work: async () => {
      let done = 0
      for (const id of some) {
        const opened = await quotations.open({ id })
        if (!opened) continue
        const outcome =
          intent === 'withdraw'
            ? await quotations.withdraw(opened.quotation, typedOf(fields, 'reason'), by)
            : opened.request && (await inbox.assign(opened.request, typedOf(fields, 'owner') || null, actorOf(by)))
        if (outcome?.ok) done += 1
      }
      return { ok: true as const, value: { done, left: some.length - done } }
    },
  })
  const { result } = answer.data
  if (!answer.data.ok || !result) return answer
  const { done, left } = result
  if (left > 0) return refused(quotationList.left[locale](done, left))
  const path = QUOTES_PATH + listSearch(readQuotationsQuery(url.searchParams))
  return redirectWithNotice(path, intent === 'assign' ? 'quotations-assigned' : 'quotations-withdrawn')
}
