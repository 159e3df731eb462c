import { beforeEach, describe, expect, it } from 'vitest'
import { answerWords } from '#content/admin/inbox-message.ts'
import { TEMPLATE_PLACEHOLDERS } from '#domain/site/content/template-kinds.ts'
import { giveContent } from '#tests/support/content/site-content.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { latestRevision, sentRevision } from '#domain/quotes/quotation-record.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { byLength } from '#tests/support/test-level.ts'
import { aQuotationSite, byLink, byMail, quotationDesk } from '#tests/support/quotes/quotation-site.ts'
import { aFile, valueOf } from '#tests/support/records.ts'
import { giveAccount, omar, sara, olga } from '#tests/support/staff.ts'
import { setStaffEmail } from '#server/data/accounts/staff-store.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { insertFile } from '#server/data/site/files-store.ts'
import { findPrivateFile } from '#server/data/messages/private-files-store.ts'
import { linesOf } from '#server/data/quotes/request-lines-store.ts'
import { listRegister } from '#server/data/quotes/quote-register-store.ts'

onEveryDatabase('a quotation', (db) => {
  const { site, ask, begin, opened, saved, send, sentOf } = quotationDesk(db)

  describe('as a draft', () => {
    it('is filled from the lines of its request, the price list and the settings', async () => {
      const requestId = await ask([
        { stockCode: 'RW1', qty: 2, unit: 'carton', note: 'white' },
        { stockCode: 'RW2', qty: 3, unit: 'carton' },
        { text: 'Shelf', qty: 1 },
        { stockCode: 'RW1', qty: 2, unit: 'other', unit_word: 'dozen' },
        { text: 'Gloves', qty: 10, unit: 'carton' },
      ])
      const { id } = await begin(requestId)
      const found = await opened(id)
      const { form } = latestRevision(found)
      expect(found).toMatchObject({ state: 'draft', request: { id: requestId, number: 'RQ-2026-00001' } })
      expect(form).toMatchObject({
        customerName: 'Huda',
        customerEmail: 'huda@client.example',
        validUntil: '2026-05-15',
      })
      expect(form.lines).toMatchObject([
        { stockCode: 'RW1', qty: 2, unit: 'carton', unitPrice: 1875n, note: 'white' },
        { stockCode: 'RW2', qty: 3, unit: 'piece', unitPrice: null, note: expect.stringContaining('3') },
        { kind: 'text', nameAr: 'Shelf', nameEn: 'Shelf', unitPrice: null },
        { stockCode: 'RW1', qty: 2, unit: 'piece', unitPrice: null, note: '2 dozen' },
        { kind: 'text', qty: 10, unit: 'piece', unitWord: expect.stringMatching(/^(كرتون|Cartons)$/), note: '' },
      ])
    })

    it('is one of a request: the second is told which one there is', async () => {
      const requestId = await ask()
      const { id } = await begin(requestId)
      expect(await site().quotations.makeFor(requestId, omar)).toMatchObject({
        failure: { kind: 'conflict', reason: 'exists', quoteId: id },
      })
      expect(await site().quotations.makeFor('nobody', omar)).toMatchObject({ failure: { kind: 'not-found' } })
    })

    it('begins as a copy of another one at the prices of today, and notes what has changed', async () => {
      const lines = [
        { stockCode: 'RW1', qty: 24 },
        { text: 'Shelf', qty: 2 },
      ]
      const seen = await begin(await ask(lines))
      const priced = {
        lines: [
          { stock_code: 'RW1', qty: 24, discount: 10 },
          { kind: 'text', name_ar: 'رف', unit_price: '9' },
        ],
      }
      const kept = await saved(seen, { ...priced, customer_reference: 'PO-1' })
      const { id } = valueOf(await send(kept))
      await site().price('RW1', '19.50', omar)
      const copy = () => site().quotations.add({ requestId: null, key: 'again', fields: {}, copyOf: id }, omar)
      const begun = valueOf(await copy())
      expect(valueOf(await copy()).id).toBe(begun.id)
      const found = await opened(begun.id)
      expect(found).toMatchObject({ state: 'draft', quotation: { number: null }, request: { number: 'RQ-2026-00002' } })
      expect(latestRevision(found).form).toMatchObject({
        customerName: 'Huda',
        customerReference: '',
        internalNote: 'QT-2026-00001\nRW1: 18.75 > 19.50',
        lines: [
          { stockCode: 'RW1', qty: 24, unitPrice: 1950n, discount: 1000n },
          { nameAr: 'رف', unitPrice: 900n },
        ],
      })
      expect(
        await site().quotations.add({ requestId: null, key: null, fields: {}, copyOf: 'none' }, omar),
      ).toMatchObject({ failure: { kind: 'not-found' } })
    })

    it('makes a request where there is none, once for one form', async () => {
      const fields = { customer_name: 'Rami', customer_phone: '0551234567', lines: [{ stock_code: 'RW1', qty: 2 }] }
      const add = () => site().quotations.add({ requestId: null, key: 'form', fields }, omar)
      const { id } = valueOf(await add())
      expect(valueOf(await add()).id).toBe(id)
      const { request } = await opened(id)
      expect(await findMessage(db(), { id: request!.id })).toMatchObject({
        number: 'RQ-2026-00001',
        cameBy: 'staff',
        content: { firstName: 'Rami', phone: '+966551234567' },
        assigneeId: 'omar',
      })
      expect(await linesOf(db(), request!.id)).toMatchObject([{ stockCode: 'RW1', productId: '805', qty: 2 }])
      expect(await db().selectFrom('messages').select('id').execute()).toHaveLength(1)
      expect(await db().selectFrom('mail_outbox').select('id').execute()).toEqual([])
    })

    it('has its request say what it says where staff began both, and nothing else where a customer asked', async () => {
      const fields = { customer_name: 'Rami', customer_phone: '0551234567', lines: [{ stock_code: 'RW2', qty: 2 }] }
      const begun = valueOf(await site().quotations.add({ requestId: null, key: null, fields: {} }, omar))
      await saved(begun, fields)
      const mine = (await opened(begun.id)).request!
      expect((await findMessage(db(), { id: mine.id }))!.content).toMatchObject({
        firstName: 'Rami',
        phone: '+966551234567',
      })
      expect(await linesOf(db(), mine.id)).toMatchObject([{ stockCode: 'RW2', qty: 2 }])
      const requestId = await ask()
      await saved(await begin(requestId), fields)
      expect((await findMessage(db(), { id: requestId }))!.content).toMatchObject({ email: 'huda@client.example' })
      expect(await linesOf(db(), requestId)).toMatchObject([{ stockCode: 'RW1', qty: 24 }])
    })

    it('is taken care of by whoever begins it, unless somebody has its request', async () => {
      const [free, taken] = [await ask(), await ask()]
      await db().updateTable('messages').set({ assignee_id: 'sara' }).where('id', '=', taken).execute()
      await begin(free)
      await begin(taken)
      expect((await findMessage(db(), { id: free }))!.assigneeId).toBe('omar')
      expect((await findMessage(db(), { id: taken }))!.assigneeId).toBe('sara')
    })

    it('is saved, unless somebody else has saved it since', async () => {
      const seen = await begin(await ask())
      const fields = { customer_vat: '300000000000003', lines: [{ stock_code: 'RW1', qty: 24, discount: '10' }] }
      const kept = await saved(seen, fields)
      expect(await site().quotations.save(seen, { customer_name: 'B' }, omar)).toMatchObject({
        failure: { kind: 'conflict', reason: 'stale' },
      })
      expect(await saved(kept, fields)).toEqual(kept)
      expect(await site().quotations.save(kept, { customer_cr: '12' }, omar)).toMatchObject({
        failure: { kind: 'invalid', fields: { customer_cr: {} } },
      })
      const { form, subtotal, vatTotal, total } = latestRevision(await opened(kept.id))
      expect(form.customerVat).toBe('300000000000003')
      expect([subtotal, vatTotal, total]).toEqual([40500n, 6075n, 46575n])
    })

    it('is kept from whoever has no right to quotations', async () => {
      const seen = await begin(await ask())
      await expect(site().quotations.save(seen, {}, sara)).rejects.toThrow(Forbidden)
      await expect(site().quotations.send(seen, byLink, sara)).rejects.toThrow(Forbidden)
      const another = await ask()
      await expect(site().quotations.makeFor(another, sara)).rejects.toThrow(Forbidden)
    })
  })

  describe('when it is sent', () => {
    it('has a number, a frozen document, a PDF, a mail, a line in the register; its request is answered', async () => {
      const requestId = await ask()
      const before = await db().selectFrom('mail_outbox').selectAll().execute()
      const seen = await begin(requestId)
      const letter = {
        by: 'mail',
        subject: 'Quote {quote}',
        body: 'Dear {name},\n\n{total} until {valid_until}',
      } as const
      const sent = valueOf(await send(seen, letter))
      expect(sent).toMatchObject({ number: 'QT-2026-00001', revision: 1 })
      const found = await opened(seen.id)
      expect(found.state).toBe('sent')
      expect(sentRevision(found)).toMatchObject({
        document: { number: 'QT-2026-00001', isDraft: false, subtotal: '450.00', vatTotal: '67.50', total: '517.50' },
        sentBy: 'mail',
      })
      const mails = await db().selectFrom('mail_outbox').selectAll().execute()
      expect(mails).toHaveLength(before.length + 1)
      const mail = mails.find(({ subject }) => subject === 'Quote QT-2026-00001')!
      expect(mail).toMatchObject({ recipient: 'huda@client.example', reply_to: 'sales@site.example' })
      expect(mail.text).toContain('Dear Huda,')
      expect(mail.text).toContain('517.50')
      expect(mail.text).toContain(sent.url)
      const [attached] = await db().selectFrom('mail_attachments').selectAll().where('mail_id', '=', mail.id).execute()
      const pdf = await site().quotations.pdf(seen.id, 1)
      expect(pdf).toMatchObject({ name: 'QT-2026-00001-R1.pdf' })
      expect(pdf!.bytes.toString()).toContain('QT-2026-00001')
      expect(attached!.file_id).toBe(sentRevision(found)!.pdfFile)
      expect(await findMessage(db(), { id: requestId })).toMatchObject({ state: 'answered' })
      expect(await listRegister(db())).toEqual([
        {
          number: 'QT-2026-00001',
          revision: 1,
          sentOn: '2026-05-01',
          validUntil: '2026-05-15',
          subtotal: 45000n,
          discountTotal: 0n,
          vatTotal: 6750n,
          total: 51750n,
          state: 'sent',
        },
      ])
      expect(found.history.map(({ action }) => action).toSorted()).toEqual(['quote.create', 'quote.send'])
    })

    it('takes files along, which its customer finds with the request, too', async () => {
      const requestId = await ask()
      const seen = await begin(requestId)
      const bytes = Buffer.from('code,days')
      const { id } = await site().privateFiles.keep({ bytes, type: 'csv', name: 'delivery.csv', sentBy: 'staff' })
      valueOf(await send(seen, { ...byMail, fileIds: [id] }))
      const { pdfFile } = sentRevision(await opened(seen.id))!
      const attached = await db().selectFrom('mail_attachments').select('file_id').orderBy('position').execute()
      expect(attached.map(({ file_id }) => file_id)).toEqual([pdfFile, id])
      expect(await findPrivateFile(db(), id)).toMatchObject({ messageId: requestId, quoteId: seen.id })
    })

    it('takes the data sheets of its products along, in its language where there is one', async () => {
      const seen = await begin(await ask())
      const [ar, en] = [aFile('foam-ar', { kind: 'pdf' }), aFile('foam-en', { kind: 'pdf' })]
      for (const file of [ar, en]) await insertFile(db(), file)
      await db().updateTable('products').set({ pdf_ar: ar.name, pdf_en: en.name }).execute()
      await site().storage.put(en.name, Buffer.from('%PDF-1.7 sheet'))
      valueOf(await send(seen, { ...byMail, dataSheets: true }))
      const rows = await db().selectFrom('mail_attachments').select('file_id').orderBy('position').execute()
      const sheet = await findPrivateFile(db(), rows[1]!.file_id)
      expect(rows).toHaveLength(2)
      expect(sheet).toMatchObject({ name: '805 PU Foam.pdf', quoteId: seen.id, mime: 'application/pdf' })
      expect((await site().privateFiles.read(sheet!))!.toString()).toBe('%PDF-1.7 sheet')
    })

    it('fills in whatever a template may name', async () => {
      const seen = await begin(await ask())
      const lines = [
        { stock_code: 'RW1', qty: 24 },
        { name_en: 'Shelf', unit_price: '5' },
      ]
      const kept = await saved(seen, { lines })
      const body = TEMPLATE_PLACEHOLDERS.map((name) => `${name}={${name}}`).join('\n')
      valueOf(await send(kept, { by: 'mail', subject: 'A', body }))
      const mail = (await db().selectFrom('mail_outbox').selectAll().execute()).find(({ subject }) =>
        subject.startsWith('A ('),
      )!
      expect(mail.text).not.toMatch(/[{}]/)
      expect(mail.text).toContain('RW1 – ')
      expect(mail.text).toMatch(/product=.+ \+ 1\n/)
    })

    it('keeps back a letter with a gap of its template, or with a name that nobody knows', async () => {
      const template = { id: 'q', kind: 'quote', label_ar: 'ع', label_en: 'Q', body_en: 'Dear {name}\nDelivery: …' }
      await giveContent(db(), 'template', [template])
      const seen = await begin(await ask())
      const letter = { by: 'mail', subject: '', template: 'q' } as const
      const gap = await send(seen, { ...letter, body: 'Dear Huda\nDelivery: …' })
      expect(gap).toMatchObject({ failure: { kind: 'invalid', fields: { body: answerWords.unfilled } } })
      const unknown = await send(seen, { ...letter, body: 'Dear {nme}' })
      expect(unknown).toMatchObject({ failure: { kind: 'invalid', fields: { body: expect.anything() as unknown } } })
      valueOf(await send(seen, { ...letter, body: 'Dear {name}\nDelivery: Sunday' }))
    })

    it('goes by a link to whoever has no address', async () => {
      const seen = await begin(await ask(undefined, { email: '', phone: '0551234567' }))
      expect(await send(seen)).toMatchObject({ failure: { kind: 'invalid', fields: { customer_email: {} } } })
      const mails = await db().selectFrom('mail_outbox').select('id').execute()
      const sent = valueOf(await send(seen, byLink))
      expect(sent.url).toContain('/quote/s/')
      expect(await db().selectFrom('mail_outbox').select('id').execute()).toEqual(mails)
    })

    it('goes by mail and by link in one act, with copies to others who can be written to, and follows what went before', async () => {
      const seen = await saved(await begin(await ask([])), { lines: [{ name_en: 'Foam', unit_price: '9' }] })
      const six = Array.from({ length: 6 }, (_, place) => `buyer${place}@client.example`)
      for (const [cc, problem] of [
        [six.join(', '), 'Five addresses at most.'],
        [['buyer@client.example', 'nobody'], 'Enter a complete email address, like name@company.com'],
      ] as const) {
        const refused = await send(seen, { ...byMail, by: 'both', cc })
        expect(refused).toMatchObject({ failure: { kind: 'invalid', fields: { cc: { en: problem } } } })
      }
      const cc = `${six[0]}؛ ${six[1]} ${six[0]!.toUpperCase()}`
      const sent = valueOf(await send(seen, { ...byMail, by: 'both', cc, remindCustomer: true }))
      const { revisions } = (await site().quotations.open({ id: sent.id }))!
      expect(revisions[0]).toMatchObject({ sentBy: 'both', form: { remindCustomer: true } })
      const [receipt, mail] = await db()
        .selectFrom('mail_outbox')
        .selectAll()
        .where('recipient', '=', 'huda@client.example')
        .orderBy('created_at')
        // Both may be of one moment; the first has nothing to follow.
        .orderBy('thread')
        .execute()
      expect(mail).toMatchObject({ cc: `${six[0]} ${six[1]}`, thread: receipt!.header_id })
      expect(sent.url).toContain('/quote/s/')
    })

    it('takes no number where it is refused', async () => {
      const seen = await begin(
        await ask([
          { stockCode: 'RW1', qty: 1 },
          { stockCode: 'RW2', qty: 1 },
          { text: 'a', qty: 1 },
        ]),
      )
      expect(await send(seen)).toMatchObject({
        failure: { fields: { lines: { en: 'Lines without a price: 2, 3', ar: 'بنود بلا سعر: 2، 3' } } },
      })
      const empty = await saved(seen, { 'kind[]': [''] })
      expect(await send(empty)).toMatchObject({ failure: { fields: { lines: {} } } })
      expect(await send(seen)).toMatchObject({ failure: { reason: 'stale' } })
      const priced = await saved(empty, { lines: [{ name_en: 'Sample', unit_price: '0.00' }] })
      site().breakPrinter()
      expect(await send(priced)).toMatchObject({
        failure: { kind: 'unprintable', message: { en: 'The PDF could not be made' } },
      })
      expect(await db().selectFrom('number_series').selectAll().where('series', '=', 'QT').execute()).toEqual([])
      site().mendPrinter()
      site().pass(20)
      expect(await send(priced)).toMatchObject({ failure: { fields: { valid_until: {} } } })
      const later = await saved(priced, { valid_until: '2026-05-22' })
      expect(valueOf(await send(later)).number).toBe('QT-2026-00001')
      expect(await listRegister(db())).toHaveLength(1)
    })

    it('says the prices of its draft, whatever the price list says since', async () => {
      const seen = await begin(await ask())
      await site().price('RW1', '20', omar)
      const found = await opened(seen.id)
      expect(found.packs).toMatchObject([{ price: 2000n }])
      await send(seen)
      expect(sentRevision(await opened(seen.id))!.document!.lines[0]).toMatchObject({ unitPrice: '18.75' })
    })

    it('says what was asked for, though the product has gone since', async () => {
      const seen = await begin(await ask([{ stockCode: 'RW1', qty: 2, unit: 'carton' }]))
      await db().deleteFrom('product_variants').execute()
      const fields = { 'kind[]': ['pack'], 'stock_code[]': ['RW1'], 'qty[]': ['3'], 'unit[]': ['carton'] }
      const rest = { 'unit_price[]': ['18.75'], 'discount[]': [''], 'vat_rate[]': ['15'], 'name_en[]': ['Foam'] }
      const kept = await saved(seen, { ...fields, ...rest })
      await send(kept)
      expect(sentRevision(await opened(seen.id))!.document!.lines).toMatchObject([{ pieces: 36, net: '675.00' }])
    })

    it('is frozen', async () => {
      const { id, version } = await sentOf()
      expect(await site().quotations.save({ id, version }, { customer_name: 'Other' }, omar)).toMatchObject({
        failure: { reason: 'sent', message: { en: 'This quote was sent and cannot be changed. Make a revision.' } },
      })
      expect(await send({ id, version })).toMatchObject({ failure: { reason: 'sent' } })
    })

    it('has the numbers that follow each other where many are sent at once', async () => {
      const count = byLength({ short: 20, long: 50 })
      const drafts = []
      for (let place = 0; place < count; place++)
        drafts.push(await begin(await ask([{ stockCode: 'RW1', qty: place + 1 }])))
      // Two servers, who know nothing of each other's turns.
      const other = aQuotationSite(db())
      const sent = await Promise.all(
        drafts.map((seen, place) => (place % 2 ? other : site()).quotations.send(seen, byLink, omar)),
      )
      const numbers = sent.map((outcome) => valueOf(outcome).number).toSorted()
      expect(numbers).toEqual(Array.from({ length: count }, (_, at) => `QT-2026-000${String(at + 1).padStart(2, '0')}`))
      for (const { id } of drafts) {
        const { document, pdfFile } = sentRevision(await opened(id))!
        expect(pdfFile).not.toBeNull()
        expect((await site().quotations.pdf(id))!.bytes.toString()).toContain(document!.number!)
      }
    })
  })

  describe('priced by the list', () => {
    beforeEach(async () => {
      await giveAccount(db(), olga)
      const groups = 'contractors | مقاولون | Contractors | 10\ntraders | تجار | Traders | 0'
      valueOf(await site().settings.edit({ price_groups: groups, max_discount: '10' }, olga, true))
      const terms = { breaks: '24: 17.50', groups: 'traders: 16' }
      valueOf(await site().priceList.save([{ stockCode: 'RW1', typed: '18.75', ...terms, minPrice: '15' }], olga))
    })

    it.each([
      ['', { qty: 23 }, 1875n, 'list'],
      ['', { qty: 2, unit: 'carton' }, 1750n, 'break'],
      ['contractors', { qty: 1 }, 1688n, 'group'],
      ['contractors', { qty: 1, unit_price: '16.88' }, 1688n, 'group'],
      ['traders', { qty: 500 }, 1600n, 'group'],
      ['traders', { qty: 1, unit_price: '18.75' }, 1875n, 'own'],
      ['nobody', { qty: 1 }, 1875n, 'list'],
    ])('for group “%s”: %j', async (group, line, unitPrice, priceSource) => {
      const fields = { price_group: group, lines: [{ stock_code: 'RW1', ...line }] }
      const { id } = await saved(await begin(await ask()), fields)
      expect(latestRevision(await opened(id)).form.lines).toMatchObject([{ unitPrice, priceSource }])
    })

    it.each([
      [{ discount: 10 }, true],
      [{ discount: '10.01' }, false],
      [{ unit_price: '15.75' }, true],
      [{ unit_price: '15.74' }, false],
      [{ unit_price: '16', discount: 5 }, false],
      [{ unit_price: '30', discount: 11 }, false],
      [{ discount: 11, optional: true }, false],
    ])('sends %j without an owner: %s', async (line, isSent) => {
      const lines = [
        { stock_code: 'RW1', qty: 24, ...line },
        { kind: 'text', name_en: 'Glue', unit_price: '5' },
      ]
      const seen = await saved(await begin(await ask()), { lines })
      expect((await send(seen, byLink)).ok).toBe(isSent)
    })

    it('holds an owner to the limit of owners, if there is one', async () => {
      const lines = [{ stock_code: 'RW1', qty: 1, unit_price: '14.99' }]
      const seen = await saved(await begin(await ask()), { lines }, olga)
      valueOf(await site().settings.edit({ max_discount_owner: '15' }, olga, true))
      expect(await site().quotations.send(seen, byLink, olga)).toMatchObject({ failure: { kind: 'conflict' } })
      valueOf(await site().settings.edit({ max_discount_owner: '' }, olga, true))
      expect((await site().quotations.send(seen, byLink, olga)).ok).toBe(true)
    })

    it('waits for an owner beyond the limits, who approves what they have read or sends it back', async () => {
      const save = async (seen: { id: string; version: number }, unit_price: string) =>
        await saved(seen, { lines: [{ stock_code: 'RW1', qty: 1, unit_price }] })
      const seen = await save(await begin(await ask()), '14.99')
      const send = (at = seen, by = omar) => site().quotations.send(at, byMail, by)
      const stands = async () => {
        const { approval, approvalWord } = latestRevision(await opened(seen.id))
        return [approval, approvalWord]
      }
      await setStaffEmail(db(), 'olga', 'olga@site.example', '2026-05-01T09:00:00Z')
      const waits = { failure: { kind: 'conflict', reason: 'needsApproval' } }
      expect(await send()).toMatchObject(waits)
      expect(await send()).toMatchObject(waits)
      expect(await site().quotations.beyond(latestRevision(await opened(seen.id)).form)).toEqual([1])
      const mails = await db().selectFrom('mail_outbox').select(['recipient', 'subject']).execute()
      expect(mails.filter(({ recipient }) => recipient === 'olga@site.example')).toHaveLength(1)
      const decide = (isApproved: boolean, by = olga, at = seen) =>
        site().quotations.decide(at, { isApproved, word: 'Too cheap' }, by)
      await expect(decide(true, omar)).rejects.toThrow(Forbidden)
      valueOf(await decide(false))
      expect(await stands()).toEqual(['returned', 'Too cheap'])
      expect(await send()).toMatchObject(waits)
      valueOf(await decide(true))
      expect(await decide(true)).toMatchObject({ failure: { reason: 'notAsked' } })
      // What was approved is what was read: a change asks anew.
      const changed = await save(seen, '14')
      expect(await stands()).toEqual(['', ''])
      expect(await send(changed)).toMatchObject(waits)
      valueOf(await decide(true, olga, changed))
      expect((await send(changed)).ok).toBe(true)
      const { history } = await opened(seen.id)
      const done = history.map(({ action }) => action).filter((action) => /approv|back/.test(action))
      expect(done.toSorted()).toEqual([
        'quote.approve',
        'quote.approve',
        'quote.ask-approval',
        'quote.ask-approval',
        'quote.ask-approval',
        'quote.send-back',
      ])
    })

    it('is sent by an owner beyond the limits at once', async () => {
      const lines = [{ stock_code: 'RW1', qty: 1, discount: 90 }]
      const seen = await saved(await begin(await ask()), { lines }, olga)
      expect((await site().quotations.send(seen, byLink, olga)).ok).toBe(true)
    })
  })
})
