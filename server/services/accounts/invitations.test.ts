import { expect, it } from 'vitest'
import { staffEmailWords } from '#content/admin/staff-email.ts'
import { openAccounts } from '#server/auth/accounts.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { lastLink, openStaffMail } from '#tests/support/staff-mail.ts'
import { valueOf } from '#tests/support/records.ts'
import { createApiTokens } from './api-tokens.ts'
import { createInvitations } from './invitations.ts'
import { createStaffSessions } from './staff-sessions.ts'
import { silent } from '#tests/support/services/deps.ts'

const OVER = { ok: false, failure: { kind: 'not-found' } }
const PASSWORD = 'another-plinth-ohm'
const email = 'sara@site.example'

onOneDatabase('an invitation', (db) => {
  const open = async (sendsMail = true) => {
    const world = await openStaffMail(db())
    const invitations = createInvitations({ ...world.deps, sendsMail })
    const auth = openAccounts({ db: db(), siteUrl: world.deps.siteUrl, log: silent }).staff
    const sessions = createStaffSessions({ ...world.deps, apiTokens: createApiTokens(world.deps), auth })
    const invite = (username = 'Sara', to = email) =>
      invitations.invite({ username, email: to, role: 'editor', locale: 'en' }, world.noura)
    const signIn = async () => (await sessions.signIn({ username: 'sara', password: PASSWORD })).kind
    return { ...world, invitations, invite, signIn }
  }

  it('opens an account once, with a password of its own and the address confirmed', async () => {
    const { invitations, invite, staff, signIn, audit } = await open()
    expect(valueOf(await invite())).toEqual({ link: null })
    const token = await lastLink(db(), email)
    expect(await invitations.look(token)).toBe('Sara')
    expect(await invitations.list()).toMatchObject([{ email, locale: 'en', isOver: false }])
    expect(await staff.findByUsername('sara')).toMatchObject({ disabled: true, email: null })
    expect((await invitations.accept(token, 'short', 'en')).ok).toBe(false)
    const outcomes = await Promise.all([1, 2].map(() => invitations.accept(token, PASSWORD, 'en')))
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await staff.findByUsername('sara')).toMatchObject({ disabled: false, email, role: 'editor' })
    expect(await signIn()).toBe('signed-in')
    expect(await invitations.look(token)).toBeNull()
    expect(await invitations.list()).toEqual([])
    expect((await audit()).map(({ action }) => action)).toEqual(['staff.sign-in', 'staff.join', 'staff.invite'])
  })

  it('ends after 72 hours, and can be sent again: the link before leads nowhere', async () => {
    const { invitations, invite, noura, wait, signIn } = await open()
    valueOf(await invite())
    const first = await lastLink(db(), email)
    wait(72 * 60)
    expect(await invitations.accept(first, PASSWORD, 'en')).toEqual(OVER)
    const [{ id, isOver } = { id: '', isOver: false }] = await invitations.list()
    expect(isOver).toBe(true)
    valueOf(await invitations.again(id, noura))
    const second = await lastLink(db(), email)
    valueOf(await invitations.again(id, noura))
    expect(await invitations.accept(second, PASSWORD, 'en')).toEqual(OVER)
    valueOf(await invitations.accept(await lastLink(db(), email), PASSWORD, 'en'))
    expect(await signIn()).toBe('signed-in')
  })

  it('can be withdrawn until it is accepted', async () => {
    const { invitations, invite, noura, staff } = await open()
    valueOf(await invite())
    const token = await lastLink(db(), email)
    const [{ id } = { id: '' }] = await invitations.list()
    valueOf(await invitations.withdraw(id, noura))
    expect(await invitations.accept(token, PASSWORD, 'en')).toEqual(OVER)
    expect(await staff.findByUsername('sara')).toBeNull()
    valueOf(await invite())
    valueOf(await invitations.accept(await lastLink(db(), email), PASSWORD, 'en'))
    const sara = await staff.findByUsername('sara')
    expect(await invitations.withdraw(sara?.id ?? '', noura)).toEqual(OVER)
    expect(await invitations.again(sara?.id ?? '', noura)).toEqual(OVER)
  })

  it('is shown as a link where no mail is sent, and is for one address once', async () => {
    const { invite, invitations, give, noura } = await open(false)
    const { link } = valueOf(await invite())
    expect(link).toMatch(/^https:\/\/site\.example\/admin\/reset\?token=[\w.-]+&invited=1$/)
    expect(await invitations.look(new URL(link ?? '').searchParams.get('token') ?? '')).toBe('Sara')
    const taken = { ok: false, failure: { kind: 'invalid', fields: { email: staffEmailWords.taken } } }
    expect(await invite('other')).toEqual(taken)
    await give(noura, 'noura@site.example')
    expect(await invite('other', 'noura@site.example')).toEqual(taken)
    expect((await invite('omar', 'omar@site.example')).ok).toBe(false)
    expect((await invite('a b', 'no address')).ok).toBe(false)
  })
})
