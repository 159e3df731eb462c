import { submittalPage } from '#content/documents/submittal.ts'
import { formatPhone } from '#domain/messages/phone.ts'
import type { Product } from '#domain/products/product.ts'
import type { QuotationHouse } from '#domain/quotes/quotation.ts'
import { COVER_NAMES, type Progress, type SubmittalForm } from '#domain/submittals/submittal.ts'
import { isolate } from '#domain/text/isolate.ts'
import { inLanguage } from '#domain/text/locale.ts'
import type { PackFront } from '#server/print/packs/pack-task.ts'
import { isolateRuns, toSearchable } from '#server/print/printed-text.ts'
import { printedDay } from '#server/print/quotation-job.ts'

type FrontOf = { form: SubmittalForm; products: Product[]; progress: Progress; house: QuotationHouse; siteUrl: string }

/** What cover, contents and table say, every string ready to be set. */
export function toPackFront({ form, products, progress, house, siteUrl }: FrontOf): PackFront {
  const { language: locale, project, reference } = form
  const set = (text: string) => isolateRuns(text, locale)
  const all = (texts: string[]) => texts.filter((text) => text !== '').map(set)
  const { print, reasons, fields, ...words } = inLanguage(submittalPage, locale)
  const [name, address] = locale === 'ar' ? [house.nameAr, house.addressAr] : [house.nameEn, house.addressEn]
  const day = printedDay(form.date)[locale]
  const facts = COVER_NAMES.map((field) => ({ label: fields[field], value: set(form[field]) }))
  return toSearchable({
    locale,
    title: `${words.title}: ${project}`,
    author: name,
    project: set(project),
    foot: all([project, reference]).join(' · '),
    facts: [
      ...facts.slice(1).filter(({ value }) => value !== ''),
      { label: words.date, value: `${day.gregorian} · ${day.hijri}` },
    ],
    colour: house.colour,
    house: { name: set(name), lines: all([address, formatPhone(house.phone), house.email]) },
    products: products.map((product) => ({
      name: set(product.name[locale]),
      requirement: set(form.requirements[product.id] ?? ''),
      origin: all([product.brand[locale], product.madeIn[locale]]),
      figures: product.specs.map(({ label, value, unit, method = '' }) => ({
        label: set(label[locale]),
        value: `${isolate(value, locale)} ${unit[locale]}`.trim(),
        method: method && isolate(method, locale),
      })),
      standards: product.certifications,
    })),
    missing: progress.missing.map(({ product, type }) => set(`${product}: ${type}`)),
    leftOut: progress.left_out.map((one) => ({ ...one, name: set(one.name), url: one.url && siteUrl + one.url })),
    siteUrl,
    words: {
      ...print,
      title: words.title,
      products: words.products,
      missing: words.missing,
      leftOut: words.leftOut,
      reasons,
    },
  })
}
