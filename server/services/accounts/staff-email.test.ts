import { expect, it } from 'vitest'
import { staffEmailWords } from '#content/admin/staff-email.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { insertContent } from '#server/data/site/content-store.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { lastLink, openStaffMail } from '#tests/support/staff-mail.ts'
import { someone, valueOf } from '#tests/support/records.ts'

const OVER = { ok: false, failure: { kind: 'not-found' } }

onOneDatabase('the address of mail of a member of staff', (db) => {
  const open = () => openStaffMail(db())
  const mails = () => db().selectFrom('mail_outbox').selectAll().orderBy('created_at').execute()

  it('counts once its link was followed and confirmed, in a mail that says nothing of anybody', async () => {
    const { emails, staff, noura } = await open()
    valueOf(await emails.begin(' Noura@Site.example ', noura, 'en'))
    expect(await emails.awaited(noura.id)).toBe('noura@site.example')
    expect(await emails.waiting()).toEqual([noura.id])
    expect((await staff.get(noura.id))?.email).toBeNull()
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'noura@site.example', urgency: 0, subject: 'Confirm your email address' })
    expect(mail?.text).not.toContain(noura.name)
    const token = await lastLink(db(), 'noura@site.example')
    expect(await emails.look(token)).toBe('noura@site.example')
    expect((await staff.get(noura.id))?.email).toBeNull()
    valueOf(await emails.confirm(token, 'en'))
    expect((await staff.get(noura.id))?.email).toBe('noura@site.example')
    expect(await emails.awaited(noura.id)).toBeNull()
    expect(await emails.confirm(token, 'en')).toEqual(OVER)
    expect(await emails.look(token)).toBeNull()
  })

  it('is asked for in the words of the company, with a name that could not be an address', async () => {
    const { emails, noura, omar, deps } = await open()
    const body = { invitation_subject_en: 'Welcome, {name}', invitation_body_en: 'Join {site} here: {link}' }
    await insertContent(db(), 'page', { id: 'mails', body, createdAt: deps.clock().toISOString(), updatedAt: '' })
    valueOf(await emails.begin('noura@site.example', noura, 'en'))
    const [mail] = await mails()
    expect(mail?.subject).toBe('Welcome, noura')
    expect(mail?.text).toMatch(/^Join .+ here: https:\/\/site\.example\/admin\/confirm-email\?token=\S+\n/)
    valueOf(await emails.begin('omar@site.example', { ...omar, name: 'win.example' }, 'en'))
    expect((await mails()).at(-1)?.subject).toBe('Welcome,')
  })

  it('is confirmed for 24 hours, by the last link alone, and by nobody’s guess', async () => {
    const { emails, noura, wait } = await open()
    valueOf(await emails.begin('typo@site.example', noura, 'ar'))
    const first = await lastLink(db(), 'typo@site.example')
    valueOf(await emails.begin('noura@site.example', noura, 'ar'))
    const second = await lastLink(db(), 'noura@site.example')
    expect(await emails.confirm(first, 'ar')).toEqual(OVER)
    for (const guess of [
      '',
      'x',
      second.slice(0, -1),
      `${second}x`,
      second.replace(noura.id, 'other'),
      `%.${'a'.repeat(43)}`,
    ])
      expect(await emails.confirm(guess, 'ar')).toEqual(OVER)
    wait(24 * 60 - 1)
    expect(await emails.look(second)).toBe('noura@site.example')
    wait(2)
    expect(await emails.look(second)).toBeNull()
    expect(await emails.awaited(noura.id)).toBeNull()
    expect(await emails.confirm(second, 'ar')).toEqual(OVER)
  })

  it('is stored as a hash of its link: who reads the database confirms nothing', async () => {
    const { emails, noura } = await open()
    valueOf(await emails.begin('noura@site.example', noura, 'ar'))
    const token = await lastLink(db(), 'noura@site.example')
    const rows = await db().selectFrom('staff_verifications').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
  })

  it('is told when another takes its place and when it is taken away', async () => {
    const { emails, staff, noura, give } = await open()
    await give(noura, 'first@site.example')
    await give(noura, 'second@site.example')
    const [, , changed] = await mails()
    expect(changed).toMatchObject({
      recipient: 'first@site.example',
      subject: 'تغيّر البريد الإلكتروني لحسابك',
      message_id: null,
    })
    expect(changed?.text).not.toContain('second@site.example')
    expect(changed?.text).toContain(noura.name)
    valueOf(await emails.remove(noura, 'en'))
    expect((await mails()).at(-1)).toMatchObject({ recipient: 'second@site.example' })
    expect((await staff.get(noura.id))?.email).toBeNull()
  })

  it('is one account’s alone, also when two confirm it at the same moment', async () => {
    const { emails, noura, omar, give } = await open()
    valueOf(await emails.begin('shared@site.example', noura, 'ar'))
    const first = await lastLink(db(), 'shared@site.example')
    valueOf(await emails.begin('shared@site.example', omar, 'ar'))
    const second = await lastLink(db(), 'shared@site.example')
    const outcomes = await Promise.all([emails.confirm(first, 'ar'), emails.confirm(second, 'ar')])
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    await give(noura, 'noura@site.example')
    const refusal = (text: object) => ({ ok: false, failure: { kind: 'invalid', fields: { email: text } } })
    expect(await emails.begin('NOURA@site.example', omar, 'ar')).toEqual(refusal(staffEmailWords.taken))
    expect(await emails.begin('noura@site.example', noura, 'ar')).toEqual(refusal(staffEmailWords.same))
  })

  it.each(['', 'noura', 'a@b', 'noura%x@site.example', 'some@staff.invalid', 'a@b.example\r\nBcc: c@d.example'])(
    'is refused as %j, and nothing is mailed',
    async (typed) => {
      const { emails, noura } = await open()
      const outcome = await emails.begin(typed, noura, 'ar')
      expect(outcome).toMatchObject({ ok: false, failure: { fields: { email: staffEmailWords.invalid } } })
      expect(await mails()).toEqual([])
    },
  )

  it('waits for nobody any more after a new password, and is nothing of a closed account', async () => {
    const { emails, staff, noura } = await open()
    valueOf(await emails.begin('noura@site.example', noura, 'ar'))
    const token = await lastLink(db(), 'noura@site.example')
    valueOf(await staff.setPassword(noura.id, 'another-plinth-ohm', someone))
    expect(await emails.confirm(token, 'ar')).toEqual(OVER)
    valueOf(await staff.setDisabled(noura.id, true, someone))
    await expect(emails.begin('noura@site.example', noura, 'ar')).rejects.toThrow(Forbidden)
    await expect(emails.remove(noura, 'ar')).rejects.toThrow(Forbidden)
  })

  it('leaves a line in the log without the address', async () => {
    const { emails, audit, noura, give } = await open()
    await give(noura, 'noura@site.example')
    valueOf(await emails.remove(noura, 'ar'))
    const lines = await audit()
    expect(lines.map(({ action }) => action)).toEqual(['staff.own-email-removed', 'staff.own-email'])
    expect(JSON.stringify(lines)).not.toContain('site.example')
  })
})
