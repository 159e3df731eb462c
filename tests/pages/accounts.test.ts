import { expect, test } from 'vitest'
import { passwordResetWords } from '#content/admin/login.ts'
import { tokensWords, usersWords } from '#content/admin/users.ts'
import { insertStaffRule } from '#server/data/accounts/staff-store.ts'
import { guardedPaths } from '#tests/support/page-patterns.ts'
import { OWNER } from '#tests/support/site.ts'
import { formsOf, withField, withIntent } from './form-fields.ts'
import { type Page, visitorHeaders } from './page.ts'
import { staffSite } from './staff-site.ts'

const { site, see, post, fill, enter } = staffSite(async () => {})
const PASSWORD = 'windy-plinth-ohm'
const CONFIRMED = { current_password: OWNER.password }

/** Of many such forms on the page the one of the last row. */
const lastWith = (page: Page, intent: string) =>
  formsOf(page).findLast(({ fields }) => fields.get('intent') === intent)!

test('an owner adds an editor, who may not open the page of users, and deletes the account again', async () => {
  const account = { username: 'noura', password: PASSWORD, role: 'editor' }
  const added = await fill(withIntent(await see('/admin/users'), 'add'), { ...account, ...CONFIRMED })
  expect(added.visibleText).toContain(usersWords.done.add.en)
  const { cookie } = await enter('noura', PASSWORD)
  expect((await see('/admin/users', { cookie })).location).toBe('/admin/forbidden')
  const removed = await fill(lastWith(added, 'remove'))
  expect(removed.visibleText).toContain(usersWords.done.remove.en)
  expect(removed.visibleText).not.toContain(usersWords.manage.en('noura'))
  expect((await see('/admin/items', { cookie })).location).toMatch(/^\/admin\/login/)
})

test('an owner invites somebody, whose link opens the account once', async () => {
  const guest = { username: 'sara', email: 'sara@house.example', role: 'editor' }
  const invited = await fill(withIntent(await see('/admin/users'), 'invite'), { ...guest, ...CONFIRMED })
  expect(invited.visibleText).toContain(usersWords.invite.invited.en)
  const link = invited.attributes('input', 'value').find((value) => value.includes('/admin/reset'))!
  const { pathname, search } = new URL(link)
  const who = { as: 'nobody' } as const
  const opened = await see(pathname + search, who)
  expect(opened.visibleText).toContain('sara')
  const set = await fill(withField(opened, 'password'), { password: PASSWORD }, who)
  expect(set.visibleText).toContain(passwordResetWords.reset.done.en)
  expect((await enter('sara', PASSWORD)).status).toBe(302)
  const again = await see(pathname + search, who)
  expect([again.status, again.visibleText.includes(passwordResetWords.reset.invited.over.en)]).toEqual([404, true])
  expect((await see('/admin/users')).visibleText).toContain(usersWords.emails.confirmed.en)
})

test('an owner makes a token that opens the API, and revokes it', async () => {
  const token = { name: 'import', role: 'editor', days: '9', ...CONFIRMED }
  const made = await fill(withIntent(await see('/admin/users'), 'add-token'), token)
  const [secret] = /site_[\w-]{43}/.exec(made.html) ?? []
  expect(made.text).toContain(`Authorization: Bearer ${secret}`)
  const call = async () => {
    const headers = { ...visitorHeaders(), Authorization: `Bearer ${secret}` }
    const body = new URLSearchParams({ category_id: 'none' })
    return (await fetch(`${site().origin}/api/categories/delete.php`, { method: 'POST', headers, body })).status
  }
  expect(await call()).toBe(404)
  expect((await fill(lastWith(made, 'revoke-token'))).visibleText).toContain(tokensWords.revoked.en)
  expect(await call()).toBe(401)
})

test('while a second factor is required, staff without one are led to its set-up from everywhere and can send no form', async () => {
  await site().withDb((db) => insertStaffRule(db, 'second-factor', '2026-05-01T00:00:00.000Z'))
  for (const path of guardedPaths()) {
    const [read, sent] = await Promise.all([see(path), post(path, { name: 'x' })])
    expect([path, read.location?.split('?')[0]]).toEqual([path, '/admin/second-factor'])
    expect([401, 405], path).toContain(sent.status)
  }
})
