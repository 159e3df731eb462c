import { blankRecord } from '#domain/fields/field.ts'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerWords } from '#content/admin/inbox-message.ts'
import { answerFactWords } from '#content/admin/requests/answer-fact-words.ts'
import { answerDraft, answerFacts } from '#domain/messages/answer-draft.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { readInboxQuery } from '#domain/messages/inbox-query.ts'
import type { NewMessage } from '#domain/messages/message.ts'
import { actorOf, type StaffCaller } from '#domain/accounts/caller.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { giveTemplates } from '#tests/support/content/site-content.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { aContactMessage, aMail, aQuote, tickingClock, valueOf, aRequestLine } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { claimMails, markMailFailed } from '#server/data/messages/outbox-store.ts'
import { insertStaff } from '#server/data/accounts/staff-store.ts'
import { QUOTATION_FIELDS } from '#domain/quotes/quotation-fields.ts'
import { insertQuotation } from '#server/data/quotes/quotations-store.ts'
import { createStaffPreferences } from '#server/services/accounts/staff-preferences.ts'
import { createMessages } from './messages.ts'
import { createRequestPages } from '#server/services/quotes/request-pages.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { anInbox } from '#tests/support/services/deps.ts'

onEveryDatabase('the inbox', (db) => {
  const clock = tickingClock()
  let woken = 0
  let noura: Actor
  let saad: Actor
  const inbox = () => anInbox({ db: db(), clock }, { onMail: () => (woken += 1) })
  const messages = () => createMessages({ db: db(), clock, mailHost: 'site.example' })
  const receive = async (sent: NewMessage, mails = [aMail()]) => (await messages().receive(sent, mails)).message
  const message = async (id: string) => (await inbox().get(id))!.message
  const history = async (id: string) =>
    (await inbox().get(id))!.history.map(({ action, actor, detail }) => [actor.name, action, detail])
  const idsOf = async (list: ReturnType<ReturnType<typeof inbox>['list']>) => (await list).map(({ id }) => id)

  const addStaff = async (name: string): Promise<Actor> => {
    const now = clock().toISOString()
    await insertStaff(db(), { id: name, username: name, name, role: 'sales', passwordHash: 'x', now })
    return { kind: 'staff', id: name, name }
  }
  /** What a mail server did to the mails of the outbox. */
  const giveUpMails = async () => {
    const now = clock().toISOString()
    const mails = await claimMails(db(), { now, leasedUntil: now, limit: 100 })
    for (const { id } of mails) await markMailFailed(db(), id, '550 no such user', null)
    return mails
  }
  beforeEach(async () => {
    woken = 0
    noura = await addStaff('noura')
    saad = await addStaff('saad')
  })

  it('puts messages in the order of what is due, what they come to and how old they are', async () => {
    const take = (idempotencyKey: string) => receive(aQuote({ idempotencyKey }))
    const [old, rich, late] = [await take('old'), await take('rich'), await take('late')]
    const form = { ...blankRecord(QUOTATION_FIELDS), validUntil: '2030-01-31', lines: [] }
    const quotation = { id: 'q', messageId: rich.id, creationKey: null, now: clock().toISOString() }
    await insertQuotation(db(), quotation, form)
    await db().updateTable('quote_revisions').set({ subtotal: 10_000 }).execute()
    await db().updateTable('messages').set({ due_at: '2026-01-01T00:00:00.000Z' }).where('id', '=', late.id).execute()
    valueOf(await inbox().setState(old, 'closed', noura))
    const sorted = async (sort: string) => {
      const query = readInboxQuery(new URLSearchParams({ sort }))
      return idsOf(inbox().list(await inbox().filterOf(query, 'noura')))
    }
    expect(await sorted('age')).toEqual([old.id, rich.id, late.id])
    expect(await sorted('due')).toEqual([late.id, rich.id, old.id])
    expect((await sorted('value'))[0]).toBe(rich.id)
    const figures = await inbox().figures([old.id, rich.id])
    expect([figures.get(old.id), figures.get(rich.id)]).toEqual([
      { lines: 0, value: null },
      { lines: 0, value: 10000n },
    ])
  })

  it('keeps lists under the names that somebody gives them, for themselves', async () => {
    const preferences = createStaffPreferences({ db: db(), clock })
    const by: StaffCaller = { kind: 'staff', id: 'noura', name: 'noura', role: 'sales', via: 'session' }
    const names = async (id: string) => (await preferences.views('inbox', id)).map(({ name }) => name)
    for (const name of ['Mine', 'Won', 'Mine'])
      valueOf(await preferences.keepView('inbox', { name: ` ${name} `, search: '?sort=due' }, by))
    expect([await names('noura'), await names('saad')]).toEqual([['Won', 'Mine'], []])
    expect((await preferences.keepView('inbox', { name: ' ', search: '' }, by)).ok).toBe(false)
    valueOf(await preferences.dropView('inbox', 'Won', by))
    expect(await preferences.views('inbox', 'noura')).toEqual([{ name: 'Mine', search: '?sort=due' }])
  })

  describe('lists messages, newest first,', () => {
    it('by state, kind, who takes care of them and when they came', async () => {
      const first = await receive(aQuote())
      const second = await receive(aContactMessage())
      valueOf(await inbox().setState(first, 'in-progress', noura))
      valueOf(await inbox().assign({ id: first.id, version: 2 }, 'noura', noura))
      const ids = (filter: Parameters<ReturnType<typeof inbox>['list']>[0]) => idsOf(inbox().list(filter))
      expect(await ids({})).toEqual([second.id, first.id])
      expect(await ids({ limit: 1, offset: 1 })).toEqual([first.id])
      expect(await ids({ states: ['in-progress', 'closed'] })).toEqual([first.id])
      expect(await ids({ kind: 'contact' })).toEqual([second.id])
      expect(await ids({ assigneeId: 'noura' })).toEqual([first.id])
      expect(await ids({ assigneeId: null })).toEqual([second.id])
      expect(await ids({ from: second.createdAt })).toEqual([second.id])
      expect(await ids({ before: second.createdAt })).toEqual([first.id])
      expect(await inbox().count({ kind: 'quote' })).toBe(1)
      expect(await inbox().countByState()).toEqual({
        new: 1,
        'in-progress': 1,
        waiting: 0,
        answered: 0,
        closed: 0,
        spam: 0,
      })
    })

    it('by folded words and by phone numbers, and takes signs of patterns as they are', async () => {
      const quote = await receive(aQuote())
      const contact = await receive(
        aContactMessage({
          content: {
            kind: 'contact',
            name: 'Omar',
            phone: '',
            email: 'omar@client.example',
            message: '100% \\ sure_ly',
          },
        }),
      )
      const found = (words: string[], digits: string | null = null) =>
        idsOf(inbox().list({ search: { words, digits } }))
      expect(await found(['العتيبي', 'sara@'])).toEqual([quote.id])
      expect(await found(['العتيبي', 'omar'])).toEqual([])
      expect(await found(['050', '000'], '0500000000')).toEqual([quote.id])
      for (const sign of ['100%', '\\', 'sure_ly']) expect(await found([sign])).toEqual([contact.id])
      for (const sign of ['1%0', 'sure?ly', 'sure__ly', '%%']) expect(await found([sign])).toEqual([])
    })

    it('as unread until somebody opens one', async () => {
      const { id } = await receive(aQuote())
      await receive(aContactMessage({ state: 'spam' }))
      expect(await inbox().countUnread()).toBe(1)
      valueOf(await inbox().open(id, noura))
      valueOf(await inbox().open(id, saad))
      expect(await inbox().countUnread()).toBe(0)
      expect(await idsOf(inbox().list({ unopened: true, states: ['new'] }))).toEqual([])
      expect(await history(id)).toEqual([['noura', 'message.open', {}]])
    })

    it('by a mail that was given up, until it is sent again', async () => {
      const { id } = await receive(aQuote())
      const other = await receive(aContactMessage(), [])
      const [mail] = await giveUpMails()
      expect(await idsOf(inbox().list({ withFailedMail: true }))).toEqual([id])
      expect(await inbox().withFailedMails([id, other.id])).toEqual(new Set([id]))
      expect(await inbox().mailHealth()).toEqual({ isOff: true, waiting: 0, failed: 1, lastError: '' })
      valueOf(await inbox().sendAgain(mail!.id, noura))
      expect(woken).toBe(1)
      expect(await inbox().mailHealth()).toMatchObject({ waiting: 1, failed: 0 })
      expect(await inbox().sendAgain(mail!.id, noura)).toMatchObject({ failure: { kind: 'not-found' } })
      expect(await history(id)).toEqual([['noura', 'message.resend', { mail: mail!.id }]])
    })
  })

  describe('changes a message', () => {
    it('and says who did it, in the order of the work', async () => {
      const { id } = await receive(aQuote())
      valueOf(await inbox().setState({ id, version: 1 }, 'in-progress', noura))
      valueOf(await inbox().assign({ id, version: 2 }, 'saad', noura))
      valueOf(await inbox().addNote(id, { key: 'note-1', body: 'اتصلت به' }, saad))
      valueOf(await inbox().assign({ id, version: 3 }, null, saad))
      expect(await message(id)).toMatchObject({ state: 'in-progress', assigneeId: null, version: 4 })
      expect(await history(id)).toEqual([
        ['saad', 'message.assign', { to: null }],
        ['saad', 'message.note', {}],
        ['noura', 'message.assign', { to: 'saad' }],
        ['noura', 'message.state', { from: 'new', to: 'in-progress' }],
      ])
    })

    it('never over what somebody else has just changed, and names them', async () => {
      const { id } = await receive(aQuote())
      valueOf(await inbox().setState({ id, version: 1 }, 'closed', noura))
      const late = await inbox().setState({ id, version: 1 }, 'spam', saad)
      expect(late).toMatchObject({
        failure: { kind: 'conflict', message: { en: expect.stringMatching(/^noura .*“Closed”/) } },
      })
      expect(await inbox().assign({ id, version: 1 }, 'saad', saad)).toMatchObject({ failure: { kind: 'conflict' } })
      valueOf(await inbox().assign({ id, version: 2 }, 'saad', saad))
      const again = await inbox().setState({ id, version: 2 }, 'spam', noura)
      expect(again).toMatchObject({ failure: { message: { en: expect.stringContaining('saad') } } })
      expect(await message(id)).toMatchObject({ state: 'closed', assigneeId: 'saad', version: 3 })
      expect(await history(id)).toHaveLength(2)
    })

    it('once, when two do it at the same moment, and without a word where it is so already', async () => {
      const { id } = await receive(aQuote())
      const outcomes = await Promise.all([
        inbox().setState({ id, version: 1 }, 'closed', noura),
        inbox().setState({ id, version: 1 }, 'in-progress', saad),
      ])
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await history(id)).toHaveLength(1)
      valueOf(await inbox().setState({ id, version: 1 }, 'closed', noura))
      valueOf(await inbox().setState({ id, version: 1 }, 'closed', noura))
      valueOf(await inbox().assign({ id, version: 1 }, null, noura))
      expect(await history(id)).toHaveLength(1)
    })

    it('only where it is, and gives it only to somebody who is there', async () => {
      const { id } = await receive(aQuote())
      const missing = { failure: { kind: 'not-found' } }
      expect(await inbox().assign({ id, version: 1 }, 'none', noura)).toMatchObject(missing)
      expect(await inbox().assign({ id: 'none', version: 1 }, null, noura)).toMatchObject(missing)
      expect(await inbox().setState({ id: 'none', version: 1 }, 'closed', noura)).toMatchObject(missing)
      expect(await inbox().addNote('none', { key: 'note-2', body: 'x' }, noura)).toMatchObject(missing)
      expect(await inbox().remove('none', noura)).toMatchObject(missing)
      expect(await inbox().get('none')).toBeNull()
    })
  })

  it('gives many messages one state at once', async () => {
    const first = await receive(aQuote())
    const second = await receive(aContactMessage())
    valueOf(await inbox().setState(first, 'spam', noura))
    expect(await inbox().setStates([first.id, second.id, 'none'], 'spam', saad)).toBe(1)
    expect(await inbox().countByState()).toMatchObject({ new: 0, spam: 2 })
    expect(await history(second.id)).toEqual([['saad', 'message.state', { to: 'spam' }]])
    expect((await message(second.id)).version).toBe(2)
  })

  it('keeps the notes of staff in their order, and those of somebody who has left', async () => {
    const { id } = await receive(aQuote())
    valueOf(await inbox().addNote(id, { key: 'note-3', body: 'اتصلت به' }, noura))
    const crm = await giveAccount(db(), { kind: 'staff', id: 'token-1', name: 'crm', role: 'sales', via: 'token' })
    valueOf(await inbox().addNote(id, { key: 'note-4', body: 'Sent the offer' }, actorOf(crm)))
    await db().deleteFrom('staff_users').where('id', '=', 'noura').execute()
    const { notes } = (await inbox().get(id))!
    expect(notes.map(({ body, authorName, authorId }) => [authorName, authorId, body])).toEqual([
      ['noura', null, 'اتصلت به'],
      ['crm', null, 'Sent the offer'],
    ])
  })

  it('keeps a note once, however often it is sent', async () => {
    const { id } = await receive(aQuote())
    const note = { key: 'note-again', body: 'اتصلت به' }
    await Promise.all([inbox().addNote(id, note, noura), inbox().addNote(id, note, noura)])
    valueOf(await inbox().addNote(id, note, noura))
    expect((await inbox().get(id))!.notes).toHaveLength(1)
    expect(await history(id)).toHaveLength(1)
  })

  it('shows what else came from the same address', async () => {
    const { id } = await receive(aQuote())
    const other = await receive(aQuote({ idempotencyKey: 'key-3', page: '/' }))
    await receive(aContactMessage())
    expect((await inbox().get(id))!.sender.customer.others.map((one) => one.id)).toEqual([other.id])
  })

  it('removes a message with all that belongs to it, and keeps who did it', async () => {
    const { id } = await receive(aQuote())
    valueOf(await inbox().addNote(id, { key: 'note-5', body: 'x' }, noura))
    valueOf(await inbox().remove(id, noura))
    expect(await inbox().get(id)).toBeNull()
    for (const table of ['message_notes', 'mail_outbox'] as const) {
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([])
    }
    const audit = await db().selectFrom('audit_log').select(['action', 'subject_id']).orderBy('at').execute()
    expect(audit.at(-1)).toEqual({ action: 'message.delete', subject_id: id })
  })

  describe('answers a message', () => {
    const written = {
      key: 'answer-1',
      version: 1,
      template: null,
      subject: 'عرض السعر',
      body: 'السلام عليكم\n\nالسعر 20',
      locale: 'ar',
    } as const
    const outbox = () => db().selectFrom('mail_outbox').selectAll().orderBy('created_at').execute()

    it('with a mail to its sender that follows the ones before it, and keeps the words with the message', async () => {
      const sent = aQuote()
      const { id } = await receive(sent, [aMail(), aMail({ recipient: sent.content.email, replyTo: null })])
      const receipt = (await outbox()).find((mail) => mail.recipient === sent.content.email)!
      valueOf(await inbox().answer(id, written, noura))
      const mail = (await outbox()).at(-1)!
      expect(mail).toMatchObject({
        recipient: sent.content.email,
        reply_to: 'sales@site.example',
        subject: 'عرض السعر (RQ-2026-00001)',
        thread: receipt.header_id,
        is_personal: 1,
        state: 'queued',
      })
      expect(mail.text).toContain('السعر 20')
      const { message: answered, answers, history: done } = (await inbox().get(id))!
      expect(answered).toMatchObject({ state: 'answered', version: 2 })
      expect(answers).toMatchObject([
        { authorName: 'noura', subject: 'عرض السعر', body: written.body, mailId: mail.id },
      ])
      expect(done).toMatchObject([{ action: 'message.answer', detail: { locale: 'ar' } }])
      expect(JSON.stringify(done)).not.toContain('السعر')
      expect(woken).toBe(1)

      valueOf(await inbox().answer(id, { ...written, key: 'answer-2', version: 2 }, saad))
      expect((await outbox()).at(-1)!.thread).toBe(`${receipt.header_id} ${mail.header_id}`)
    })

    it('once, however often the same answer is sent, and not when somebody else was quicker', async () => {
      const { id } = await receive(aQuote(), [])
      await Promise.all([inbox().answer(id, written, noura), inbox().answer(id, written, noura)])
      valueOf(await inbox().answer(id, written, noura))
      expect(await outbox()).toHaveLength(1)
      expect(await history(id)).toHaveLength(1)
      const late = await inbox().answer(id, { ...written, key: 'answer-2' }, saad)
      expect(late).toMatchObject({ failure: { kind: 'conflict', message: { ar: expect.stringContaining('noura') } } })
      expect(await outbox()).toHaveLength(1)
    })

    it.each(LOCALES)('not while a gap of its template [%s] stands open', async (locale) => {
      const sent = await receive(aQuote(), [])
      const { id } = sent
      const settings = await createSettings({ db: db(), clock }).get()
      const scene = { product: null, settings, lines: [], words: answerFactWords, link: null, quote: null }
      const facts = answerFacts(sent, { ...scene, locale, now: clock() })
      const [template] = await giveTemplates(db())
      const beginning = answerDraft(template!, locale, facts).body
      const send = (body: string) => inbox().answer(id, { ...written, template: 'quote', locale, body }, noura)
      for (const body of [beginning, beginning.replace('…', '40')]) {
        const refused = await send(body)
        expect(refused).toMatchObject({ failure: { kind: 'invalid', fields: { body: answerWords.unfilled } } })
      }
      expect(await outbox()).toEqual([])
      expect(await message(id)).toMatchObject({ state: 'new', version: 1 })
      valueOf(await send(`${beginning.replaceAll('…', '40')}\n\n40 … 50`))
      expect(await outbox()).toHaveLength(1)
    })

    it('of a visitor whose name ends with an ellipsis', async () => {
      const content = {
        kind: 'contact',
        name: 'Ali…',
        phone: '',
        email: 'ali@client.example',
        message: 'Hello',
      } as const
      const { id } = await receive(aContactMessage({ content }), [])
      const body = 'Hello Ali…,\n\n20 SAR'
      valueOf(await inbox().answer(id, { ...written, template: 'free', locale: 'en', body }, noura))
      expect(await outbox()).toHaveLength(1)
    })

    it('wholly or not at all', async () => {
      const { id } = await receive(aQuote(), [])
      const broken = { ...written, body: null as unknown as string }
      await expect(inbox().answer(id, broken, noura)).rejects.toThrow()
      expect(await outbox()).toEqual([])
      expect(await message(id)).toMatchObject({ state: 'new', version: 1 })
      expect(await inbox().answer('none', written, noura)).toMatchObject({ failure: { kind: 'not-found' } })
    })
  })

  it('answers nobody by mail who left a mobile number alone', async () => {
    const { content } = aQuote()
    const { id, version } = await receive(aQuote({ content: { ...content, email: '' } }), [])
    const written = { key: 'k', version, template: null, locale: 'ar', subject: 's', body: 'b' } as never
    expect(await inbox().answer(id, written, noura)).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await inbox().list({ search: { words: ['rq1'], digits: null, numbers: ['RQ-____-00001'] } })).toHaveLength(1)
  })

  it('shows what a request asks for, and gives it another link: the one before opens nothing', async () => {
    const pages = createRequestPages({ db: db(), clock })
    const request = await receive({ ...aQuote(), lines: [aRequestLine()] })
    const before = (await inbox().get(request.id))!
    const tokenOf = (url: string) => /^https:\/\/site\.example\/quote\/s\/([\w-]{22})$/.exec(url)![1]!
    expect(before.lines).toMatchObject([{ stockCode: 'RW1', qty: 2 }])
    const old = tokenOf(before.link!.url)
    expect(await pages.open(old)).toMatchObject({ message: { id: request.id } })
    valueOf(await inbox().renewLink(request, noura))
    expect(await inbox().renewLink(request, saad)).toMatchObject({ failure: { kind: 'conflict' } })
    const renewed = tokenOf((await inbox().get(request.id))!.link!.url)
    expect(await pages.open(old)).toBeNull()
    expect(await pages.open(renewed)).toMatchObject({ message: { id: request.id } })
    expect(await history(request.id)).toEqual([['noura', 'message.renew-link', {}]])
    const contact = await receive({ ...aContactMessage(), idempotencyKey: 'c' })
    expect((await inbox().get(contact.id))!.link).toBeNull()
    expect(await inbox().renewLink(contact, noura)).toMatchObject({ failure: { kind: 'not-found' } })
  })

  it('lists and exports who agreed to news, until they take it back: then at all of their requests', async () => {
    const words = 'I want news'
    const first = await receive({ ...aQuote(), marketing: words })
    const second = await receive({ ...aQuote(), idempotencyKey: 'b', marketing: words })
    const other = { ...aQuote().content, email: 'omar@client.example', phone: '+966511111111' }
    const third = await receive({ ...aQuote(), idempotencyKey: 'c', content: other, marketing: words })
    await receive({ ...aQuote(), idempotencyKey: 'd', state: 'spam', content: other, marketing: words })
    await receive({ ...aQuote(), idempotencyKey: 'e' })
    const filter = await inbox().filterOf(readInboxQuery(new URLSearchParams('show=news')), 'noura')
    expect(await idsOf(inbox().list(filter))).toEqual([third.id, second.id, first.id])
    const table = await text(await inbox().export(filter, { format: 'csv', locale: 'en' }, noura))
    expect(table.split(words)).toHaveLength(4)
    await createRequestPages({ db: db(), clock }).withdrawNews(first.id)
    expect(await idsOf(inbox().list(filter))).toEqual([third.id])
    expect(await history(second.id)).toEqual([['customer', 'message.withdraw-news', {}]])
    valueOf(await inbox().withdrawNews(third.id, noura))
    expect(await inbox().count(filter)).toBe(0)
  })

  it('takes two requests without an address for those of two senders', async () => {
    const content = { ...aQuote().content, email: '' }
    const { id } = await receive({ ...aQuote(), content })
    const another = { ...content, phone: '+966511111111' }
    await receive({ ...aQuote(), content: another, idempotencyKey: 'other' })
    expect((await inbox().get(id))!.sender.customer.others).toEqual([])
  })

  it('exports each of a great many messages once, newest first', async () => {
    await receive(aQuote(), [])
    const row = await db().selectFrom('messages').selectAll().executeTakeFirstOrThrow()
    const unlinked = { number: null, link_hash: null }
    const many = Array.from({ length: 250 }, (_, index) => {
      const created_at = `2026-01-0${1 + (index % 3)}T00:00:00.000Z`
      return {
        ...row,
        id: `m-${String(index).padStart(3, '0')}`,
        idempotency_key: `many-${index}`,
        created_at,
        ...unlinked,
      }
    })
    await db().insertInto('messages').values(many).execute()
    const rows = JSON.parse(await text(await inbox().export({}, { format: 'json', locale: 'ar' }, noura))) as {
      id: string
      receivedAt: string
    }[]
    const order = (await inbox().list()).map(({ id }) => id)
    expect(rows.map(({ id }) => id)).toEqual(order)
    expect(new Set(order).size).toBe(251)
  })

  it('says who exported how much, and not what', async () => {
    await receive(aQuote())
    const table = await inbox().export(
      { search: { words: ['العتيبي'], digits: null } },
      { format: 'csv', locale: 'ar' },
      noura,
    )
    expect((await text(table)).split('\r\n')).toHaveLength(3)
    const audit = await db().selectFrom('audit_log').selectAll().execute()
    expect(audit).toMatchObject([{ action: 'inbox.export', actor_name: 'noura', detail: '{"format":"csv","count":1}' }])
  })
})
