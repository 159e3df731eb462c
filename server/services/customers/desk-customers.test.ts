import { beforeEach, expect, it } from 'vitest'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { aQuotationSite } from '#tests/support/quotes/quotation-site.ts'
import { tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, omar, sara } from '#tests/support/staff.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { createRecords } from '#server/services/records.ts'
import { forgetMailbox } from './forgotten-customers.ts'
import { createDeskCustomers } from './desk-customers.ts'

onEveryDatabase('customers of the desk', (db) => {
  const clock = tickingClock()
  const customers = () => createDeskCustomers({ db: db(), clock })
  const records = () => createRecords({ db: db(), clock, siteUrl: 'https://site.example' })
  const add = async (fields: object) => valueOf(await customers().edit(null, { ...fields }, omar))
  const site = () => aQuotationSite(db())
  const customerIdOf = async (id: string) => (await findMessage(db(), { id }))!.customerId
  const customerOf = async (ask: Promise<{ id: string }>) => customerIdOf((await ask).id)

  beforeEach(async () => {
    for (const somebody of [omar, sara]) await giveAccount(db(), somebody)
  })

  it('are found by name, company, telephone in any spelling, VAT number and registration', async () => {
    const { id } = await add({
      name_ar: 'هدى الحربي',
      company_en: 'Najd Contracting',
      phones: ['٠٥٥ ١٢٣ ٤٥٦٧', '+966551234567'],
      emails: 'Huda@Client.example, huda@client.example',
      vat: '٣١٠١٢٢٣٩٣٥٠٠٠٠٣',
      cr: '1010203040',
      address: { street: 'King Fahd Road', short_code: 'rfya 7823' },
    })
    await add({ name_en: 'Somebody else', phones: '0550000000' })
    const found = await Promise.all(
      ['هدي', 'najd', '055 123 4567', '00966551234567', '٥٥١٢٣٤٥', '310122393500003', '1010203040', 'huda@client'].map(
        async (q) => (await customers().list({ search: q })).map((one) => one.id),
      ),
    )
    expect(found).toEqual(found.map(() => [id]))
    expect(await customers().get(id)).toMatchObject({
      phones: ['+966551234567'],
      emails: ['Huda@Client.example'],
      vat: '310122393500003',
      address: { street: 'King Fahd Road', short_code: 'RFYA7823' },
    })
  })

  it.each([
    [{}, ['name_ar']],
    [{ name_en: 'x'.repeat(300) }, ['name_en']],
    [{ name_ar: 'هدى', phones: ['12'] }, ['phones']],
    [{ name_ar: 'هدى', phones: ['0551234567'] }, ['phones']],
    [{ name_ar: 'هدى', emails: 'HUDA+1@client.example' }, ['emails']],
    [{ name_ar: 'هدى', emails: 'huda', vat: '123', cr: '12', language: 'fr' }, ['cr', 'emails', 'language', 'vat']],
    [{ name_ar: 'هدى', owner: 'nobody' }, ['owner']],
  ])('refuses %j', async (fields, wrong) => {
    await add({ company_en: 'Najd', phones: '0551234567', emails: 'huda@client.example' })
    const outcome = await customers().edit(null, fields, omar)
    const named = !outcome.ok && outcome.failure.kind === 'invalid' ? Object.keys(outcome.failure.fields) : outcome
    expect([named].flat().toSorted()).toEqual(wrong)
  })

  it('are those of earlier requests, too, once these are looked through', async () => {
    const [first, second] = [(await site().ask([{ text: 'Foam' }])).id, (await site().ask([{ text: 'Glue' }])).id]
    const known = await customerIdOf(first)
    await db().updateTable('messages').set({ customer_id: null }).execute()
    await db().updateTable('messages').set({ state: 'spam' }).where('id', '=', second).execute()
    expect(await customers().giveEarlier()).toBe(1)
    expect([await customerIdOf(first), await customerIdOf(second)]).toEqual([known, null])
    expect(await customers().giveEarlier()).toBe(0)
  })

  it('are given an owner and binned many at once, and one undo brings each back', async () => {
    const ids = [(await add({ name_en: 'Huda' })).id, (await add({ name_en: 'Najd', price_group: 'traders' })).id]
    const set = { to: 'set', fields: { owner: 'sara' } } as const
    expect(await records().evaluateMany('customer', [...ids, 'none'], set, omar)).toMatchObject({
      done: ids,
      left: [{ id: 'none' }],
    })
    const given = await records().actOnMany('customer', [...ids, 'none'], set, omar)
    expect(given).toMatchObject({ done: ids, left: [{ id: 'none' }] })
    expect(await customers().list({ owner: 'sara' })).toHaveLength(2)
    expect(await customers().get(ids[1]!)).toMatchObject({ priceGroup: 'traders', owner: 'sara' })
    const nobody = { to: 'set', fields: { owner: 'nobody' } } as const
    expect((await records().actOnMany('customer', ids, nobody, omar)).left).toHaveLength(2)
    valueOf(await records().undo(given.actId, omar))
    expect(await customers().list({ owner: 'sara' })).toHaveLength(0)
    const binned = await records().actOnMany('customer', ids, { to: 'bin' }, omar)
    expect(await customers().count()).toBe(0)
    valueOf(await records().undo(binned.actId, omar))
    expect(await customers().count()).toBe(2)
    await expect(records().actOnMany('customer', ids, { to: 'bin' }, sara)).rejects.toThrow(Forbidden)
  })

  it('are nobody’s but the desk’s, and made once under one key', async () => {
    const one = await add({ name_en: 'Najd', creation_key: 'k' })
    expect(await add({ name_en: 'Najd', creation_key: 'k' })).toMatchObject({ id: one.id })
    await expect(customers().edit(one.id, { name_en: 'Other' }, sara)).rejects.toThrow(Forbidden)
    await expect(customers().merge(one.id, one.id, sara)).rejects.toThrow(Forbidden)
    await customers().remove(one.id, omar)
    const seen = async (role: 'sales' | 'editor') => (await records().bin({ role })).records.map(({ id }) => id)
    expect([await seen('sales'), await seen('editor')]).toEqual([[one.id], []])
  })

  it('are found by each request, or made, by telephone before mailbox', async () => {
    const huda = await customerOf(site().ask([], { name: 'هدى', phone: '0551234567', email: '' }))
    const ali = await customerOf(site().ask([], { name: 'Ali', email: 'ali@client.example' }))
    expect(await customers().get(huda!)).toMatchObject({ name: { ar: 'هدى', en: '' }, phones: ['+966551234567'] })
    expect(ali).not.toBe(huda)
    const again = { phone: '٠٠٩٦٦٥٥١٢٣٤٥٦٧', email: 'ALI+x@client.example' }
    expect(await customerOf(site().ask([], again))).toBe(huda)
    expect(await customerOf(site().ask([], { phone: 'after five', email: 'Ali@client.example' }))).toBe(ali)
    // What a sender writes beside a known number is not believed.
    expect(await customers().get(huda!)).toMatchObject({ emails: [], version: 1 })
    expect(await customers().count()).toBe(2)
  })

  it('are merged with their requests, and one undo takes that back', async () => {
    const asked = [
      await site().ask([], { name: 'هدى', phone: '0551234567', email: '' }),
      await site().ask([], { name: 'Huda', email: 'huda@client.example' }),
    ]
    const owners = () => Promise.all(asked.map(({ id }) => customerIdOf(id)))
    const [into, from] = (await owners()) as [string, string]
    const merged = await customers().merge(into, from, omar)
    expect(valueOf(merged)).toMatchObject({
      name: { ar: 'هدى', en: 'Huda' },
      phones: ['+966551234567'],
      emails: ['huda@client.example'],
    })
    expect(await owners()).toEqual([into, into])
    expect(await customers().totalsOf(into)).toMatchObject({ requests: 2 })
    expect(await customers().get(from)).toMatchObject({ id: into })
    expect(await customerOf(site().ask([], { email: 'huda@client.example' }))).toBe(into)
    expect(valueOf(await customers().edit(from, { name_ar: 'هدى' }, omar)).id).toBe(into)
    expect(valueOf(await records().undo(merged.ok ? merged.actId! : '', omar)).left).toEqual([])
    expect(await owners()).toEqual([into, from])
    expect((await customers().get(into))!.emails).toEqual([])
  })

  it('are forgotten with all versions: alone by their mailbox, with others but for it', async () => {
    const everything = async () => {
      const tables = (await db().introspection.getTables()).map(({ name }) => name as 'records')
      const rows = await Promise.all(tables.map((table) => db().selectFrom(table).selectAll().execute()))
      return JSON.stringify(rows)
    }
    const alone = await add({ name_en: 'Huda Unique', emails: 'huda@client.example', phones: '0551234567' })
    valueOf(await customers().edit(alone.id, { name_en: 'Huda Unique Again' }, omar))
    const merged = await add({ name_en: 'Unique Merged', emails: 'other@client.example' })
    valueOf(await customers().merge(alone.id, merged.id, omar))
    await inTransaction(db(), (tx) => forgetMailbox(tx, 'OTHER@client.example', clock().toISOString()))
    expect(await customers().get(alone.id)).toMatchObject({ emails: ['huda@client.example'] })
    expect(await everything()).not.toMatch(/other@client|Unique Merged/)
    const { id } = await site().ask([], { email: 'huda@client.example' })
    await inTransaction(db(), (tx) => forgetMailbox(tx, 'huda@client.example', clock().toISOString()))
    expect([await customers().count(), await customerIdOf(id)]).toEqual([0, null])
    expect(await everything()).not.toMatch(/Unique|966551234567/)
  })

  it('fill a quotation, follow it through a merge, and say the same where that is ticked', async () => {
    const { quotations } = site()
    const huda = await add({
      name_ar: 'هدى',
      company_en: 'Najd',
      phones: '0551234567',
      vat: '310122393500003',
      city: 'Riyadh',
    })
    const twin = await add({ name_en: 'Huda', emails: 'huda@client.example', payment_en: 'Net 30' })
    const begun = valueOf(await quotations.add({ requestId: null, key: null, fields: { customer_id: huda.id } }, omar))
    const opened = async () => (await quotations.open({ id: begun.id }))!
    const { request, revisions } = await opened()
    expect(request?.customerId).toBe(huda.id)
    expect(revisions[0]!.form).toMatchObject({
      customerName: 'هدى',
      customerCompany: 'Najd',
      customerPhone: '+966551234567',
      customerVat: '310122393500003',
      customerAddress: 'Riyadh',
    })
    valueOf(await customers().merge(twin.id, huda.id, omar))
    const changed = {
      customer_id: huda.id,
      update_customer: '1',
      customer_name: 'Huda Alharbi',
      customer_cr: '1010203040',
    }
    valueOf(await quotations.save(begun, changed, omar))
    expect((await opened()).request?.customerId).toBe(twin.id)
    expect(await customers().get(twin.id)).toMatchObject({ name: { ar: 'هدى', en: 'Huda Alharbi' }, cr: '1010203040' })
    const again = valueOf(await quotations.add({ requestId: null, key: null, fields: { customer_id: twin.id } }, omar))
    expect((await quotations.open({ id: again.id }))!.revisions[0]!.form.payment.en).toBe('Net 30')
    expect(await quotations.list({ customerId: twin.id })).toHaveLength(2)
    const gone = await quotations.add({ requestId: null, key: null, fields: { customer_id: 'gone' } }, omar)
    expect(gone).toMatchObject({ failure: { kind: 'invalid', fields: { customer_id: {} } } })
  })

  it('offer those who may be the same', async () => {
    const asked = await site().ask([], { name: 'Huda', phone: '0551234567', email: '' })
    const mail = await add({ name_en: 'Other', emails: 'sara@client.example' })
    const named = await add({ name_en: 'Huda' })
    await site().ask([], { name: 'Sara', phone: '0551234567', email: 'sara@client.example' })
    const huda = (await customers().get((await customerIdOf(asked.id))!))!
    const similar = (await customers().similar(huda)).map(({ id }) => id)
    expect(similar.toSorted()).toEqual([mail.id, named.id].toSorted())
  })

  it('come from a sheet: shown first, then saved as one act, found by their contacts, faults left out', async () => {
    const huda = await add({ name_ar: 'هدى', phones: '0551234567', city: 'Riyadh' })
    const csv = [
      'الاسم,الشركة,Phone,البريد الإلكتروني,المدينة,VAT number',
      'هدى الحربي,Najd,551234567,huda@client.example,,',
      'Ali,,,ali@client.example,Jeddah,310122393500003',
      'Sara,,12,,,',
    ].join('\n')
    const { rows } = valueOf(await customers().readSheet(Buffer.from(csv)))
    const trial = await customers().importRows(rows, { by: omar, isTrial: true })
    expect(trial).toMatchObject({
      added: 1,
      changed: 1,
      same: 0,
      refused: [{ row: 4, fields: { phones: {} } }],
      actId: null,
    })
    expect(await customers().get(huda.id)).toMatchObject({ version: 1, emails: [] })
    const { actId } = await customers().importRows(rows, { by: omar, isTrial: false })
    expect(await customers().get(huda.id)).toMatchObject({
      name: { ar: 'هدى الحربي', en: '' },
      company: { ar: '', en: 'Najd' },
      city: 'Riyadh',
      emails: ['huda@client.example'],
    })
    expect(await customers().importRows(rows, { by: omar, isTrial: true })).toMatchObject({
      added: 0,
      changed: 0,
      same: 2,
    })
    expect(valueOf(await records().undo(actId!, omar)).left).toEqual([])
    expect([await customers().count(), (await customers().get(huda.id))!.emails]).toEqual([1, []])
    await expect(customers().importRows([], { by: sara, isTrial: true })).rejects.toThrow(Forbidden)
  })

  it('come from the lists of other systems, whose columns have other names', async () => {
    const odoo = [
      'External ID,Name,Company Name,Phone,Mobile,Email,Tax ID,Street,City,Zip,Salesperson',
      'res_1,Ali,Najd,+966 11 465 1234,0555 123 456,a@najd.example,310123456700003,King Road,Riyadh,12211,Omar',
    ].join('\n')
    expect(valueOf(await customers().readSheet(Buffer.from(odoo)))).toEqual({
      rows: [
        {
          row: 2,
          fields: {
            name_en: 'Ali',
            company_en: 'Najd',
            phones: '+966 11 465 1234\n0555 123 456',
            emails: 'a@najd.example',
            vat: '310123456700003',
            address_street: 'King Road',
            city: 'Riyadh',
            address_postal: '12211',
          },
        },
      ],
      unread: ['External ID', 'Salesperson'],
    })
    const qoyod = 'اسم العميل;رقم الجوال;الرقم الضريبي;العنوان\nنجد;٠٥٥٧٧٧٨٨٩٩;٣١٠١٢٣٤٥٦٧٠٠٠٠٣;شارع التحلية'
    const { rows } = valueOf(await customers().readSheet(Buffer.from(qoyod)))
    await customers().importRows(rows, { by: omar, isTrial: false })
    expect(await customers().list()).toMatchObject([
      { name: { ar: 'نجد' }, phones: ['+966557778899'], vat: '310123456700003', address: { street: 'شارع التحلية' } },
    ])
  })
})
