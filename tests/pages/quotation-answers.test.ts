import { expect, it } from 'vitest'
import { attachmentProblems } from '#content/attachment-words.ts'
import { offerPage } from '#content/pages/offer.ts'
import { requestStates } from '#content/pages/request-states.ts'
import { writingPage } from '#content/pages/request.ts'
import { writingConflicts } from '#content/quotes/customer-messages.ts'
import { answerConflicts, chosenProblems } from '#content/quotations.ts'
import type { Locale } from '#domain/text/locale.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { findDossier } from '#server/data/quotes/quotations-store.ts'
import { linesOf } from '#server/data/quotes/request-lines-store.ts'
import { aRequest, aSentQuotation, type SentQuotation } from '#tests/support/quotes/sent-quotations.ts'
import { staffSite } from './staff-site.ts'

const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n\nstartxref\n9\n%%EOF\n'
const NAMES = ['Accepting', 'Changing', 'Declining', 'Late', 'Watched', 'Filing', 'Choosing'] as const

let asked: Awaited<ReturnType<typeof aRequest>>
const sent = {} as Record<(typeof NAMES)[number], SentQuotation>
const { site, headers, see, post } = staffSite(async () => async (services) => {
  asked = await aRequest(services, { locale: 'en', name: 'Writing' })
  for (const name of NAMES) {
    const given = { locale: 'en' as const, name, revisions: name === 'Accepting' ? 2 : 1 }
    sent[name] = await aSentQuotation(services, name === 'Choosing' ? { ...given, lines: OPTIONS } : given)
  }
})

const OPTIONS = [
  { kind: 'text', name_en: 'Foam', qty: '2', unit_price: '100' },
  { kind: 'text', name_en: 'Better foam', qty: '2', unit_price: '130', alternative: true },
  { kind: 'text', name_en: 'Gun', unit_price: '40.40', optional: true },
]

const CUSTOMER = { as: 'nobody' } as const

/** As a customer asks. */
function ask(path: string, fields?: Record<string, string | File>) {
  if (!fields) return see(path, CUSTOMER)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return post(path, body, CUSTOMER)
}

const dossier = (requestId: string) => site().withDb((db) => findDossier(db, { messageId: requestId }))
const conflict = (kind: keyof typeof answerConflicts, locale: Locale = 'en') => answerConflicts[kind][locale]
const accepting = (revision: number, key = 'key', acceptedBy = 'Huda') => ({
  intent: 'accept',
  revision: String(revision),
  key,
  acceptedBy,
})

it('reading changes nothing, however it is asked: scanners of mails follow every link', async () => {
  const { path, requestId, revision } = sent.Watched
  const before = await dossier(requestId)
  for (const step of ['', '?step=accept', '?step=change', '?step=decline', '?intent=accept&acceptedBy=x'])
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(site().origin + path + step, { method, headers: headers(CUSTOMER) })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    }
  expect((await ask(`${path}/quote-${revision}.pdf`)).status).toBe(200)
  expect(await dossier(requestId)).toEqual(before)
})

it('that somebody has looked at it is told by a script, and kept once', async () => {
  const { path, requestId } = sent.Watched
  const seenAt = async () => (await dossier(requestId))!.revisions[0]!.seenAt
  expect((await ask(path, { intent: 'seen', revision: '1' })).status).toBe(303)
  const first = await seenAt()
  expect(first).not.toBeNull()
  await ask(path, { intent: 'seen', revision: '1' })
  await ask(path, { intent: 'seen', revision: '9' })
  expect(await seenAt()).toBe(first)
})

it('the present revision is accepted, once, by whoever says who it is', async () => {
  const { path, requestId, number } = sent.Accepting
  const offered = await ask(path)
  for (const said of [requestStates.quoted.en, `${number}-R2`, '661.71']) expect(offered.visibleText).toContain(said)
  const stale = await ask(path, accepting(1))
  expect([stale.status, stale.html.includes(conflict('newer'))]).toEqual([409, true])
  const nameless = await ask(path, accepting(2, 'key', ''))
  expect([nameless.status, nameless.html.includes('aria-invalid')]).toEqual([422, true])
  const plan = new File([PDF], 'order.pdf')
  const program = new File(['MZ'], 'setup.exe')
  const form = { ...accepting(2), poNumber: 'PO-7', attachments: plan }
  const done = await ask(path, form)
  expect([done.status, done.headers.get('location')]).toEqual([303, path])
  expect((await ask(path, { ...form, acceptedBy: 'Again' })).status).toBe(303)
  // A second device that still shows the question.
  const second = await ask(path, accepting(2, 'another key'))
  expect([second.status, second.html.includes(conflict('newer'))]).toEqual([409, true])
  const declined = await ask(path, { intent: 'decline', revision: '2', key: 'third', reason: 'price' })
  expect(declined.status).toBe(409)
  expect(await dossier(requestId)).toMatchObject({
    revisions: [{ state: 'replaced' }, { state: 'accepted' }],
    answers: [{ kind: 'accept', acceptedBy: 'Huda', poNumber: 'PO-7' }],
  })
  const { html } = await ask(path)
  expect(html).toContain(offerPage.accepted.en)
  expect(html).toContain(requestStates.accepted.en)
  expect(html).toContain('order.pdf')
  expect(html).not.toContain('?step=')
  // Files are still taken.
  expect((await ask(path, { intent: 'file', attachments: program })).headers.getSetCookie()).toHaveLength(1)
  for (const revision of [1, 2]) {
    const pdf = await ask(`${path}/quote-${revision}.pdf`)
    expect([pdf.status, pdf.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining(`attachment; filename="${number}-R${revision}.pdf"`),
    ])
    expect(pdf.headers.get('cache-control')).toBe('private, no-store')
    expect(pdf.headers.get('x-content-type-options')).toBe('nosniff')
  }
  for (const name of ['quote-3.pdf', 'quote-0.pdf', 'quote-1.pdfx', 'quote-x.pdf']) {
    expect((await ask(`${path}/${name}`)).status).toBe(404)
  }
})

it('what is chosen of a quotation when accepting, without scripts, is what was accepted from then on', async () => {
  const { path } = sent.Choosing
  const offered = await ask(path)
  expect(offered.html).toContain(offerPage.options.en)
  expect(offered.html).toContain('SAR\u00a0230.00')
  const { html } = await ask(`${path}?step=accept`)
  const inputs = [...html.matchAll(/<input[^>]*name="chosen-\d"[^>]*>/g)].map(([input]) => [
    /type="(\w+)"/.exec(input)?.[1],
    /name="chosen-(\d)"/.exec(input)?.[1],
    / value="(\d*)"/.exec(input)?.[1],
    input.includes('checked'),
  ])
  expect(inputs).toEqual([
    ['radio', '1', '1', true],
    ['radio', '1', '2', false],
    ['checkbox', '3', '3', false],
  ])
  const wrong = await ask(path, { ...accepting(1), 'chosen-1': '9', poNumber: 'PO-9' })
  expect([wrong.status, wrong.html.includes(chosenProblems.unknown.en), wrong.html.includes('PO-9')]).toEqual([
    422,
    true,
    true,
  ])
  expect((await ask(path, { ...accepting(1), 'chosen-1': '2', 'chosen-3': '3' })).status).toBe(303)
  const after = (await ask(path)).html
  expect(after).toContain('SAR\u00a0345.46')
  expect(after).not.toContain(offerPage.options.en)
})

it('a change is asked for in words, and the offer can still be accepted', async () => {
  const { path, requestId } = sent.Changing
  const question = { intent: 'change', revision: '1', key: 'k' }
  expect((await ask(path, question)).status).toBe(422)
  expect((await ask(path, { ...question, message: 'x'.repeat(2001) })).status).toBe(422)
  expect((await ask(path, { ...question, message: 'Twelve more <b>please</b>' })).status).toBe(303)
  const { html } = await ask(path)
  expect(html).toContain(requestStates['change-requested'].en)
  expect(html).toContain('Twelve more &lt;b&gt;please')
  expect((await dossier(requestId))!.revisions[0]!.state).toBe('change-requested')
  expect((await ask(path, accepting(1, 'later'))).status).toBe(303)
})

it('whoever declines says why, and nothing more can be answered', async () => {
  const { path, requestId } = sent.Declining
  expect((await ask(path, { intent: 'decline', revision: '1', key: 'k', reason: 'time' })).status).toBe(303)
  expect((await dossier(requestId))!.answers).toMatchObject([{ kind: 'decline', reason: 'time' }])
  expect((await ask(path, accepting(1, 'k2'))).status).toBe(409)
  expect((await ask(path)).html).toContain(offerPage.reasons.time.en)
})

it('an offer whose last day is over is not accepted, in either language', async () => {
  const { path, requestId, quoteId } = sent.Late
  await site().withDb((db) =>
    db.updateTable('quote_revisions').set({ valid_until: '2026-01-01' }).where('quote_id', '=', quoteId).execute(),
  )
  const late = await ask(path, accepting(1))
  expect([late.status, late.html.includes(conflict('expired'))]).toEqual([409, true])
  const arabic = await ask(path.replace('/en/', '/'), accepting(1))
  expect([arabic.status, arabic.html.includes(conflict('expired', 'ar'))]).toEqual([409, true])
  expect((await dossier(requestId))!.answers).toEqual([])
  const { html } = await ask(path)
  expect(html).toContain(requestStates.expired.en)
  expect(html).not.toContain('?step=')
})

it('a link that nobody was given opens nothing and takes nothing', async () => {
  const unknown = '/en/quote/s/AAAAAAAAAAAAAAAAAAAAAA'
  for (const path of [unknown, `${unknown}/quote-1.pdf`, `${unknown}/files/x`])
    expect((await ask(path)).status).toBe(404)
  expect((await ask(unknown, accepting(1))).status).toBe(404)
})

it('files are taken later, given out to whoever has the link or reads the inbox, and to nobody else', async () => {
  const { path, requestId } = sent.Filing
  expect((await ask(path, { intent: 'file' })).status).toBe(422)
  const done = await ask(path, { intent: 'file', attachments: new File([PDF], 'مخطط "1".pdf') })
  expect(done.status).toBe(303)
  const id = await site().withDb(async (db) => {
    const row = await db
      .selectFrom('private_files')
      .select('id')
      .where('message_id', '=', requestId)
      .where('sent_by', '=', 'visitor')
      .executeTakeFirstOrThrow()
    return row.id
  })
  for (const answer of [await ask(`${path}/files/${id}`), await see(`/admin/inbox/${requestId}/files/${id}`)]) {
    expect([answer.status, answer.html]).toEqual([200, PDF])
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="____ 1.pdf"; filename*=UTF-8''${encodeURIComponent('مخطط 1.pdf')}`,
    )
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
  expect((await ask(`/admin/inbox/${requestId}/files/${id}`)).status).not.toBe(200)
  expect((await ask(`${sent.Late.path}/files/${id}`)).status).toBe(404)
  for (const name of ['', '.pdf']) expect((await ask(`/api/uploads/private%2F${id}${name}`)).status).toBe(404)
})

it('its sender writes to staff, changes the list and cancels before there is a quotation, and nothing is typed in vain', async () => {
  const { path, requestId } = asked
  const said = (message: string) => ask(path, { intent: 'message', key: message.slice(0, 9), message })
  const long = await said('x'.repeat(2001))
  expect([long.status, long.html.includes('x'.repeat(2001)), long.html.includes('aria-invalid')]).toEqual([
    422,
    true,
    true,
  ])
  expect((await said(' ')).status).toBe(422)
  expect((await said('\u{1F600}'.repeat(2000))).status).toBe(303)
  const photo = await ask(path, { intent: 'message', message: '', attachments: new File([PDF], 'wall.pdf') })
  expect(photo.status).toBe(303)
  const { html } = await ask(path)
  for (const text of [
    writingPage.events.message.en,
    '\u{1F600}\u{1F600}',
    'wall.pdf',
    '?step=change-list',
    '?step=cancel',
  ])
    expect(html).toContain(text)
  const step = (await ask(`${path}?step=change-list`)).html
  expect(step).toContain('name="qty[]"')
  const list = {
    intent: 'change-list',
    key: 'list',
    'text[]': 'Silicone, grey',
    'qty[]': 'many',
    lines: '12 masking tape',
  }
  const wrong = await ask(path, list)
  expect([wrong.status, wrong.html.includes('12 masking tape')]).toEqual([422, true])
  expect((await ask(path, { ...list, 'qty[]': '5' })).status).toBe(303)
  const lines = await site().withDb((db) => linesOf(db, requestId))
  const kept = lines.map(({ text, qty }) => [text, qty])
  expect(kept).toEqual([
    ['Silicone, grey', 5],
    [expect.stringContaining('masking tape'), 12],
  ])
  expect((await ask(path, { ...list, key: 'none', 'qty[]': '0', lines: '' })).status).toBe(422)
  expect((await ask(path, { intent: 'cancel', key: 'c', message: 'Bought elsewhere' })).status).toBe(303)
  const cancelled = await site().withDb((db) => findMessage(db, { id: requestId }))
  expect(cancelled).toMatchObject({ state: 'closed', followUp: { outcome: 'lost', lostReason: 'cancelled' } })
  const over = await ask(path)
  expect(over.html).toContain(requestStates.closed.en)
  for (const name of ['name="message"', '?step=']) expect(over.html).not.toContain(name)
  for (const intent of ['message', 'cancel', 'file']) {
    const late = await ask(path, { intent, message: 'One more', attachments: new File([PDF], 'late.pdf') })
    expect([late.status, late.html.includes(writingConflicts.closed.en)]).toEqual([409, true])
  }
  const late = await ask(sent.Late.path, { ...list, 'qty[]': '5' })
  expect([late.status, late.html.includes(writingConflicts.quoted.en)]).toEqual([409, true])
})

it('a link whose time is over takes nothing more', async () => {
  const { path, requestId } = sent.Watched
  await site().withDb((db) =>
    db.updateTable('messages').set({ updated_at: '2026-01-01T00:00:00.000Z' }).where('id', '=', requestId).execute(),
  )
  expect((await ask(path, { intent: 'message', message: 'Hello' })).status).toBe(410)
})

it('what was not taken is told once, and a form that is too long keeps what was written', async () => {
  const { path } = sent.Filing
  const refused = await ask(path, { intent: 'file', attachments: new File(['MZ'], 'setup.exe') })
  const [cookie = ''] = refused.headers.getSetCookie()
  const shown = await see(path, { cookie: cookie.split(';')[0] })
  expect(shown.html).toContain(attachmentProblems.kind.en)
  expect(shown.headers.getSetCookie().join()).toContain('refused-files=; ')
  const long = await ask('/en/quote', {
    name: 'Sara Long',
    phone: '0551234567',
    details: 'Kept',
    attachments: new File([new Uint8Array(26 * 1024 * 1024)], 'huge.pdf'),
  })
  expect(long.status).toBe(413)
  expect(long.html).toContain(attachmentProblems.cutOff.en)
  expect(long.html).toContain('value="Sara Long"')
  expect(long.html).toContain('>Kept</textarea>')
})
