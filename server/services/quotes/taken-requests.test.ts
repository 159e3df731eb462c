import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { beforeEach, expect, it } from 'vitest'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { giveAccount, omar, sara } from '#tests/support/staff.ts'
import { countMessages } from '#server/data/messages/inbox-store.ts'
import { createDeskCustomers } from '#server/services/customers/desk-customers.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createSearchTable } from '#server/services/search/search.ts'
import { createQuoteLists } from './quote-lists.ts'
import { createTakenRequests } from './taken-requests.ts'
import { anInbox } from '#tests/support/services/deps.ts'
const asked = { name: 'Huda', phone: '0551234567', email: 'huda@client.example', source: 'whatsapp', locale: 'en' }

onOneDatabase('a request that staff write down', (db) => {
  const clock = () => new Date('2026-05-03T08:00:00Z')
  const on = () => ({ db: db(), clock })
  const take = (fields: Record<string, unknown>, by = omar) =>
    createTakenRequests({
      ...on(),
      quoteLists: createQuoteLists({ db: db(), searchTable: createSearchTable(db()) }),
      settings: createSettings(on()),
      siteUrl: 'https://site.example',
    }).take(fields, by)
  const inbox = () => anInbox(on())

  beforeEach(async () => {
    for (const somebody of [omar, sara]) await giveAccount(db(), somebody)
    const variants = [{ ...BLANK_PACK, stockCode: 'RW-300401', boxQuantity: '12' }]
    valueOf(await createProducts(on()).create(aProduct({ slug: '805', variants })))
  })

  it('has its number, its lines and the name of whoever wrote it, and nobody is sent a mail', async () => {
    const rows = {
      'item[]': ['rw300401', 'Foam gun'],
      'qty[]': ['2', ''],
      'unit[]': ['carton', ''],
      'note[]': ['', ''],
    }
    const { id } = valueOf(await take({ ...asked, ...rows, lines: 'RW-300401 5\nShelf ×3' }))
    const { message, lines, history } = (await inbox().get(id))!
    expect(message).toMatchObject({ number: 'RQ-2026-00001', cameBy: 'whatsapp', locale: 'en', state: 'new' })
    expect(lines.map(({ stockCode, text, qty, unit }) => [stockCode || text, qty, unit])).toEqual([
      ['RW-300401', 29, 'piece'],
      ['Foam gun', 1, 'piece'],
      ['Shelf', 3, 'piece'],
    ])
    expect(history.map(({ action, actor }) => [action, actor.name])).toEqual([['message.add', 'omar']])
    expect(await db().selectFrom('mail_outbox').select('id').execute()).toEqual([])
  })

  it('is kept once, however often its form is sent, and never held', async () => {
    const once = () => take({ ...asked, details: 'Foam', creation_key: 'one' })
    expect(valueOf(await once()).id).toBe(valueOf(await once()).id)
    for (const place of [1, 2, 3, 4]) valueOf(await take({ ...asked, details: `Foam ${place}` }))
    expect(await countMessages(db(), { held: true })).toBe(0)
    expect(await countMessages(db(), {})).toBe(5)
  })

  it('is of the customer whom staff chose, who says the same where that is ticked and can', async () => {
    const customers = createDeskCustomers(on())
    const huda = valueOf(await customers.edit(null, { name_en: 'Huda', phones: '0551234567' }, omar))
    const other = valueOf(await customers.edit(null, { name_en: 'Other', emails: 'other@client.example' }, omar))
    const asking = { ...asked, phone: '0550000000', details: 'Foam', customer_id: huda.id, update_customer: '1' }
    expect(await take({ ...asking, email: 'other@client.example' })).toMatchObject({
      failure: { fields: { email: {} } },
    })
    expect(await take({ ...asking, customer_id: 'gone' })).toMatchObject({ failure: { fields: { customer_id: {} } } })
    expect(await countMessages(db(), {})).toBe(0)
    expect(valueOf(await take({ ...asking, city: 'Jeddah' })).customerId).toBe(huda.id)
    const phones = ['+966550000000', '+966551234567']
    expect(await customers.get(huda.id)).toMatchObject({ phones, emails: ['huda@client.example'], city: 'Jeddah' })
    expect(valueOf(await take({ ...asked, phone: '', email: 'other@client.example', details: 'x' })).customerId).toBe(
      other.id,
    )
  })

  it('is not kept while something is wrong with it, or by whoever has no right to', async () => {
    const wrong = { name: ' ', 'item[]': ['', 'a'], 'qty[]': ['2', '0'], lines: '' }
    expect(await take(wrong)).toMatchObject({
      failure: { kind: 'invalid', fields: { name: {}, phone: {}, 'item[0]': {}, 'qty[1]': {} } },
    })
    expect(await take({ ...asked })).toMatchObject({
      failure: { fields: { lines: { en: expect.stringContaining('at least one product') } } },
    })
    await expect(take({ ...asked, details: 'Foam' }, sara)).rejects.toThrow(Forbidden)
    expect(await countMessages(db(), {})).toBe(0)
  })
})
