import { formatMoment } from '#domain/text/format-instant.ts'
import { formatDay, groupedDecimal } from '#domain/text/format.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { choiceGroups, type ChoiceGroup, type LineRole } from './line-choice.ts'
import { agreedDocument, cartonPrice } from './quotation-document.ts'
import { isAnswerable, sentRevision, type CustomerAnswer, type QuotationDossier } from './quotation-record.ts'
import { revisionName, type DeclineReason, type QuotationDocumentLine } from './quotation.ts'
import type { LineUnit } from './quote-line.ts'

export type OfferLine = {
  /** From 1, as an answer names it. */
  place: number
  isHeading: boolean
  role: LineRole | ''
  /** Of a carton; '' for pieces. */
  cartonPrice: string
  code: string
  name: string
  quantity: string
  unitPrice: string
  /** Whether that is of a piece, and not of a unit of its own. */
  isEach: boolean
  /** Of the line, in percent; '' for none. */
  discount: string
  net: string
  note: string
}

export type OfferAmount = Pick<QuotationDocumentLine, 'kind' | 'role' | 'net' | 'gross' | 'vatRate'>

/** A quotation as its customer reads it, in one language; money with its currency. */
export type OfferView = {
  /** `QT-2026-00017-R2`. */
  name: string
  revision: number
  validUntil: string
  lines: OfferLine[]
  subtotal: string
  /** What the customer chooses among when accepting. */
  choices: ChoiceGroup[]
  /** For sums of what is chosen, line by line. */
  amounts: OfferAmount[]
  /** '' where nothing was taken off. */
  discountTotal: string
  vat: { rate: string; amount: string }[]
  total: string
  delivery: string
  payment: string
  terms: string
  /** Whether it waits for an answer. */
  isOpen: boolean
  isSeen: boolean
  acceptedBy: string
  poNumber: string
  /** The number of the proforma invoice; '' before there is one. */
  proforma: string
  /** Every revision that was sent, newest first. */
  files: { revision: number; name: string; when: string }[]
}

/** How it is told. */
export type OfferWords = {
  counted(line: { qty: number; unit: LineUnit; unit_word?: string }, locale: Locale): string
  money: Localized<(amount: string) => string>
}

/** What was sent last, as it was frozen; null before that, and where staff have taken it back. */
export function toOfferView(dossier: QuotationDossier, words: OfferWords, scene: OfferScene): OfferView | null {
  const { locale, today } = scene
  const sent = sentRevision(dossier)
  const document = sent && (sent.state === 'accepted' ? agreedDocument(sent) : sent.document)
  if (!sent || !document || sent.state === 'withdrawn') return null
  const money = (amount: string) => words.money[locale](groupedDecimal(amount))
  const accepted = dossier.answers.find(({ kind }) => kind === 'accept')
  const pick = (ar: string, en: string) => (locale === 'ar' ? ar || en : en || ar)
  return {
    name: revisionName(document.number ?? '', sent.revision),
    revision: sent.revision,
    validUntil: formatDay(sent.validUntil, locale) ?? '',
    lines: document.lines.map((line, at) => ({
      place: at + 1,
      isHeading: line.kind === 'heading',
      role: line.role ?? '',
      cartonPrice: line.unit === 'carton' ? money(cartonPrice(line)) : '',
      code: line.stockCode,
      name: pick(line.nameAr, line.nameEn),
      quantity: quantityOf(line, words, locale),
      unitPrice: money(line.unitPrice),
      isEach: !line.unitWord,
      discount: isZero(line.discount) ? '' : trimmed(line.discount),
      net: money(line.net),
      note: line.note,
    })),
    choices: choiceGroups(document.lines),
    amounts: document.lines.map(({ kind, role, net, gross, vatRate }) => ({ kind, role, net, gross, vatRate })),
    subtotal: money(document.subtotal),
    discountTotal: isZero(document.discountTotal) ? '' : money(document.discountTotal),
    vat: document.vat.map(({ rate, amount }) => ({ rate: String(rate), amount: money(amount) })),
    total: money(document.total),
    delivery: pick(document.deliveryAr, document.deliveryEn),
    payment: pick(document.paymentAr, document.paymentEn),
    terms: pick(document.termsAr, document.termsEn),
    isOpen: isAnswerable(sent, today),
    isSeen: sent.seenAt !== null,
    acceptedBy: accepted?.acceptedBy ?? '',
    poNumber: accepted?.poNumber ?? '',
    proforma: dossier.quotation.proforma?.number ?? '',
    files: sentRevisions(dossier)
      .map(({ revision, name, at }) => ({ revision, name, when: formatMoment(at, locale) ?? '' }))
      .toReversed(),
  }
}

export type OfferScene = { locale: Locale; today: string }

/** What delivery costs is counted in nothing. */
function quantityOf(
  { kind, qty, unit, unitWord }: QuotationDocumentLine,
  { counted }: OfferWords,
  locale: Locale,
): string {
  if (kind === 'delivery' && qty === 1) return ''
  return counted(unitWord ? { qty, unit: 'other', unit_word: unitWord } : { qty, unit }, locale)
}

function isZero(amount: string): boolean {
  return /^[0.]*$/.test(amount)
}

/** `12.50` is `12.5`, `10.00` is `10`. */
function trimmed(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
}

/** Which revisions went out, the first one first. */
export function sentRevisions({ quotation, revisions }: QuotationDossier) {
  return revisions.flatMap(({ revision, sentAt, document, pdfFile, state }) =>
    sentAt === null || document === null || pdfFile === null || state === 'draft'
      ? []
      : [{ revision, at: sentAt, name: revisionName(quotation.number ?? '', revision) }],
  )
}

export type OfferEvent = {
  kind: 'quoted' | 'withdrawn' | 'proforma' | CustomerAnswer['kind']
  at: string
  /** A name or words of the customer. */
  text: string
  reason: DeclineReason | ''
}

/** What has become of a quotation, as its customer follows it. */
export function offerEvents(dossier: QuotationDossier): OfferEvent[] {
  const sent = sentRevisions(dossier).map(({ at, name }) => ({
    kind: 'quoted' as const,
    at,
    text: name,
    reason: '' as const,
  }))
  const answers = dossier.answers.map(({ kind, answeredAt, acceptedBy, poNumber, message, reason }) => ({
    kind,
    at: answeredAt,
    text: kind === 'accept' ? [acceptedBy, poNumber].filter((part) => part !== '').join(' · ') : message,
    reason,
  }))
  const withdrawn = dossier.revisions.flatMap(({ state, sentAt, endedAt, revision }) =>
    state === 'withdrawn' && sentAt !== null && endedAt !== null
      ? [
          {
            kind: 'withdrawn' as const,
            at: endedAt,
            text: revisionName(dossier.quotation.number ?? '', revision),
            reason: '' as const,
          },
        ]
      : [],
  )
  const { proforma } = dossier.quotation
  const invoiced = proforma
    ? [{ kind: 'proforma' as const, at: proforma.at, text: proforma.number, reason: '' as const }]
    : []
  return [...sent, ...answers, ...withdrawn, ...invoiced]
}
