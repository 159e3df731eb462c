import { quotationForm } from '../../../content/admin/quotes/quotation-form.ts'
import { quotationChat } from '../../../content/admin/quotes/quotations.ts'
import { quotationMail } from '../../../content/quotations.ts'
import { quotationPath } from '../../../domain/accounts/staff-paths.ts'
import { groupedMoney, moneyText } from '../../../domain/quotes/halalas.ts'
import { QUOTATION_FIELDS } from '../../../domain/quotes/quotation-fields.ts'
import { toLineColumns, toLineValues } from '../../../domain/quotes/line-values.ts'
import { toQuotationDocument } from '../../../domain/quotes/quotation-document.ts'
import type { QuotationForm } from '../../../domain/quotes/quotation-form.ts'
import {
  isAnswerable,
  latestRevision,
  revisionState,
  type QuotationDossier,
  type QuotationRevision,
} from '../../../domain/quotes/quotation-record.ts'
import { revisionName, type QuotationDocument } from '../../../domain/quotes/quotation.ts'
import { formTexts } from '../../../domain/records/field.ts'
import { fillTexts } from '../../../domain/site/content/fill-texts.ts'
import { stockKey } from '../../../domain/products/stock.ts'
import { inLanguage } from '../../../domain/text/in-language.ts'
import { formatMoment } from '../../../domain/text/format-instant.ts'
import { formatDay } from '../../../domain/text/format.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { dayOfInstant } from '../../../domain/text/riyadh-time.ts'
import { localeOfStaff } from '../../actions/staff-form.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from '../../routes/admin/requests/+types/quote.ts'
import { formSections } from '../../ui/admin/form/form-sections.ts'
import type { FormValues } from '../../ui/admin/form/form-values.ts'
import { LINE_NAMES } from '../../ui/admin/quotes/quote-lines.ts'
import { notFound } from '../not-found.ts'

type Scene = { dossier: QuotationDossier; locale: Locale; today: string; shown: QuotationRevision }

/** A quotation as its address asks for it: its form, the page of sending, or what was sent. */
export async function loadQuotation({ request, url, params, context }: Route.LoaderArgs) {
  const { quotations, inbox, priceList } = context.get(servicesContext)
  const found = await quotations.get(params.quoteId)
  if (!found) throw notFound()
  const { dossier, message, url: statusUrl } = found
  const asked = Number(url.searchParams.get('revision'))
  const latest = latestRevision(dossier)
  const shown = dossier.revisions.find(({ revision }) => revision === asked) ?? latest
  const scene = { dossier, locale: localeOfStaff(request), today: dayOfInstant(new Date()), shown }
  const requestOf = message && { id: message.id, number: message.number ?? '' }
  if (shown !== latest || latest.state !== 'draft') {
    const staff = message?.assigneeId ? await inbox.listStaff() : []
    const owner = staff.find(({ id }) => id === message?.assigneeId)?.username ?? null
    return { step: 'sent' as const, ...toShown(scene, { request: requestOf, owner, statusUrl }) }
  }
  if (url.searchParams.get('step') === 'send') {
    return { step: 'send' as const, ...(await toSend(scene, statusUrl)) }
  }
  const prices = await priceList.pricesOf(latest.form.lines.map(({ stockCode }) => stockCode))
  return {
    step: 'form' as const,
    id: dossier.quotation.id,
    number: numberOf(scene),
    revision: latest.revision,
    version: dossier.quotation.version,
    values: toQuotationValues(latest.form),
    sections: quotationSections(scene.locale),
    request: requestOf,
    revisions: revisionLinks(scene),
    listPrices: pricesByCode(latest.form, prices),
  }
}

/** What stands in the form of a quotation, by the names of its fields. */
export function toQuotationValues({ lines, ...form }: QuotationForm): FormValues {
  return { ...formTexts(QUOTATION_FIELDS, form), ...toLineColumns(lines.map(toLineValues)) }
}

function quotationSections(locale: Locale) {
  const { sections, fields } = inLanguage(quotationForm, locale)
  const { lines: title, ...titles } = sections
  const lines = { id: 'lines', title, fields: [{ names: LINE_NAMES, label: title }] }
  return [...formSections(QUOTATION_FIELDS, titles, fields), lines]
}

function pricesByCode({ lines }: QuotationForm, prices: ReadonlyMap<string, number>): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(({ stockCode }) => {
      const price = prices.get(stockKey(stockCode))
      return price === undefined ? [] : [[stockCode, moneyText(BigInt(price))]]
    }),
  )
}

function numberOf({ dossier, shown }: Scene): string | null {
  const { number } = dossier.quotation
  return number === null ? null : revisionName(number, shown.revision)
}

function revisionLinks({ dossier, locale, today, shown }: Scene) {
  const { id, revision: latest } = dossier.quotation
  return dossier.revisions.toReversed().map((one) => ({
    revision: one.revision,
    state: revisionState(one, today),
    when: formatMoment(one.sentAt ?? one.createdAt, locale) ?? '',
    total: groupedMoney(moneyText(one.total)),
    path: quotationPath(id, one.revision === latest ? {} : { revision: String(one.revision) }),
    isShown: one === shown,
  }))
}

type About = { request: { id: string; number: string } | null; owner: string | null; statusUrl: string }

export type ShownQuotation = ReturnType<typeof toShown>

function toShown(scene: Scene, { request, owner, statusUrl }: About) {
  const { dossier, locale, today, shown } = scene
  const { quotation, answers } = dossier
  const isLatest = shown.revision === quotation.revision
  const isOpen = isAnswerable(shown, today)
  return {
    id: quotation.id,
    version: quotation.version,
    title: numberOf(scene) ?? '',
    state: revisionState(shown, today),
    document: shown.document,
    pdfPath: shown.pdfFile ? quotationPath(quotation.id, { pdf: String(shown.revision) }) : null,
    request,
    owner,
    sent: shown.sentAt
      ? {
          when: formatMoment(shown.sentAt, locale) ?? '',
          by: shown.sentBy,
          seen: shown.seenAt && formatMoment(shown.seenAt, locale),
        }
      : null,
    withdrawReason: shown.withdrawReason,
    answers: answers
      .filter(({ revision }) => revision === shown.revision)
      .map((answer) => ({
        ...answer,
        key: `${answer.answeredAt} ${answer.kind}`,
        when: formatMoment(answer.answeredAt, locale) ?? '',
      })),
    share: shown.document && isOpen ? toShare(shown.document, statusUrl) : null,
    canRevise: isLatest && shown.state !== 'accepted',
    canWithdraw: isLatest && isOpen,
    revisions: revisionLinks(scene),
  }
}

function toShare({ number, revision, customer, locale, validUntil, total }: QuotationDocument, url: string) {
  const name = revisionName(number ?? '', revision)
  const text = fillTexts(quotationChat[locale], {
    name: customer.name,
    quote: name,
    valid_until: formatDay(validUntil, locale) ?? validUntil,
    total: groupedMoney(total),
    link: url,
  })
  const phone = customer.phone.replaceAll(/\D/g, '')
  return { number: name, url, text, chat: `https://wa.me/${phone}?text=${encodeURIComponent(text)}` }
}

export type ToSend = Awaited<ReturnType<typeof toSend>>

async function toSend(scene: Scene, statusUrl: string) {
  const { dossier, today, shown } = scene
  const { form } = shown
  const document = toQuotationDocument(form, {
    number: dossier.quotation.number,
    revision: shown.revision,
    isDraft: true,
    date: today,
    statusUrl,
    house: NO_HOUSE,
  })
  return {
    id: dossier.quotation.id,
    version: dossier.quotation.version,
    title: numberOf(scene) ?? (form.customerCompany || form.customerName),
    document,
    email: form.customerEmail,
    subject: quotationMail.subject[form.locale],
    body: quotationMail.body[form.locale],
  }
}

/** Who quotes stands on the document, and not beside it. */
const NO_HOUSE: QuotationDocument['house'] = {
  nameAr: '',
  nameEn: '',
  addressAr: '',
  addressEn: '',
  phone: '',
  email: '',
  crNumber: '',
  vatNumber: '',
  logo: null,
}
