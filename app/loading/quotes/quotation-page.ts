import { lineCellNames, quotationForm, quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { quotationChat } from '#content/admin/quotes/quotations.ts'
import { quotationMail } from '#content/quotations.ts'
import { proformaPath, quotationPath, quotationPdfPath } from '#domain/accounts/staff-paths.ts'
import { toCustomerDto } from '#domain/customers/customer.ts'
import { groupedMoney, moneyText } from '#domain/quotes/halalas.ts'
import { QUOTATION_FIELDS } from '#domain/quotes/quotation-fields.ts'
import { LINE_CELLS } from '#domain/quotes/line-cells.ts'
import { can } from '#domain/accounts/permissions.ts'
import { maySeeCost, type PackLimits } from '#domain/prices/pack-price.ts'
import { groupOf, type PriceGroup } from '#domain/prices/price-terms.ts'
import { stockKey } from '#domain/products/stock.ts'
import { reopened } from '#domain/quotes/line-form.ts'
import { toLineColumns, toLineValues, type ListedPack } from '#domain/quotes/line-values.ts'
import type { QuotationForm } from '#domain/quotes/quotation-form.ts'
import { agreedDocument } from '#domain/quotes/quotation-document.ts'
import {
  isAnswerable,
  latestRevision,
  revisionState,
  type Approval,
  type QuotationRevision,
} from '#domain/quotes/quotation-record.ts'
import { revisionName, type QuotationDocument } from '#domain/quotes/quotation.ts'
import { formTexts } from '#domain/fields/field.ts'
import { fillTexts } from '#domain/site/content/fill-texts.ts'
import { inLanguage, type Locale, type Localized } from '#domain/text/locale.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { formatDay } from '#domain/text/format.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { servicesContext, staffContext, type AppServices } from '#app/context.ts'
import type { Route } from '../../routes/admin/requests/+types/quote.ts'
import { formSections } from '#app/ui/admin/form/form-sections.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import { LINE_NAMES } from '#app/ui/admin/quotes/quote-lines.ts'
import { notFound } from '#app/loading/not-found.ts'

type Scene = { dossier: OpenedQuotation; locale: Locale; today: string; shown: QuotationRevision }

type OpenedQuotation = NonNullable<Awaited<ReturnType<AppServices['quotations']['open']>>>

/** A quotation as its address asks for it: its form, the page of sending, or what was sent. */
export async function loadQuotation({ request, url, params, context }: Route.LoaderArgs) {
  const { role } = context.get(staffContext)
  const { quotations, priceList, settings, inbox, content, openDrafts, deskCustomers } = context.get(servicesContext)
  const dossier = await quotations.open({ id: params.quoteId })
  if (!dossier) throw notFound()
  const { id } = dossier.quotation
  const asked = Number(url.searchParams.get('revision'))
  const latest = latestRevision(dossier)
  const shown = dossier.revisions.find(({ revision }) => revision === asked) ?? latest
  const scene = { dossier, locale: localeOfStaff(request), today: dayOfInstant(new Date()), shown }
  const about = requestOf(dossier)
  if (shown !== latest || latest.state !== 'draft') {
    const assignee = dossier.request?.assigneeId
    const [staff, document] = await Promise.all([
      assignee ? inbox.listStaff() : [],
      // One that was withdrawn before it was ever sent has none of its own.
      (shown.state === 'accepted' ? agreedDocument(shown) : shown.document) ??
        (shown === latest ? quotations.document(id) : null),
    ])
    const owner = staff.find((member) => member.id === assignee)?.username ?? null
    const { bankIban } = await settings.get()
    return { step: 'sent' as const, ...toShown(scene, { document, owner, hasBank: bankIban !== '' }) }
  }
  if (url.searchParams.get('step') === 'send') {
    const [document, templates] = await Promise.all([quotations.document(id), content.list('template')])
    const letters = templates.filter(({ kind }) => kind === 'quote')
    const wanted = url.searchParams.get('template')
    // Unless another one is chosen, the first of them begins the mail.
    const letter = letters.find((one) => one.id === wanted) ?? letters[0] ?? null
    const places = latest.approval === 'asked' ? await quotations.beyond(latest.form) : []
    const beyond = places.map((place) => `${place} (${namedLine(latest.form.lines[place - 1]!, scene.locale)})`)
    const mayDecide = can(role, 'price-limits')
    const approval = { state: latest.approval, word: latest.approvalWord, beyond, mayDecide }
    return { step: 'send' as const, approval, ...toSend(scene, document!, { letter, letters }) }
  }
  const other = openDrafts.open(id, context.get(staffContext))
  const customerId = dossier.request?.customerId
  const customer = customerId ? await deskCustomers.get(customerId) : null
  const codes = latest.form.lines.map(({ stockCode }) => stockCode)
  const site = await settings.get()
  const limits = maySeeCost(role, site) ? await priceList.limitsOf(codes) : null
  return {
    step: 'form' as const,
    id,
    openedBy: other && { name: other.name, when: formatMoment(other.at, scene.locale) ?? '' },
    number: numberOf(scene),
    revision: latest.revision,
    version: dossier.quotation.version,
    values: toQuotationValues(withListPrices(latest.form, dossier.packs, site.priceGroups)),
    sections: quotationSections(scene.locale),
    request: about,
    revisions: revisionLinks(scene),
    listed: listedPacks(dossier, latest.form, limits),
    groups: site.priceGroups,
    approval: { state: latest.approval, word: latest.approvalWord },
    customer: customer && toCustomerDto(customer),
  }
}

function withListPrices(
  form: QuotationForm,
  packs: OpenedQuotation['packs'],
  groups: readonly PriceGroup[],
): QuotationForm {
  const group = groupOf(groups, form.priceGroup)
  const lines = form.lines.map((line, place) => reopened(line, packs[place] ?? null, group))
  return { ...form, lines }
}

function namedLine({ stockCode, nameAr, nameEn }: QuotationForm['lines'][number], locale: Locale): string {
  return stockCode || (locale === 'ar' ? nameAr || nameEn : nameEn || nameAr)
}

/** What stands in the form of a quotation, by the names of its fields. */
export function toQuotationValues({ lines, ...form }: QuotationForm): FormValues {
  return { ...formTexts(QUOTATION_FIELDS, form), ...toLineColumns(lines.map(toLineValues)) }
}

/** Code and names. */
const KEY_CELLS = [1, 2, 3]

function quotationSections(locale: Locale) {
  const { sections, fields } = inLanguage(quotationForm, locale)
  const { lines: title, ...titles } = sections
  const { item: row, kinds, piece, carton } = inLanguage(quotationLines, locale)
  const cells = LINE_CELLS.map((cell) => lineCellNames[cell][locale])
  const rows = { row, cells, words: { ...kinds, piece, carton: carton('') }, keys: KEY_CELLS }
  const lines = { id: 'lines', title, fields: [{ names: LINE_NAMES, label: title, rows }] }
  return [...formSections(QUOTATION_FIELDS, titles, fields), lines]
}

function requestOf({ request }: OpenedQuotation) {
  return request && { id: request.id, number: request.number ?? '' }
}

/** What the price list says of its packs now. */
function listedPacks(
  { packs }: OpenedQuotation,
  { lines }: QuotationForm,
  limits: ReadonlyMap<string, PackLimits> | null,
): Record<string, ListedPack> {
  return Object.fromEntries(
    lines.flatMap(({ stockCode }, place) => {
      const pack = packs[place]
      const cost = limits?.get(stockKey(stockCode))?.cost ?? null
      return pack ? [[stockCode, { price: pack.price, terms: pack.terms, cost }]] : []
    }),
  )
}

function numberOf({ dossier, shown }: Scene): string | null {
  const { number } = dossier.quotation
  return number === null ? null : revisionName(number, shown.revision)
}

function revisionLinks({ dossier, locale, today, shown }: Scene) {
  const { id, revision: latest } = dossier.quotation
  return dossier.revisions
    .toReversed()
    .map((one) => ({
      revision: one.revision,
      state: revisionState(one, today),
      when: formatMoment(one.sentAt ?? one.createdAt, locale) ?? '',
      total: groupedMoney(moneyText(one.total)),
      path: quotationPath(id, one.revision === latest ? {} : { revision: String(one.revision) }),
      isShown: one === shown,
    }))
}

export type ShownQuotation = ReturnType<typeof toShown>

type Beside = { document: QuotationDocument | null; owner: string | null; hasBank: boolean }

function toShown(scene: Scene, { document, owner, hasBank }: Beside) {
  const { dossier, locale, today, shown } = scene
  const { quotation, answers } = dossier
  const isLatest = shown.revision === quotation.revision
  const isSent = shown.revision === quotation.sentRevision
  const isOpen = isAnswerable(shown, today)
  return {
    id: quotation.id,
    version: quotation.version,
    title: numberOf(scene) ?? '',
    state: revisionState(shown, today),
    document,
    isFrozen: shown.document !== null,
    pdfPath: shown.pdfFile ? quotationPdfPath(quotation.id, shown.revision) : null,
    request: requestOf(dossier),
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
    share: shown.document && isSent && isOpen ? toShare(shown.document, dossier.request?.url ?? '') : null,
    canRevise: isLatest && shown.state !== 'accepted',
    proforma: quotation.proforma && { number: quotation.proforma.number, path: proformaPath(quotation.id) },
    canProforma: shown.state === 'accepted' && quotation.proforma === null,
    hasBank,
    canWithdraw: isSent && isOpen,
    /** Makes a second press on the button that copies it harmless. */
    copyKey: crypto.randomUUID(),
    revisions: revisionLinks(scene),
  }
}

function toShare({ number, revision, customer, locale, validUntil, total }: QuotationDocument, url: string) {
  const name = revisionName(number ?? '', revision)
  const filled = fillTexts(quotationChat[locale], {
    name: customer.name,
    quote: name,
    valid_until: formatDay(validUntil, locale) ?? validUntil,
    total: groupedMoney(total),
    link: url,
  })
  const replaced = revision > 1 ? quotationMail.replaces[locale](revisionName(number ?? '', revision - 1)) : ''
  const text = [filled, replaced].filter(Boolean).join('\n')
  const phone = customer.phone.replaceAll(/\D/g, '')
  return { number: name, url, text, chat: `https://wa.me/${phone}?text=${encodeURIComponent(text)}` }
}

export type ToSend = ReturnType<typeof toSend> & {
  /** `beyond`: the lines that it waits for. */
  approval: { state: Approval; word: string; beyond: string[]; mayDecide: boolean }
}

type Letter = { id: string; label: Localized; subject: Localized; body: Localized }
type Letters = { letter: Letter | null; letters: Letter[] }

function toSend(scene: Scene, document: QuotationDocument, { letter, letters }: Letters) {
  const { dossier, shown } = scene
  const { form } = shown
  const { subject, body } = letter ?? quotationMail
  return {
    id: dossier.quotation.id,
    version: dossier.quotation.version,
    title: form.customerCompany || form.customerName,
    number: numberOf(scene) ?? dossier.request?.number ?? '',
    document,
    email: form.customerEmail,
    subject: subject[form.locale],
    body: body[form.locale],
    template: letter?.id ?? '',
    templates: letters.map(({ id, label }) => ({ id, label })),
  }
}
