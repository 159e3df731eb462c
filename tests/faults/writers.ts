import { OWNER } from '../support/site.ts'
import { signIn } from '../support/staff.ts'

/** A member of staff who is signed in and writes by calls, each from an address of its own. */
export type Staff = {
  cookie: string
  makeCategories(slugs: string[]): Promise<void>
  /** Gives a category its next name and answers it once the site has said that it is kept; null where it did not. */
  rename(category: string): Promise<string | null>
}

let turn = 0

export const someone = () => `10.${150 + (process.pid % 50)}.${Math.floor(++turn / 250) % 250}.${(turn % 250) + 1}`

export async function openStaff(origin: string): Promise<Staff> {
  const { cookie } = await signIn(origin, OWNER, { 'X-Forwarded-For': someone() })
  const call = (path: string, fields: Record<string, string>) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { cookie, Origin: origin, 'X-Forwarded-For': someone() },
      body: new URLSearchParams(fields),
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
  }
}
