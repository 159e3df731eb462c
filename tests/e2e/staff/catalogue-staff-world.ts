import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharp } from '#server/files/sharp.ts'
import type { Services } from '#server/services/services.ts'
import { aCategory, aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { testAsStaff } from './staff-visit.ts'

export const DATASHEET = join(import.meta.dirname, '../../support/print/sheet.pdf')

/** Three categories, and products for two pages of the list; number 7 lacks its English description. */
async function fill({ categories, products, uploads }: Services) {
  const names = [
    ['foam', 'رغوة', 'Foam'],
    ['glue', 'غراء', 'Glue'],
    ['tape', 'شريط', 'Tape'],
  ] as const
  for (const [index, [slug, ar, en]] of names.entries()) {
    valueOf(await categories.create(aCategory({ slug, name: { ar, en }, sortId: index + 1 })))
  }
  const { buffer } = await aPicture('pack.png', '#d65310')
  const image = valueOf(await uploads.store(buffer, { kind: 'image', originalName: 'pack.png' })).name
  const sheet = readFileSync(DATASHEET)
  const pdf = valueOf(await uploads.store(sheet, { kind: 'pdf', originalName: 'sheet.pdf' })).name
  for (let number = 1; number <= 55; number++) {
    const digits = String(number).padStart(3, '0')
    const product = aProduct({
      slug: `foam-${digits}`,
      code: `F-${digits}`,
      categoryId: 'foam',
      name: { ar: `رغوة رقم ${digits}`, en: `Foam number ${digits}` },
      description: { ar: 'وصف', en: number === 7 ? '' : 'Text' },
      image,
      pdf: { ar: pdf, en: pdf },
      variants: [aVariant()],
    })
    valueOf(await products.create(product))
  }
}

export const test = testAsStaff(fill)

/** A picture of one colour, as a file field takes it. */
export async function aPicture(name: string, background: string) {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}
