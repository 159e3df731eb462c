import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { LogLines } from './log-lines.tsx'

const line = {
  at: '2026-11-28T09:00:00.000Z',
  actor: { kind: 'staff' as const, id: 'u1', name: 'Noura' },
  detail: {},
  record: null,
  count: 1,
  kinds: [],
  isUndoable: false,
  place: null,
  called: null,
}
const signIns = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...line,
    id: `s${at}`,
    action: at % 2 === 0 ? 'staff.sign-in' : 'staff.sign-out',
    subject: { kind: 'staff', id: 'u1' },
  }))

test('says what was done as a sentence that leads to it', () => {
  const sent = {
    ...line,
    id: 'q',
    action: 'quote.send',
    subject: { kind: 'quote', id: 'q1' },
    called: { ar: 'QT-2026-00001', en: 'QT-2026-00001' },
  }
  const html = renderPage(<LogLines lines={[sent]} label="السجل" />)
  expect(html).toMatch(/أرسل عرض السعر<\/span> <a href="[^"]*\/quotes\/q1"[^>]*>QT-2026-00001/)
})

test('folds sign-ins that follow each other, and no two of them', () => {
  const folded = renderPage(<LogLines lines={signIns(4)} label="Log" />, { path: '/en' })
  expect(folded).toMatch(/<details><summary>4.sign-ins and sign-outs .*Noura/)
  expect(renderPage(<LogLines lines={signIns(2)} label="Log" />, { path: '/en' })).not.toContain('<details>')
})
