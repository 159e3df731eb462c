import { data } from 'react-router'
import { forbiddenWords } from '#content/forbidden.ts'
import { priceProblems, priceWords, savedMeanwhile } from '#content/admin/catalogue/prices.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { PRICES_PATH } from '#domain/accounts/staff-paths.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { priceText } from '#domain/prices/pack-price.ts'
import {
  PASTING,
  PASTING_REST,
  PRICE_CELLS,
  priceCellKey,
  SAVING,
  shownPrice,
  type PriceCell,
  type PricesResult,
  type ShownPrice,
  type PriceChange,
  type RefusedPrice,
  readPastedPrices,
  type PastedPrice,
  priceListSearch,
  readPriceListQuery,
} from '#domain/prices/prices-form.ts'
import type { Locale } from '#domain/text/locale.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import type { Route } from '../routes/admin/requests/+types/prices.ts'
import { redirectWithNotice, localeOfStaff, type StaffAnswer } from './staff-form.ts'

export async function savePricesForm(args: Route.ActionArgs) {
  const { request, url, context } = args
  const fields = context.get(fieldsContext)
  const intent = typedOf(fields, 'intent')
  const form: Saving = { args, intent, locale: localeOfStaff(request), path: listPath(url) }
  try {
    if (intent !== SAVING) return await savePasted(form)
    const isPasted = typedOf(fields, 'lines').trim() !== ''
    const saved = await saveRows(form)
    // A box that is filled is meant as well.
    return isPasted && saved instanceof Response ? await savePasted({ ...form, intent: PASTING }) : saved
  } catch (error) {
    if (error instanceof Forbidden) return answer(form, forbiddenWords.act[form.locale], 403)
    context.get(reportErrorContext)(error)
    return answer(form, priceWords.failed[form.locale], 503)
  }
}

type Saving = { args: Route.ActionArgs; intent: string; locale: Locale; path: string }

async function saveRows(form: Saving) {
  const { context } = form.args
  const typed = rowsOf(context.get(fieldsContext))
  const changes = typed.filter(({ changed }) => changed.length > 0)
  const wanted = changes.map(({ code, cells, changed, version }): PriceChange => {
    const said = (cell: PriceCell) => (changed.includes(cell) ? cells[cell] : undefined)
    return { stockCode: code, typed: said('price'), breaks: said('breaks'), groups: said('groups'), version }
  })
  const outcome = await context.get(servicesContext).priceList.save(wanted, context.get(staffContext))
  if (outcome.ok) {
    const { actId } = outcome.value
    return redirectWithNotice(form.path, actId ? 'prices-saved' : 'unchanged', { undo: actId })
  }
  const refused = outcome.failure.map((one) => ({ ...one, code: changes[one.place]!.code }))
  return answer(form, priceWords.refused[form.locale], 422, {
    errors: Object.fromEntries(refused.map((one) => [priceCellKey(cellOf(one), one.code), reasonOf(one, form.locale)])),
    values: Object.fromEntries(
      typed.flatMap(({ code, cells, changed }) => changed.map((cell) => [priceCellKey(cell, code), cells[cell]])),
    ),
    result: { wrong: [], current: Object.fromEntries(refused.flatMap(staleRow)) },
  })
}

function staleRow({ code, problem, current }: RefusedPrice & { code: string }): [string, ShownPrice][] {
  if (problem !== 'price-stale') return []
  return [[code, shownPrice(current)]]
}

function cellOf({ field }: RefusedPrice): PriceCell {
  return field === 'price_breaks' ? 'breaks' : field === 'group_prices' ? 'groups' : 'price'
}

async function savePasted(form: Saving) {
  const { context } = form.args
  const { locale } = form
  const text = typedOf(context.get(fieldsContext), 'lines')
  const values = { lines: text }
  const lines = readPastedPrices(text)
  if (!lines) return answer(form, '', 422, { values, errors: { lines: priceWords.tooMany[locale] } })
  if (lines.length === 0) return answer(form, '', 422, { values, errors: { lines: priceWords.paste.none[locale] } })
  const leavesWrong = form.intent === PASTING_REST
  const bare = lines.filter(({ price }) => price === undefined)
  const priced = lines.filter(({ price }) => price !== undefined)
  const wanted = priced.map(({ stockCode, price }): PriceChange => ({ stockCode, typed: price }))
  // A line without a price is wrong, too: what is not to be left out keeps all from being saved.
  const missing = leavesWrong || bare.length === 0 ? [] : bare.map(() => ({ stockCode: '', typed: '' }))
  const outcome = await context
    .get(servicesContext)
    .priceList.save([...wanted, ...missing], context.get(staffContext), { leavesWrong })
  const refused = (outcome.ok ? outcome.value.refused : outcome.failure).filter(({ place }) => place < priced.length)
  const wrong = [
    ...bare.map((line) => ({ line, reason: priceProblems['price-missing'][locale] })),
    ...refused.map((one) => ({ line: priced[one.place]!, reason: reasonOf(one, locale) })),
  ].toSorted((one, other) => one.line.line - other.line.line)
  const wrongRows = wrong.map(toWrong)
  if (!outcome.ok) {
    return answer(form, priceWords.paste.refused[locale](wrongRows.length), 422, {
      values,
      result: { current: {}, wrong: wrongRows },
    })
  }
  const { actId } = outcome.value
  if (wrongRows.length === 0)
    return redirectWithNotice(form.path, actId ? 'prices-saved' : 'unchanged', { undo: actId })
  const rest = wrong.map(({ line }) => line.text).join('\n')
  const result = { current: {}, wrong: wrongRows, act: actId }
  return answer(form, priceWords.paste.left[locale](wrongRows.length), 200, { values: { lines: rest }, result })
}

function toWrong({ line, reason }: { line: PastedPrice; reason: string }) {
  return { line: line.line, text: line.text, reason }
}

function reasonOf({ problem, current }: RefusedPrice, locale: Locale): string {
  const reason = priceProblems[problem][locale]
  return problem === 'price-stale' ? `${reason} ${savedMeanwhile[locale](priceText(current?.halalas))}` : reason
}

function rowsOf(fields: Readonly<Record<string, unknown>>) {
  const column = (name: string) => [fields[`${name}[]`] ?? []].flat().map(String)
  const versions = column('version')
  const columns = PRICE_CELLS.map((cell) => ({ cell, was: column(`was_${cell}`), now: column(cell) }))
  return column('code').map((code, place) => {
    const texts = columns.map(({ cell, was, now }) => [cell, now[place]?.trim() ?? was[place] ?? ''] as const)
    const cells = Object.fromEntries(texts) as Record<PriceCell, string>
    const changed = columns.filter(({ cell, was }) => cells[cell] !== (was[place] ?? '')).map(({ cell }) => cell)
    return { code, cells, changed, version: Number(versions[place]) || 0 }
  })
}

/** The list as it was looked at, without what an earlier save has left in its address. */
function listPath({ searchParams }: URL): string {
  return PRICES_PATH + priceListSearch(readPriceListQuery(searchParams))
}

type AnswerParts = Partial<Pick<StaffAnswer<PricesResult>, 'errors' | 'values' | 'result'>>

function answer({ intent }: Saving, message: string, status: number, { errors = {}, ...parts }: AnswerParts = {}) {
  const said: StaffAnswer<PricesResult> = { ok: status === 200, intent, message, errors, ...parts }
  return data(said, { status })
}
