import { expect, test } from 'vitest'
import type { AuditEntry } from './staff.ts'
import { isUndoable } from './undoable.ts'

const now = new Date('2026-11-26T12:00:00Z')
const record = { actId: 'act', key: 'key', name: null, number: 2, undoneBy: null }
const line: AuditEntry = {
  id: 'line',
  at: '2026-11-01T12:00:00Z',
  actor: { kind: 'staff', id: 'a', name: 'A' },
  action: 'product.update',
  subject: { kind: 'product', id: 's20' },
  detail: {},
  record,
}

test('saves and deletions of records can be undone for thirty days, once', () => {
  expect(isUndoable(line, now)).toBe(true)
  expect(isUndoable({ ...line, action: 'product.delete', record: { ...record, number: null } }, now)).toBe(true)
  expect(isUndoable({ ...line, at: '2026-10-26T12:00:00Z' }, now)).toBe(false)
  expect(isUndoable({ ...line, record: { ...record, undoneBy: 'another' } }, now)).toBe(false)
})

test('neither what is no record nor what left no version can be undone', () => {
  expect(isUndoable({ ...line, action: 'staff.sign-in' }, now)).toBe(false)
  expect(isUndoable({ ...line, action: 'record.purge' }, now)).toBe(false)
  expect(isUndoable({ ...line, record: { ...record, number: null } }, now)).toBe(false)
})
