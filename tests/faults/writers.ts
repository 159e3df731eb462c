import { OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'

/** A member of staff who is signed in and writes by calls, each from an address of its own. */
export type Staff = {
  cookie: string
  makeCategories(slugs: string[]): Promise<void>
  /** Gives a category its next name and answers it once the site has said that it is stored; null where it did not. */
  rename(category: string): Promise<string | null>
  /** Gives a category a picture, and answers the address at which that is served. */
  sendPicture(category: string, bytes: Buffer): Promise<string>
}

let turn = 0

export const someone = () => `10.${150 + (process.pid % 50)}.${Math.floor(++turn / 250) % 250}.${(turn % 250) + 1}`

export async function openStaff(origin: string): Promise<Staff> {
  const { cookie } = await signIn(origin, OWNER, { 'X-Forwarded-For': someone() })
  const call = (path: string, fields: Record<string, string | File>) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { cookie, Origin: origin, 'X-Forwarded-For': someone() },
      body: bodyOf(fields),
    }).catch(() => null)
  return {
    cookie,
    async makeCategories(slugs) {
      for (const slug of slugs) {
        const answer = await call('/api/categories/add.php', { category_slug: slug, name_en: slug, name_ar: 'قسم' })
        if (!answer?.ok) throw new Error(`The category ${slug} was not made: ${answer?.status}`)
      }
    },
    async rename(category) {
      const name = `Name ${++turn}`
      const answer = await call('/api/categories/update.php', { category_id: category, name_en: name })
      return (await answer?.json().catch(() => null))?.status === 'success' ? name : null
    },
    async sendPicture(category, bytes) {
      const image = new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' })
      const answer = await call('/api/categories/update.php', { category_id: category, image })
      if (!answer?.ok) throw new Error(`The picture was not taken: ${answer?.status}`)
      const { data } = (await answer.json()) as { data: { image: string } }
      return `/api/uploads/${data.image.split('/').at(-1)}`
    },
  }
}

/** Files need a form of several parts; without them a call is a plain form. */
function bodyOf(fields: Record<string, string | File>): FormData | URLSearchParams {
  const entries = Object.entries(fields)
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (texts.length === entries.length) return new URLSearchParams(texts)
  const form = new FormData()
  for (const [name, value] of entries) form.set(name, value)
  return form
}
