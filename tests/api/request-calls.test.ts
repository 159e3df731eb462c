import { beforeAll, expect, it } from 'vitest'
import { programsOf } from '#tests/support/calls.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { aQuote } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
const { call } = programsOf(site, 'sales')
let id: string
beforeAll(async () => {
  await giveAccount(site.db, { kind: 'staff', id: 'noura', name: 'noura', role: 'sales', via: 'session' })
  const line = {
    stockCode: 'RW1',
    productId: null,
    name: { ar: '', en: '' },
    pack: { ar: '', en: '' },
    boxQuantity: 12,
    qty: 2,
    unit: 'carton',
    note: 'white',
    text: '',
  } as const
  id = (await site.services.messages.receive(aQuote({ lines: [line] }), [])).message.id
  await site.services.messages.receive(aQuote({ idempotencyKey: 'b', state: 'spam' }), [])
})

const read = (query: string) => call(`requests/${query}`)
const update = (fields: object) => call('requests/update.php', { request_id: id, ...fields })

it('reads requests with their lines, by tab, state, words and time, and one by its number', async () => {
  const item = { stock_code: 'RW1', product_id: null, qty: 2, unit: 'carton', pieces: 24, note: 'white', text: '' }
  expect(await read('getall.php')).toMatchObject({ code: 200, data: [{ request_id: id, items: [item] }] })
  expect(await read('getall.php?view=unassigned&page=1&per_page=5')).toMatchObject({ data: [{ request_id: id }] })
  expect(await read('getall.php?view=overdue')).toMatchObject({ data: [] })
  expect(await read('getall.php?state=spam')).toMatchObject({ data: [{ state: 'spam' }] })
  expect(await read('getall.php?updated_since=2100-01-01T00:00')).toMatchObject({ data: [] })
  expect(await read('getall.php?updated_since=2026-01-01')).toMatchObject({ data: [{ request_id: id }] })
  expect(await read('getall.php?updated_since=soon')).toMatchObject({ code: 422 })
  const { number } = (await site.services.inbox.get(id))!.message
  expect(await read(`getrequest.php?number=${number}`)).toMatchObject({ data: { request_id: id, overdue: false } })
  expect(await read('getrequest.php?number=RQ-2026-99999')).toMatchObject({ code: 404 })
})

it('changes what is sent, all of it or nothing, unless somebody was quicker', async () => {
  const wrong = await update({ version: 1, state: 'in-progress', outcome: 'lost' })
  expect(wrong).toMatchObject({ code: 422, data: { fields: { lost_reason: expect.any(String) } } })
  expect(await update({ version: 1, state: 'in-progress', assignee: 'nobody' })).toMatchObject({
    code: 422,
    data: { fields: { assignee: 'No account has this name.' } },
  })
  expect(await read(`getrequest.php?request_id=${id}`)).toMatchObject({ data: { state: 'new', version: 1 } })
  const changed = await update({
    version: 1,
    state: 'in-progress',
    assignee: 'noura',
    outcome: 'won',
    outcome_value: '١٬٢٥٠٫٥٠',
    remind_at: '2026-12-01T09:00',
    remind_note: 'call',
  })
  expect(changed).toMatchObject({
    code: 200,
    data: {
      state: 'in-progress',
      assignee: 'noura',
      outcome: 'won',
      outcome_value: '1250.50',
      remind_at: '2026-12-01T06:00:00.000Z',
      remind_note: 'call',
    },
  })
  expect(await update({ version: 1, state: 'closed' })).toMatchObject({ code: 409 })
  const { version } = changed.data
  expect(await update({ version, assignee: '', outcome: '', remind_at: '' })).toMatchObject({
    data: { state: 'in-progress', assignee: null, outcome: null, outcome_value: null, remind_at: null },
  })
})

it('notes a call with what was said and the next step', async () => {
  const { version } = (await read(`getrequest.php?request_id=${id}`)).data
  expect(await update({ version, contact: 'dream' })).toMatchObject({
    code: 422,
    data: { fields: { contact: expect.any(String) } },
  })
  const called = await update({ version, contact: 'phone', contact_note: 'Wants white', remind_at: '2026-12-02' })
  expect(called).toMatchObject({ code: 200, data: { state: 'answered', remind_at: '2026-12-02T05:00:00.000Z' } })
  expect((await site.services.inbox.get(id))!.notes).toMatchObject([{ body: 'Wants white' }])
  await update({ version: called.data['version'], remind_at: '' })
})

it('leaves what is not sent of the outcome and of the reminder that stand, and a new outcome replaces the old one', async () => {
  const { version } = (await read(`getrequest.php?request_id=${id}`)).data
  const alone = await update({ version, outcome_note: 'a', remind_note: 'b', locale: 'en' })
  expect(alone).toMatchObject({
    code: 422,
    data: { fields: { outcome: expect.any(String), remind_at: expect.any(String) } },
  })
  const said = {
    outcome: 'lost',
    outcome_value: '250',
    lost_reason: 'price',
    outcome_note: 'dear',
    remind_note: 'call',
  }
  const lost = await update({ version, ...said, remind_at: '2026-12-01T09:00' })
  const noted = await update({ version: lost.data['version'], outcome_note: 'too dear', remind_note: 'write' })
  const stands = { outcome_value: '250.00', outcome_note: 'too dear', remind_at: '2026-12-01T06:00:00.000Z' }
  expect(noted).toMatchObject({
    code: 200,
    data: { outcome: 'lost', lost_reason: 'price', remind_note: 'write', ...stands },
  })
  const won = await update({ version: noted.data['version'], outcome: 'won' })
  const { outcome_value: _value, outcome_note: _note, ...reminder } = stands
  expect(won).toMatchObject({ data: { outcome: 'won', outcome_value: null, outcome_note: '', ...reminder } })
})
