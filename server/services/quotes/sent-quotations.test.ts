import { expect, it } from 'vitest'
import { readMessageSearch } from '#domain/messages/message-search.ts'
import { readQuotationSearch } from '#domain/quotes/quotation-list.ts'
import type { QuotationDocument } from '#domain/quotes/quotation.ts'
import { latestRevision, sentRevision } from '#domain/quotes/quotation-record.ts'
import type { WaitingQuotes } from '#domain/messages/inbox-filter.ts'
import { listMessages } from '#server/data/messages/inbox-store.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { quotationDesk, type QuotationSite } from '#tests/support/quotes/quotation-site.ts'
import { valueOf } from '#tests/support/records.ts'
import { omar } from '#tests/support/staff.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { listRegister } from '#server/data/quotes/quote-register-store.ts'
import { createRequestCalls } from '#server/services/messages/request-calls.ts'

onEveryDatabase('a quotation that was sent', (db) => {
  const { site, ask, begin, opened, saved, send, sentOf, sentOne, accept } = quotationDesk(db)

  it('follows what its customer chooses of its options, counted where it is accepted', async () => {
    const lines = [
      { kind: 'heading', name_en: 'Foam' },
      { stock_code: 'RW1', qty: 24, discount: 10 },
      { kind: 'text', name_en: 'Glue', unit_price: '7.77', unit_word: 'kg', alternative: true },
      { kind: 'text', name_en: 'Gun', unit_price: '50', optional: true },
    ]
    const requestId = await ask()
    const kept = await saved(await begin(requestId), { lines })
    const { id } = valueOf(await send(kept))
    const answer = (fields: object, key: string) =>
      site().quotations.answer(requestId, {
        kind: 'accept',
        fields: { revision: '1', key, acceptedBy: 'Huda', ...fields },
      })
    expect(latestRevision(await opened(id))).toMatchObject({ subtotal: 40_500n, document: { total: '465.75' } })
    expect(await answer({ chosen: '2' }, 'a')).toMatchObject({ ok: true })
    expect(await answer({ chosen: '4' }, 'a')).toMatchObject({ ok: true })
    const [row] = await site().quotations.list({ state: 'accepted' })
    expect(row).toMatchObject({ subtotal: 40_500n, total: 46_575n })
    expect(row!.form.lines).toMatchObject([{ kind: 'heading' }, { stockCode: 'RW1' }])
  })

  it('takes an option where nothing else is quoted, and no acceptance of nothing', async () => {
    const requestId = await ask()
    const option = { kind: 'text', name_en: 'Gun', unit_price: '50', optional: true }
    const lines = [option, { ...option, name_en: 'Other gun', unit_price: '80', alternative: true, optional: false }]
    const kept = await saved(await begin(requestId), { lines })
    const { id } = valueOf(await send(kept))
    const answer = (chosen: string) =>
      site().quotations.answer(requestId, { kind: 'accept', fields: { revision: '1', acceptedBy: 'Huda', chosen } })
    expect(latestRevision(await opened(id)).total).toBe(0n)
    for (const chosen of ['', '3', '1,2'])
      expect(await answer(chosen)).toMatchObject({ failure: { kind: 'invalid', fields: { chosen: {} } } })
    expect(await answer('2')).toMatchObject({ ok: true })
    const accepted = latestRevision(await opened(id))
    expect(accepted).toMatchObject({ state: 'accepted', subtotal: 8000n, total: 9200n, document: { total: '0.00' } })
    expect(accepted.form.lines).toMatchObject([{ nameEn: 'Other gun' }])
    expect(await findMessage(db(), { id: requestId })).toMatchObject({
      followUp: { outcome: 'won', outcomeValue: 8000n },
    })
  })

  it('is revised: what is sent anew replaces what was sent before, under the same number', async () => {
    const requestId = await ask()
    const first = await sentOf(requestId)
    const draft = valueOf(await site().quotations.revise(first, omar))
    expect(await site().quotations.revise(draft, omar)).toMatchObject({ failure: { reason: 'isDraft' } })
    const kept = await saved(draft, { lines: [{ stock_code: 'RW1', qty: 30 }] })
    const found = await opened(first.id)
    expect([found.state, sentRevision(found)!.revision]).toEqual(['draft', 1])
    const second = valueOf(await send(kept))
    expect(second).toMatchObject({ number: first.number, revision: 2 })
    const { revisions } = await opened(first.id)
    expect(revisions.map(({ state, form }) => [state, form.lines[0]!.qty])).toEqual([
      ['replaced', 24],
      ['sent', 30],
    ])
    expect((await listRegister(db())).map(({ revision, state }) => [revision, state])).toEqual([
      [1, 'replaced'],
      [2, 'sent'],
    ])
    expect(await accept(requestId, 1)).toMatchObject({ failure: { kind: 'conflict', reason: 'newer' } })
    valueOf(await accept(requestId, 2))
  })

  it('has one proforma invoice once it was accepted, with a number of its own series without gaps', async () => {
    const [one, two] = await Promise.all(
      [await ask(), await ask()].map(async (requestId) => ({ requestId, ...(await sentOf(requestId)) })),
    )
    if (!one || !two) throw new Error('Two were sent')
    const seen = async ({ id }: { id: string }) => ({ id, version: (await opened(id)).quotation.version })
    expect(await site().quotations.proforma(await seen(one), omar)).toMatchObject({
      failure: { reason: 'notAccepted' },
    })
    for (const { requestId } of [one, two]) valueOf(await accept(requestId, 1))
    const first = await seen(one)
    site().breakPrinter()
    expect(await site().quotations.proforma(first, omar)).toMatchObject({ failure: { kind: 'unprintable' } })
    site().mendPrinter()
    const stale = { ...first, version: first.version - 1 }
    expect(await site().quotations.proforma(stale, omar)).toMatchObject({ failure: { reason: 'stale' } })
    for (const made of await Promise.all([first, first].map((each) => site().quotations.proforma(each, omar))))
      valueOf(made)
    valueOf(await site().quotations.proforma(await seen(two), omar))
    const numbers = await Promise.all([one, two].map(async ({ id }) => (await opened(id)).quotation.proforma?.number))
    expect(numbers).toEqual(['PF-2026-00001', 'PF-2026-00002'])
    const pdf = (await site().quotations.proformaPdf(one.id))!
    expect(pdf.name).toBe('PF-2026-00001.pdf')
    const { proforma, number } = JSON.parse(pdf.bytes.toString().slice('%PDF-1.7 '.length)) as QuotationDocument
    expect([proforma, number]).toEqual([{ number: 'PF-2026-00001', poNumber: 'PO-7' }, one.number])
    const register = (await listRegister(db())).map((line) => line.number)
    expect(register).toEqual(['PF-2026-00001', 'PF-2026-00002', 'QT-2026-00001', 'QT-2026-00002'])
    const found = await db()
      .selectFrom('messages')
      .select('id')
      .where('search_text', 'like', '%pf-2026-00002%')
      .execute()
    expect(found).toEqual([{ id: two.requestId }])
  })

  it('is accepted once, by whichever device is first; a second click is the first', async () => {
    const { requestId, id } = await sentOne()
    const before = await db().selectFrom('mail_outbox').select('id').execute()
    const outcomes = await Promise.all([
      accept(requestId, 1, 'a'),
      accept(requestId, 1, 'a'),
      accept(requestId, 1, 'b'),
    ])
    expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1)
    const found = await opened(id)
    expect(found.state).toBe('accepted')
    expect(found.answers).toMatchObject([{ kind: 'accept', acceptedBy: 'Huda', poNumber: 'PO-7' }])
    expect(
      await site().quotations.answer(requestId, { kind: 'decline', fields: { revision: '1', key: 'c' } }),
    ).toMatchObject({ failure: { reason: 'newer' } })
    expect((await listRegister(db()))[0]!.state).toBe('accepted')
    const known = before.map((mail) => mail.id)
    const mails = await db().selectFrom('mail_outbox').selectAll().where('id', 'not in', known).execute()
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['huda@client.example', 'sales@site.example'])
    const toStaff = mails.find(({ recipient }) => recipient === 'sales@site.example')!
    expect(toStaff.subject).toMatch(/QT-2026-00001(?!-)/)
    for (const told of ['PO-7', 'RQ-2026-00001', `${site().siteUrl}/admin/inbox/${requestId}`])
      expect(toStaff.text).toContain(told)
    expect(await site().quotations.revise(found.quotation, omar)).toMatchObject({ failure: { reason: 'answered' } })
    expect(await site().quotations.withdraw(found.quotation, '', omar)).toMatchObject({
      failure: { reason: 'answered' },
    })
  })

  it('is the first answer to its request, which is won by acceptance and lost by declining', async () => {
    const followed = async (id: string) => (await findMessage(db(), { id }))!.followUp
    const [won, lost] = [await ask(), await ask()]
    await sentOf(won)
    await sentOf(lost)
    expect((await followed(won)).answeredAt).not.toBeNull()
    await accept(won, 1)
    const fields = { revision: '1', key: 'd', reason: 'time' }
    await site().quotations.answer(lost, { kind: 'decline', fields })
    expect(await followed(won)).toMatchObject({ outcome: 'won', outcomeValue: 45_000n, lostReason: '' })
    expect(await followed(lost)).toMatchObject({ outcome: 'lost', outcomeValue: null, lostReason: 'time' })
    // Staff who take that back and say won again need not know the amount.
    const requests = createRequestCalls(site())
    const said = { lostReason: '', note: '', value: null } as const
    for (const outcome of [{ outcome: null }, { outcome: 'won', ...said }] as const) {
      const seen = (await findMessage(db(), { id: won }))!
      valueOf(await requests.update(seen, { said: outcome }, omar))
    }
    expect(await followed(won)).toMatchObject({ outcome: 'won', outcomeValue: 45_000n })
  })

  it('is what staff are reminded of while the customer lets it wait', async () => {
    const requestId = await ask()
    await sentOf(requestId)
    const reminded = async (quotes: WaitingQuotes) =>
      (await listMessages(db(), { reminded: quotes })).map(({ id }) => id)
    const never = { sentBefore: '', validUntil: '' }
    expect(await reminded(never)).toEqual([])
    expect(await reminded({ ...never, sentBefore: '2100-01-01' })).toEqual([requestId])
    expect(await reminded({ ...never, validUntil: '2100-01-01' })).toEqual([requestId])
    await accept(requestId, 1)
    expect(await reminded({ ...never, sentBefore: '2100-01-01' })).toEqual([])
  })

  it('loses a revision that staff had begun when the one before is accepted', async () => {
    const requestId = await ask()
    const first = await sentOf(requestId)
    const draft = valueOf(await site().quotations.revise(first, omar))
    valueOf(await accept(requestId, 1))
    expect(await send(draft)).toMatchObject({ failure: { kind: 'conflict' } })
    const found = await opened(first.id)
    expect([found.state, found.revisions.length]).toEqual(['accepted', 1])
  })

  it('waits for staff where its customer asks for a change, and can still be accepted', async () => {
    const { requestId, id } = await sentOne()
    const change = (key: string, message = 'Fewer') =>
      site().quotations.answer(requestId, { kind: 'change', fields: { revision: '1', key, message } })
    expect(await change('a', '')).toMatchObject({ failure: { kind: 'invalid', fields: { message: {} } } })
    valueOf(await change('a'))
    valueOf(await change('a'))
    valueOf(await change('b', 'And white'))
    const found = await opened(id)
    expect([found.state, found.answers.map(({ message }) => message)]).toEqual([
      'change-requested',
      ['Fewer', 'And white'],
    ])
    expect(await findMessage(db(), { id: requestId })).toMatchObject({ state: 'in-progress' })
    valueOf(await accept(requestId, 1))
  })

  it('is declined with a reason', async () => {
    const { requestId, id } = await sentOne()
    const fields = { revision: '1', key: 'a', reason: 'price', message: 'Too dear' }
    valueOf(await site().quotations.answer(requestId, { kind: 'decline', fields }))
    const found = await opened(id)
    expect(found).toMatchObject({ state: 'declined', answers: [{ reason: 'price', message: 'Too dear' }] })
    valueOf(await site().quotations.revise(found.quotation, omar))
  })

  it('holds to the end of its last day in Riyadh', async () => {
    const { requestId, id } = await sentOne()
    // The last minute of the 15th in Riyadh, and the first after it.
    site().at('2026-05-15T20:59:59Z')
    expect((await opened(id)).state).toBe('sent')
    site().at('2026-05-15T21:00:00Z')
    expect((await opened(id)).state).toBe('expired')
    expect(await site().quotations.list({ state: 'expired' })).toMatchObject([{ id, state: 'expired' }])
    expect(await site().quotations.count({ state: 'sent' })).toBe(0)
    expect(await accept(requestId, 1)).toMatchObject({ failure: { reason: 'expired' } })
    const draft = valueOf(await site().quotations.revise((await opened(id)).quotation, omar))
    valueOf(await send(draft))
    valueOf(await accept(requestId, 2))
  })

  it('is withdrawn, and can be answered no more', async () => {
    const requestId = await ask()
    const sent = await sentOf(requestId)
    const withdrawn = valueOf(await site().quotations.withdraw(sent, 'Wrong price', omar))
    expect(await opened(sent.id)).toMatchObject({ state: 'withdrawn', revisions: [{ withdrawReason: 'Wrong price' }] })
    expect(await accept(requestId, 1)).toMatchObject({ failure: { reason: 'newer' } })
    expect((await listRegister(db()))[0]!.state).toBe('withdrawn')
    const draft = valueOf(await site().quotations.revise(withdrawn, omar))
    expect(valueOf(await send(draft)).number).toBe(sent.number)
  })

  it('is a draft again where it was withdrawn before it was ever sent', async () => {
    const seen = await begin(await ask())
    const withdrawn = valueOf(await site().quotations.withdraw(seen, '', omar))
    expect((await opened(seen.id)).state).toBe('withdrawn')
    expect(await send(withdrawn)).toMatchObject({ failure: { reason: 'sent' } })
    const again = valueOf(await site().quotations.revise(withdrawn, omar))
    expect(valueOf(await send(again))).toMatchObject({ revision: 1 })
  })

  it('knows when its customer first looked at it', async () => {
    const { requestId, id } = await sentOne()
    expect(await site().quotations.saw(requestId, 1)).toBe(true)
    expect(await site().quotations.saw(requestId, 1)).toBe(false)
    expect(await site().quotations.saw(requestId, 2)).toBe(false)
    expect((await opened(id)).revisions[0]!.seenAt).not.toBeNull()
  })

  it('is found with its request by every number, name, telephone and code of both', async () => {
    const requestId = await ask([{ stockCode: 'RW1', qty: 24 }], { phone: '0551234567' })
    const seen = await begin(requestId)
    const fields = {
      customer_phone: '0569876543',
      customer_name: 'Rami',
      lines: [{ stock_code: 'RW2', qty: 2, unit_price: '9' }],
    }
    const sent = valueOf(await send(await saved(seen, fields)))
    valueOf(await accept(requestId, 1))
    await ask()
    const typed = ['QT-2026-00001', 'qt1', 'QT-2026-00001-R1', 'PO-7', 'rami', '056 987 6543', '0551234567', 'RW2']
    for (const text of typed) {
      const requests = await listMessages(db(), { search: readMessageSearch(text)! })
      expect([text, requests.map(({ id }) => id)]).toEqual([text, [requestId]])
    }
    for (const text of [...typed, 'RQ-2026-00001', 'Request 1'].filter((one) => one !== '056 987 6543')) {
      const quotations = await site().quotations.list({ search: readQuotationSearch(text)! })
      expect([text, quotations.map(({ id }) => id)]).toEqual([text, [sent.id]])
    }
  })

  it('is found by number, customer, state and owner', async () => {
    const { requestId, id } = await sentOne()
    const draft = await begin(await ask([{ stockCode: 'RW1', qty: 1 }], { name: 'Rami', email: 'rami@client.example' }))
    await db().updateTable('messages').set({ assignee_id: null }).where('id', '!=', requestId).execute()
    const found = async (filter: Parameters<QuotationSite['quotations']['list']>[0]) =>
      (await site().quotations.list(filter)).map((one) => one.id)
    expect((await found({})).toSorted()).toEqual([id, draft.id].toSorted())
    for (const number of ['1', 'QT-2026-00001', '00001-R1']) {
      expect(await found({ search: { words: ['nothing'], number: site().number(number) } })).toEqual([id])
    }
    expect(await found({ search: { words: ['rami'], number: null } })).toEqual([draft.id])
    expect(await found({ state: 'draft' })).toEqual([draft.id])
    expect(await found({ ownerId: 'omar' })).toEqual([id])
    expect(await found({ ownerId: null })).toEqual([draft.id])
    expect(await site().quotations.list({ ownerId: 'omar' })).toMatchObject([
      {
        number: 'QT-2026-00001',
        requestNumber: 'RQ-2026-00001',
        form: { customerName: 'Huda' },
        total: 51750n,
        state: 'sent',
      },
    ])
  })
})
