import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { type Db, inTransaction } from '#server/data/engine/database.ts'
import { deleteMessage, insertMessage } from '#server/data/messages/messages-store.ts'
import { BLANK_CUSTOMER } from '#domain/customers/customer.ts'
import { insertDeskCustomer } from '#server/data/customers/customers-store.ts'
import { createQuoteReport } from './quote-report.ts'
import { keepFiguresOf } from './quote-figures.ts'
import { aQuote } from '#tests/support/records.ts'
import { giveAccount, omar } from '#tests/support/staff.ts'

type Request = {
  createdAt?: string
  state?: 'new' | 'spam'
  dueAt?: string | null
  answeredAt?: string | null
  outcome?: 'won' | 'lost' | null
  value?: number
  duplicateOf?: string | null
  /** Net halalas of its lines by stock code. */
  quoted?: Record<string, string>
  subtotal?: number
}

onOneDatabase('the report on quotations', (db) => {
  const clock = () => new Date('2026-11-27T09:00:00Z')
  const report = (from = '2026-10', to = '2026-11') =>
    createQuoteReport({ db: db(), clock }).report({ from, to }, 'owner')

  it('counts by the month of arrival in Riyadh, without spam and duplicates', async () => {
    // The last minute of October there is 20:59 of this day.
    await keep(db(), { createdAt: '2026-10-31T20:59:00.000Z' })
    const first = await keep(db(), { createdAt: '2026-10-31T21:00:00.000Z' })
    await keep(db(), { state: 'spam' })
    await keep(db(), { duplicateOf: first })
    const { months } = await report()
    expect(months.map(({ month, requests }) => [month, requests])).toEqual([
      ['2026-10', 1],
      ['2026-11', 1],
    ])
  })

  it('tells what was quoted and won, how soon answers came, and of which products', async () => {
    await sample(db())
    const { months, products } = await report()
    expect(months[0]).toEqual({
      month: '2026-10',
      requests: 0,
      quotes: 0,
      quotedValue: '0.00',
      won: 0,
      lost: 0,
      wonValue: '0.00',
      wonRate: null,
      answerHoursMedian: null,
      inTimeRate: null,
    })
    expect(months[1]).toEqual({
      month: '2026-11',
      requests: 4,
      quotes: 2,
      quotedValue: '609.60',
      won: 1,
      lost: 2,
      wonValue: '400.00',
      wonRate: 0.3333,
      // Two hours on one day, and four over a weekend.
      answerHoursMedian: 3,
      // In time, too late, overdue; the last is still in its time.
      inTimeRate: 0.3333,
    })
    expect(products).toEqual([
      { productId: '805', name: null, requests: 2, pieces: 27, quotedValue: '439.20', wonValue: '405.00' },
      { productId: '806', name: null, requests: 1, pieces: 5, quotedValue: '20.40', wonValue: '0.00' },
    ])
  })

  it('says the same of requests that are no longer kept', async () => {
    const ids = await sample(db())
    const figures = async () => {
      const { months, products } = await report()
      return { months, products }
    }
    const before = await figures()
    for (const id of ids.slice(0, 3)) {
      await inTransaction(db(), async (tx) => {
        await keepFiguresOf(tx, [id], clock().toISOString())
        await tx.deleteFrom('quotes').where('message_id', '=', id).execute()
        await deleteMessage(tx, id)
      })
    }
    expect(await db().selectFrom('messages').select('id').execute()).toHaveLength(1)
    expect(await figures()).toEqual(before)
    expect(await report('2026-01', '2026-10')).toMatchObject({ products: [] })
  })

  it('puts them together by who, from where, for whom, why not, and what is asked for in vain', async () => {
    const [won, lost] = await sample(db())
    await giveAccount(db(), { ...omar, id: 's', name: 'noura' })
    await insertDeskCustomer(db(), { id: 'c', at: '' }, { ...BLANK_CUSTOMER, company: { ar: 'نجد', en: '' } })
    const change = (id: string, values: object) =>
      db().updateTable('messages').set(values).where('id', '=', id).execute()
    await change(won!, { assignee_id: 's', came_by: 'phone', customer_id: 'c' })
    await change(lost!, { lost_reason: 'price' })
    for (const [stockCode, text] of [
      ['RW9', 'Grey tape'],
      ['RW2', 'grey  TAPE'],
    ] as const)
      await db()
        .updateTable('request_lines')
        .set({ product_id: null, text })
        .where('stock_code', '=', stockCode)
        .execute()
    const { groups, unknownTexts } = await report()
    expect(groups.salesmen?.map(({ key, requests, wonValue }) => [key, requests, wonValue])).toEqual([
      ['noura', 1, '400.00'],
      ['', 3, '0.00'],
    ])
    expect(groups.sources?.map(({ key, requests }) => [key, requests])).toContainEqual(['phone', 1])
    expect(groups.customers).toMatchObject([{ key: 'c', name: { ar: 'نجد', en: 'نجد' }, won: 1 }])
    expect(groups.lost_reasons?.map(({ key, lost: count }) => [key, count]).toSorted()).toEqual([
      ['other', 1],
      ['price', 1],
    ])
    expect(unknownTexts).toEqual([{ text: expect.stringMatching(/grey\s+tape/i), requests: 2 }])
    const viewer = await createQuoteReport({ db: db(), clock }).report({ from: '2026-11', to: '2026-11' }, 'viewer')
    expect([Object.keys(viewer.groups), viewer.unknownTexts]).toEqual([['sources', 'lost_reasons', 'pipeline'], null])
    const query = { from: '2026-11', to: '2026-11' }
    const file = await createQuoteReport({ db: db(), clock }).file(query, 'owner', 'salesmen')
    expect(file.split('\r\n')[1]).toMatch(/^noura,,,1,1,/)
  })

  it('is a file for a spreadsheet, too', async () => {
    await sample(db())
    const file = await createQuoteReport({ db: db(), clock }).file({ from: '2026-11', to: '2026-11' }, 'owner', null)
    expect(file.split('\r\n')[1]).toBe('2026-11,4,2,609.60,1,2,400.00,0.3333,3,0.3333')
  })
})

/** Four requests of November. */
async function sample(db: Db): Promise<string[]> {
  const won = await keep(db, {
    createdAt: '2026-11-23T07:00:00.000Z',
    dueAt: '2026-11-24T07:00:00.000Z',
    answeredAt: '2026-11-23T09:00:00.000Z',
    outcome: 'won',
    value: 40_000,
    quoted: { RW1: '405.00', OTHER: '150.00' },
    subtotal: 55_500,
  })
  await ask(db, won, [
    { productId: '805', stockCode: 'RW1', qty: 24 },
    { productId: '805', stockCode: 'RW9', qty: 1, unit: 'carton', boxQuantity: 2 },
  ])
  const lost = await keep(db, {
    // Thursday at 16:00 in Riyadh, answered on Sunday at 10:00.
    createdAt: '2026-11-19T13:00:00.000Z',
    dueAt: '2026-11-22T06:00:00.000Z',
    answeredAt: '2026-11-22T07:00:00.000Z',
    outcome: 'lost',
    quoted: { RW1: '34.20', RW2: '20.40' },
    subtotal: 5_460,
  })
  await ask(db, lost, [
    { productId: '805', stockCode: 'RW1', qty: 1 },
    { productId: '806', stockCode: 'RW2', qty: 5 },
  ])
  const overdue = await keep(db, {
    createdAt: '2026-11-10T07:00:00.000Z',
    dueAt: '2026-11-11T07:00:00.000Z',
    outcome: 'lost',
  })
  const waiting = await keep(db, { createdAt: '2026-11-26T07:00:00.000Z', dueAt: '2026-11-29T07:00:00.000Z' })
  return [won, lost, overdue, waiting]
}

async function keep(db: Db, request: Request): Promise<string> {
  const id = randomUUID()
  const { createdAt = '2026-11-26T07:00:00.000Z', state = 'new', quoted, subtotal = 0 } = request
  await insertMessage(db, aQuote({ idempotencyKey: id, state }), { id, given: null, createdAt })
  const followUp = {
    due_at: request.dueAt ?? null,
    answered_at: request.answeredAt ?? null,
    outcome: request.outcome ?? null,
    outcome_value: request.value ?? null,
    duplicate_of: request.duplicateOf ?? null,
  }
  await db.updateTable('messages').set(followUp).where('id', '=', id).execute()
  if (quoted) await quote(db, id, quoted, subtotal)
  return id
}

async function quote(db: Db, messageId: string, quoted: Record<string, string>, subtotal: number): Promise<void> {
  const id = randomUUID()
  const file = { id, message_id: messageId, quote_id: id, sent_by: 'quote', name: 'q.pdf', mime: 'application/pdf' }
  const at = '2026-11-24T07:00:00.000Z'
  await db
    .insertInto('private_files')
    .values({ ...file, bytes: 1, file_key: id, created_at: at })
    .execute()
  await db
    .insertInto('quotes')
    .values({
      id,
      message_id: messageId,
      number: id,
      revision: 2,
      sent_revision: 1,
      creation_key: null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  const lines = Object.entries(quoted).map(([stockCode, net]) => ({
    kind: 'pack',
    qty: 1,
    unit: 'piece',
    boxQuantity: null,
    discount: 0,
    vatRate: 15,
    stockCode,
    unitPrice: Number(net.replace('.', '')),
  }))
  const sent = {
    quote_id: id,
    form: JSON.stringify({ lines }),
    valid_until: '2026-12-11',
    discount_total: 0,
    vat_total: 0,
    total: 0,
    seen_at: null,
    ended_at: null,
    created_at: at,
  }
  await db
    .insertInto('quote_revisions')
    .values([
      { ...sent, revision: 1, state: 'sent', document: '{}', pdf_file: id, subtotal, sent_at: at, sent_by: 'mail' },
      // A revision that was not sent says nothing yet.
      {
        ...sent,
        revision: 2,
        state: 'draft',
        document: null,
        pdf_file: null,
        subtotal: 999_999,
        sent_at: null,
        sent_by: null,
      },
    ])
    .execute()
}

type Asked = { productId: string; stockCode: string; qty: number; unit?: string; boxQuantity?: number }

async function ask(db: Db, messageId: string, lines: Asked[]): Promise<void> {
  const texts = { name_ar: '', name_en: '', pack_ar: '', pack_en: '', note: '', text: '' }
  await db
    .insertInto('request_lines')
    .values(
      lines.map(({ productId, stockCode, qty, unit = 'piece', boxQuantity = null }, position) => ({
        ...texts,
        message_id: messageId,
        position,
        stock_code: stockCode,
        product_id: productId,
        box_quantity: boxQuantity,
        qty,
        unit,
      })),
    )
    .execute()
}
