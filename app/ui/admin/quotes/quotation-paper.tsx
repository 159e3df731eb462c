import { quotationForm, quotationLines, quotationTotals } from '#content/admin/quotes/quotation-form.ts'
import { quotationWords, sendQuotation } from '#content/admin/quotes/quotations.ts'
import { countedLine } from '#content/pages/quote.ts'
import { groupedMoney, halalasOf, moneyText } from '#domain/quotes/halalas.ts'
import { cartonPrice } from '#domain/quotes/quotation-document.ts'
import type { QuotationDocument, QuotationDocumentLine } from '#domain/quotes/quotation.ts'
import type { Locale } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { SumList } from './quote-totals.tsx'

/** What a quotation says, as its customer reads it. Lines without a price say so. */
export function QuotationPaper({ document }: { document: QuotationDocument }) {
  const { sections } = useWords(quotationForm)
  const { lines: caption } = useWords(sendQuotation)
  const { roles } = useWords(quotationLines)
  const { lines } = document
  const options = lines.filter(({ role }) => role)
  return (
    <article className="card quote-paper" aria-label={document.number ?? sections.lines}>
      <Customer document={document} />
      <Lines caption={caption} lines={lines.filter(({ role }) => !role)} />
      <Sums document={document} />
      {options.length > 0 && (
        <section>
          <h3 className="quote-cell-label">{roles.options}</h3>
          <Lines caption={roles.options} lines={options} />
        </section>
      )}
      <Terms document={document} />
    </article>
  )
}

type PaperProps = { document: QuotationDocument }

function Customer({ document: { customer, date, validUntil } }: PaperProps) {
  const { facts } = useWords(quotationWords)
  const { fields } = useWords(quotationForm)
  const { name, company, phone, email, vat, cr, address } = customer
  return (
    <div className="cluster-16/40 justify-between">
      <div>
        <p className="quote-cell-label">{facts.customer}</p>
        <p className="strong-18">
          <bdi>{company || name}</bdi>
        </p>
        {company && name && (
          <p>
            <bdi>{name}</bdi>
          </p>
        )}
        <p className="admin-row-quiet cluster-0/12">
          {[phone, email]
            .filter((part) => part !== '')
            .map((part) => (
              <Ltr key={part}>{part}</Ltr>
            ))}
        </p>
        {address && (
          <p className="admin-row-quiet">
            <bdi>{address}</bdi>
          </p>
        )}
      </div>
      <dl className="quote-paper-facts">
        <Fact term={facts.date}>{date}</Fact>
        <Fact term={facts.validUntil}>{validUntil}</Fact>
        {vat && <Fact term={fields.customerVat}>{vat}</Fact>}
        {cr && <Fact term={fields.customerCr}>{cr}</Fact>}
      </dl>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="quote-sum">
      <dt>{term}</dt>
      <dd>
        <Ltr className="quote-money">{children}</Ltr>
      </dd>
    </div>
  )
}

function Lines({ caption, lines }: { caption: string; lines: QuotationDocument['lines'] }) {
  const words = useWords(quotationLines)
  return (
    <table className="quote-paper-lines">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.price}</th>
          <th scope="col">{words.discount}</th>
          <th scope="col">{words.vat}</th>
          <th scope="col">{words.net}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          <Line key={place} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ line }: { line: QuotationDocumentLine }) {
  const words = useWords(quotationLines)
  const locale = useLocale()
  if (line.kind === 'heading')
    return (
      <tr>
        <th scope="colgroup" colSpan={6}>
          <CodedText text={locale === 'ar' ? line.nameAr : line.nameEn} />
        </th>
      </tr>
    )
  return (
    <tr>
      <th scope="row">
        {line.stockCode && <Ltr className="quote-code">{line.stockCode}</Ltr>}
        <span className="semibold">
          <CodedText text={locale === 'ar' ? line.nameAr : line.nameEn} />
        </span>
        {line.role && <Badge>{words.roles[line.role]}</Badge>}
        {line.note && (
          <span className="admin-row-quiet" dir="auto">
            {line.note}
          </span>
        )}
      </th>
      <td data-label={words.quantity}>{counted(line, locale)}</td>
      <td data-label={words.price}>
        <Money text={line.unitPrice} none={words.noPrice} />
        {line.unit === 'carton' && line.unitPrice !== '' && (
          <span className="admin-row-quiet">
            <CodedText text={words.perCarton(groupedMoney(cartonPrice(line)))} />
          </span>
        )}
      </td>
      <td data-label={words.discount}>
        {Number(line.discount) === 0 ? '—' : <Ltr className="quote-money">{`${Number(line.discount)}%`}</Ltr>}
      </td>
      <td data-label={words.vat}>
        <Ltr className="quote-money">{`${line.vatRate}%`}</Ltr>
      </td>
      <td data-label={words.net}>
        <Money text={line.net} none={words.noPrice} />
      </td>
    </tr>
  )
}

function counted({ qty, unit, unitWord }: QuotationDocumentLine, locale: Locale): string {
  return countedLine(unitWord ? { qty, unit: 'other', unit_word: unitWord } : { qty, unit }, locale)
}

function Money({ text, none }: { text: string; none: string }) {
  if (text === '') return <span className="quote-unpriced">{none}</span>
  return <Ltr className="quote-money">{groupedMoney(text)}</Ltr>
}

function Sums({ document }: PaperProps) {
  const words = useWords(quotationTotals)
  const { subtotal, discountTotal, vat, total } = document
  return (
    <div className="quote-sums">
      <div />
      <SumList
        sums={[
          ...(Number(discountTotal) > 0
            ? [
                { term: words.gross, amount: moneyText(halalasOf(subtotal) + halalasOf(discountTotal)) },
                { term: words.discount, amount: discountTotal, isLess: true },
              ]
            : []),
          { term: words.subtotal, amount: subtotal },
          ...vat.map(({ rate, amount }) => ({ term: words.vat(rate), amount })),
        ]}
        total={total}
      />
    </div>
  )
}

/** In the language of whoever looks, or in the other one where it lacks them. */
function Terms({ document }: PaperProps) {
  const { fields } = useWords(quotationForm)
  const locale = useLocale()
  const texts = [
    { term: fields.delivery, ar: document.deliveryAr, en: document.deliveryEn },
    { term: fields.payment, ar: document.paymentAr, en: document.paymentEn },
    { term: fields.terms, ar: document.termsAr, en: document.termsEn },
  ].filter(({ ar, en }) => ar !== '' || en !== '')
  if (texts.length === 0) return null
  return (
    <dl className="quote-paper-terms">
      {texts.map(({ term, ...text }) => (
        <div key={term}>
          <dt className="quote-cell-label">{term}</dt>
          <dd dir="auto">{text[locale] || text.ar || text.en}</dd>
        </div>
      ))}
    </dl>
  )
}
