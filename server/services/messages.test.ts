import { describe, expect, it } from 'vitest'
import type { NewMessage } from '../../domain/message.ts'
import { onEveryDatabase } from '../../tests/support/database.ts'
import { aProduct, tickingClock, valueOf } from '../../tests/support/records.ts'
import { insertStaff } from '../data/staff-store.ts'
import { createMessages } from './messages.ts'
import { createProducts } from './products.ts'

const quote: NewMessage = {
  content: {
    kind: 'quote',
    firstName: 'سارة',
    lastName: 'العتيبي',
    phone: '+966500000000',
    email: 'Sara@Client.example',
    companyName: 'شركة البناء',
    jobTitle: '',
    address: '',
    details: 'السطر الأول\nالسطر الثاني',
  },
  idempotencyKey: 'key-1',
  state: 'new',
  locale: 'ar',
  page: '/pu-foam/805',
  productId: null,
  consentedAt: '2026-05-01T00:00:00.000Z',
}
const contact: NewMessage = {
  content: { kind: 'contact', name: 'Omar', phone: '', email: 'omar@client.example', message: 'Hello' },
  idempotencyKey: 'key-2',
  state: 'new',
  locale: 'en',
  page: '/en/contact',
  productId: null,
  consentedAt: null,
}
const mail = {
  recipient: 'sales@site.example',
  replyTo: 'sara@client.example',
  subject: 'طلب عرض سعر',
  text: 'النص',
  html: '<p>',
}

onEveryDatabase('messages', (db) => {
  const clock = tickingClock()
  const service = () => createMessages({ db: db(), clock, mailHost: 'site.example' })
  const outbox = () => db().selectFrom('mail_outbox').selectAll().execute()

  it('come back as they were sent', async () => {
    const { message, isNew } = await service().receive(quote, [])
    const { idempotencyKey: _key, ...sent } = quote
    expect(isNew).toBe(true)
    expect(message).toMatchObject({ ...sent, state: 'new', assigneeId: null })
    expect((await service().receive(contact, [])).message.content).toEqual(contact.content)
    expect(await service().get(message.id)).toEqual({ message, notes: [], mails: [] })
    expect(await service().get('none')).toBeNull()
  })

  it('are kept with their mails, each with a name of its own', async () => {
    const { message } = await service().receive(quote, [mail, { ...mail, recipient: 'a@client.example' }])
    const { mails } = (await service().get(message.id))!
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['a@client.example', 'sales@site.example'])
    expect(mails[0]).toMatchObject({ state: 'queued', attempts: 0, subject: mail.subject, messageId: message.id })
    expect(mails[0]?.headerId).toMatch(/^<[\w-]+@site\.example>$/)
    expect(mails[0]?.headerId).not.toBe(mails[1]?.headerId)
  })

  it('are kept with all their mails or not at all', async () => {
    const broken = { ...mail, subject: null as unknown as string }
    await expect(service().receive(quote, [mail, broken])).rejects.toThrow(/null/i)
    expect(await service().count()).toBe(0)
    expect(await outbox()).toEqual([])
  })

  it('are one message when the same form is sent twice, even at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => service().receive(quote, [mail])))
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1)
    expect((await service().receive({ ...quote, page: '/' }, [mail])).message.page).toBe(quote.page)
    expect(await service().count()).toBe(1)
    expect(await outbox()).toHaveLength(1)
  })

  it('name their product, are kept without it when it is gone, and outlive it', async () => {
    const products = createProducts({ db: db(), clock })
    const { id } = valueOf(await products.create(aProduct({ slug: '805' })))
    const { message } = await service().receive({ ...quote, productId: id }, [])
    expect(message.productId).toBe('805')
    const late = await service().receive({ ...contact, productId: 'gone' }, [])
    expect(late.message.productId).toBeNull()
    await products.remove(id)
    expect((await service().get(message.id))?.message.productId).toBeNull()
  })

  describe('in the inbox', () => {
    const addStaff = async (id: string) => {
      await insertStaff(db(), {
        id,
        username: id,
        name: id,
        role: 'editor',
        passwordHash: 'x',
        now: clock().toISOString(),
      })
      return id
    }

    it('are listed newest first, by state, kind and who takes care of them', async () => {
      const first = (await service().receive(quote, [])).message.id
      const second = (await service().receive(contact, [])).message.id
      const staffId = await addStaff('noura')
      await service().setState(first, 'in-progress')
      await service().assign(first, staffId)
      const ids = async (filter: object) => (await service().list(filter)).map(({ id }) => id)
      expect(await ids({})).toEqual([second, first])
      expect(await ids({ limit: 1, offset: 1 })).toEqual([first])
      expect(await ids({ state: 'in-progress' })).toEqual([first])
      expect(await ids({ kind: 'contact' })).toEqual([second])
      expect(await ids({ assigneeId: staffId })).toEqual([first])
      expect(await ids({ assigneeId: null })).toEqual([second])
      expect(await service().count({ kind: 'quote' })).toBe(1)
      expect(await service().countByState()).toEqual({ new: 1, 'in-progress': 1, done: 0, spam: 0 })
    })

    it('carry the notes of staff, oldest first', async () => {
      const { id } = (await service().receive(quote, [])).message
      const author = { id: await addStaff('noura'), name: 'Noura' }
      valueOf(await service().addNote(id, author, 'اتصلت به'))
      valueOf(await service().addNote(id, author, 'Sent the offer'))
      const { notes } = (await service().get(id))!
      expect(notes.map(({ body, authorName }) => [authorName, body])).toEqual([
        ['Noura', 'اتصلت به'],
        ['Noura', 'Sent the offer'],
      ])
      expect(await service().addNote('none', author, 'x')).toMatchObject({ failure: { kind: 'not-found' } })
    })

    it('cannot be given to somebody who is not there', async () => {
      const { id } = (await service().receive(quote, [])).message
      expect(await service().assign(id, 'none')).toMatchObject({ failure: { kind: 'not-found' } })
      expect(await service().assign('none', null)).toMatchObject({ failure: { kind: 'not-found' } })
      expect(await service().setState('none', 'done')).toMatchObject({ failure: { kind: 'not-found' } })
    })
  })

  it('can be read and deleted by whoever owns the e-mail address', async () => {
    const { message } = await service().receive(quote, [mail])
    await service().receive(contact, [])
    expect((await service().listFrom('sara@CLIENT.example')).map(({ id }) => id)).toEqual([message.id])
    expect(await service().deleteFrom('sara@client.example')).toBe(1)
    expect(await outbox()).toEqual([])
    expect(await service().count()).toBe(1)
  })
})
