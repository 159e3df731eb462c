import type { ChangeMaker } from '#domain/accounts/caller.ts'
import { readLabelForm, type LabelForm, type LabelProblem } from '#domain/documents/label-form.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { shortPath } from '#domain/site/paths.ts'
import { tdsUrl } from '#domain/products/tds.ts'
import type { KnownLine } from '#domain/quotes/listed-line.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findListedProducts } from '#server/data/quotes/listed-products-store.ts'
import { toLabels } from '#server/print/manuscripts/labels.ts'
import { printProcess, type PrintProcess } from '#server/print/print-process.ts'
import type { ProductsService } from '#server/services/catalogue/products.ts'
import type { QuoteListsService } from '#server/services/quotes/quote-lists.ts'

/** A line of the form: what was typed, and the pack that it names. */
export type LabelRow = { code: string; copies: string; product: Localized | null; pack: Localized | null }

export type ReadLabels = {
  form: LabelForm
  rows: LabelRow[]
  problems: Record<string, LabelProblem>
  packs: KnownLine[]
}

type Deps = {
  db: Db
  quoteLists: Pick<QuoteListsService, 'knowEach'>
  products: Pick<ProductsService, 'shown'>
  siteUrl: string
  process?: Pick<PrintProcess, 'print'>
}

/** Labels of packs: nothing of them is kept. */
export function createLabels({ db, quoteLists, products, siteUrl, process = printProcess }: Deps) {
  return {
    /** The stock codes of products' packs, in their order. */
    async codesOf(ids: string[]): Promise<string[]> {
      const found = new Map((await findListedProducts(db, ids)).map((product) => [product.id, product.packs]))
      return ids.flatMap((id) => found.get(id) ?? []).map(({ stockCode }) => stockCode)
    },
    async read(fields: FormFields): Promise<ReadLabels> {
      const { form, problems } = readLabelForm(fields)
      const asked = { qty: null, unit: 'piece', note: '', text: '', productId: '' } as const
      const packs = await quoteLists.knowEach(form.lines.map(({ code }) => ({ ...asked, stockCode: code })))
      const rows = packs.map(({ product, pack }, place) => ({
        ...form.lines[place]!,
        product: product && product.name,
        pack: pack && pack.name,
      }))
      for (const [place, { product, pack }] of packs.entries()) {
        const isUnknown = !product || !pack
        if (isUnknown) problems[`stock_code ${place}`] = 'unknown'
        else if (form.to === 'tds' && !(await sheetOf(product.id))) problems[`stock_code ${place}`] = 'no-sheet'
      }
      return { form, rows, problems, packs }
    },
    /** The PDF of what was read without a problem; fails with a `PrintFailure`. */
    async print({ form, packs }: ReadLabels, locale: Locale, by: ChangeMaker): Promise<Uint8Array<ArrayBuffer>> {
      await authorize(db, by, 'labels')
      const labels = await Promise.all(
        packs.map(async ({ product, pack }, place) => {
          const path = form.to === 'tds' ? await sheetOf(product!.id) : shortPath(pack!.stockCode)
          const label = {
            code: product!.code?.toUpperCase() ?? pack!.stockCode,
            stockCode: pack!.stockCode,
            name: product!.name,
            pack: pack!.name,
            boxQuantity: pack!.boxQuantity,
            link: siteUrl + path,
          }
          return { label, copies: form.copies[place]! }
        }),
      )
      const { pdf } = await process.print('sheet', toLabels({ ...form, labels }, locale))
      return new Uint8Array(pdf)
    },
  }

  /** The sheet that a label leads to: the Arabic one, or else the English one. */
  async function sheetOf(id: string): Promise<string | null> {
    const product = await products.shown(id)
    return product && (tdsUrl(product, 'ar') ?? tdsUrl(product, 'en'))
  }
}
