import { afterAll, beforeAll } from 'vitest'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { openFilledSite, type FilledSite } from '#tests/support/filled-site.ts'
import { aCategory, aProduct, aVariant, someone, valueOf } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { formsOf, type FilledForm } from '#tests/pages/form-fields.ts'
import { Page, visitorHeaders } from '#tests/pages/page.ts'

export const EDITOR = { username: 'sara', password: 'windy-plinth-ohm' }

/** What is asked of imports here, as calls answer it. */
type Told = {
  import_id: string
  state: string
  asks: string[]
  message: string | null
  counts: Record<string, number>
  file: { sheets: unknown[]; encoding: string | null }
}
/** Why it came to nothing, in English and Arabic. */
type Said = Pick<Told, 'import_id'> & { said: (string | null | undefined)[] }
type ToldRow = { row: number; result: string; cells: { field: string; code: string | null; reason: string | null }[] }

/** A site with a few products whose codes programs for tables spoil, and its owner, who imports. */
export function importSite() {
  let site: FilledSite
  const cookies = { owner: '', editor: '' }
  beforeAll(async () => {
    site = await openFilledSite(async ({ categories, products, staff }) => {
      valueOf(await staff.add({ ...OWNER, role: 'owner' }, someone))
      valueOf(await staff.add({ ...EDITOR, role: 'editor' }, someone))
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
    })
    cookies.owner = (await signIn(site.origin, OWNER, visitorHeaders())).cookie
    cookies.editor = (await signIn(site.origin, EDITOR, visitorHeaders())).cookie
  })
  afterAll(() => site.stop())

  type As = { as?: keyof typeof cookies; locale?: Locale }
  const headers = ({ as = 'owner', locale = 'en' }: As = {}) => ({
    ...visitorHeaders(),
    Origin: site.origin,
    'Accept-Language': locale,
    cookie: `${cookies[as]}; language=${locale}`,
  })

  async function call(path: string, fields: Record<string, string | Blob>, who: As = {}) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') body.append(name, value)
      else body.append(name, value)
    }
    const hasFile = Object.values(fields).some((value) => typeof value !== 'string')
    const answer = await fetch(`${site.origin}/api/imports/${path}.php`, {
      method: 'POST',
      headers: headers(who),
      body: hasFile ? body : new URLSearchParams(fields as Record<string, string>),
    })
    const { message, data } = (await answer.json()) as { message?: string; data?: unknown }
    return { status: answer.status, message, data }
  }

  /** An import once it waits for somebody or is over. */
  async function settled(id: string, who: As = {}): Promise<Told> {
    for (;;) {
      const told = (await call('get', { import_id: id }, who)).data as Told
      if (told.state !== 'reading' && told.state !== 'running') return told
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  async function pageOf(path: string, answer: Response, who: As) {
    const location = answer.headers.get('location')
    if (answer.status === 302 && location) return see(location, who)
    return new Page(path, answer.status, answer.headers, await answer.text())
  }

  async function see(path: string, who: As = {}): Promise<Page> {
    return pageOf(path, await fetch(site.origin + path, { headers: headers(who), redirect: 'manual' }), who)
  }

  /** Sends a form as a browser without scripts does, and opens where it leads. */
  async function post(path: string, body: BodyInit, who: As = {}): Promise<Page> {
    const answer = await fetch(site.origin + path, { method: 'POST', redirect: 'manual', headers: headers(who), body })
    return pageOf(path, answer, who)
  }

  return {
    site: () => site,
    cookie: () => cookies.owner,
    call,
    settled,
    see,
    post,
    /** Sends the form of a page with some fields filled otherwise. */
    send: (page: Page, typed: Record<string, string> = {}, who: As = {}) => {
      const { path, fields } = importForm(page)
      return post(path, new URLSearchParams([...new Map([...fields, ...Object.entries(typed)])]), who)
    },
    /** What a call says of a file, and of its refusal in each language. */
    async add(name: string, made: Buffer | string, fields: Record<string, string> = {}): Promise<Partial<Told> & Said> {
      const file = new File([made as BlobPart], name)
      const first = await call('add', { file, ...fields })
      if (first.status !== 200) {
        const other = await call('add', { file, ...fields }, { locale: 'ar' })
        return { state: 'failed', import_id: '', said: [first.message, other.message] }
      }
      const { import_id: id } = first.data as Told
      const told = await Promise.all(LOCALES.toReversed().map((locale) => settled(id, { locale })))
      return { ...told[0]!, said: told.map(({ message }) => message) }
    },
    /** Its rows as a call tells them. */
    async rows(id: string, locale: Locale = 'en') {
      return (await call('getrows', { import_id: id }, { locale })).data as ToldRow[]
    },
  }
}

/** The form of an import on its page. */
export function importForm(page: Page): FilledForm {
  const form = formsOf(page).find(({ path }) => path.startsWith('/admin/import'))
  if (!form) throw new Error(`No form of an import at ${page.path}: ${textOf(page)}`)
  return form
}

export const textOf = ({ html }: Page) => plain((/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/g, ' '))

/** A text without marks of direction, its spaces all alike. */
export const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ')
