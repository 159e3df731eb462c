import type { Locale } from '#domain/text/locale.ts'
import { aCategory, aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { formsOf, type FilledForm } from '#tests/pages/form-fields.ts'
import type { Page } from '#tests/pages/page.ts'
import { staffSite, type Who } from '#tests/pages/staff-site.ts'

/** What is asked of imports here, as calls answer it. */
type Answer = {
  import_id: string
  state: string
  asks: string[]
  message: string | null
  counts: Record<string, number>
  file: { sheets: unknown[]; encoding: string | null }
}
/** Why it came to nothing, in English and Arabic. */
type Said = Pick<Answer, 'import_id'> & { said: (string | null | undefined)[] }
type AnsweredRow = {
  row: number
  result: string
  cells: { field: string; code: string | null; reason: string | null }[]
}

/** A site with a few products whose codes programs for tables spoil, and its owner, who imports. */
export function importSite() {
  const {
    site,
    see,
    send: post,
  } = staffSite(
    async ({ categories, products }) => {
      valueOf(await categories.create(aCategory({ slug: 'foams', name: { ar: 'رغوات', en: 'Foams' } })))
      for (const [slug, ...codes] of [
        ['foam', 'RW300101', 'RW300102'],
        ['glue', '0012', '12-05'],
        ['tape', '1E5', 'TAPE-2'],
      ] as const) {
        const variants = codes.map((stockCode) => aVariant({ stockCode, productCode: null }))
        const name = { ar: `منتج ${slug}`, en: `Product ${slug}` }
        valueOf(await products.create(aProduct({ slug, code: slug, categoryId: 'foams', name, variants })))
      }
    },
    { staff: ['editor'] },
  )

  async function call(path: string, fields: Record<string, string | Blob>, who: Who = {}) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value as Blob)
    const { status, html } = await post(`/api/imports/${path}.php`, body, who)
    const { message, data } = JSON.parse(html) as { message?: string; data?: unknown }
    return { status, message, data }
  }

  /** An import once it waits for somebody or is over. */
  async function settled(id: string, who: Who = {}): Promise<Answer> {
    for (;;) {
      const told = (await call('get', { import_id: id }, who)).data as Answer
      if (told.state !== 'reading' && told.state !== 'running') return told
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  }

  return {
    site,
    call,
    settled,
    see,
    post,
    /** Sends the form of a page with some fields filled otherwise. */
    send: (page: Page, typed: Record<string, string> = {}, who: Who = {}) => {
      const { path, fields } = importForm(page)
      return post(path, new Map([...fields, ...Object.entries(typed)]), who)
    },
    /** What a call says of a file, and of its refusal in each language. */
    async add(
      name: string,
      made: Buffer | string,
      fields: Record<string, string> = {},
    ): Promise<Partial<Answer> & Said> {
      const file = new File([made as BlobPart], name)
      const first = await call('add', { file, ...fields })
      if (first.status !== 200) {
        const other = await call('add', { file, ...fields }, { locale: 'ar' })
        return { state: 'failed', import_id: '', said: [first.message, other.message] }
      }
      const { import_id: id } = first.data as Answer
      const told = await settled(id)
      const arabic = await settled(id, { locale: 'ar' })
      return { ...told, said: [told, arabic].map(({ message }) => message) }
    },
    /** Its rows as a call tells them. */
    async rows(id: string, locale: Locale = 'en') {
      return (await call('getrows', { import_id: id }, { locale })).data as AnsweredRow[]
    },
  }
}

/** The form of an import on its page. */
export function importForm(page: Page): FilledForm {
  const form = formsOf(page).find(({ path }) => path.startsWith('/admin/import'))
  if (!form) throw new Error(`No form of an import at ${page.path}: ${page.text}`)
  return form
}

export const textOf = ({ text }: Page) => plain(text)

/** A text without marks of direction, its spaces all alike. */
export const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ')
