import { labelWords } from '#content/admin/catalogue/labels.ts'
import { LABEL_LAYOUTS, type LabelLayout } from '#domain/documents/label-form.ts'
import { joinMeasures } from '#domain/products/joined-measures.ts'
import { packedName } from '#domain/products/pack-label.ts'
import { inLanguage, LOCALES, type Locale, type Localized } from '#domain/text/locale.ts'
import type { PrintJob } from '#server/print/print-job.ts'
import { isolateRuns, toSearchable } from '#server/print/printed-text.ts'
import { qrCode } from './sheet.ts'

/** What one label says. */
export type PrintedLabel = {
  code: string
  stockCode: string
  name: Localized
  pack: Localized
  boxQuantity: number | null
  /** The address that its code leads to. */
  link: string
}

type Labels = { labels: { label: PrintedLabel; copies: number }[]; layout: LabelLayout; start: number }

/** Sheets of labels, in both languages on each. */
export function toLabels({ labels, layout, start }: Labels, locale: Locale): PrintJob {
  const data = toSearchable({
    locale,
    title: labelWords.title[locale],
    layout: LABEL_LAYOUTS[layout],
    perSheet: layout,
    skipped: start - 1,
    scan: labelWords.scan[locale],
    labels: labels.map(({ label, copies }) => ({
      copies,
      code: label.code,
      stockCode: label.stockCode,
      said: LOCALES.map((each) => ({
        lang: each,
        name: isolateRuns(joinMeasures(packedName(inLanguage(label.name, each), label.pack[each])), each),
        pack: isolateRuns(joinMeasures(packLine(label, each)), each),
      })),
      link: label.link,
      svg: qrCode(label.link),
    })),
  })
  return { template: 'labels.typ', data, pictures: {} }
}

function packLine({ pack, boxQuantity }: PrintedLabel, locale: Locale): string {
  const box = boxQuantity === null ? '' : labelWords.box[locale](boxQuantity)
  return [pack[locale], box].filter((part) => part !== '').join(' · ')
}
