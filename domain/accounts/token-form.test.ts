import { expect, it } from 'vitest'
import { readTokenForm } from './token-form.ts'

const given = { name: ' Price \u202e import ', role: 'editor', days: '٩٠' }

it('reads name, role and days, Arabic digits included', () =>
  expect(readTokenForm(given)).toEqual({ ok: true, input: { name: 'Price import', role: 'editor', days: 90 } }))

it.each([
  [{ name: ' ' }, ['name']],
  [{ name: 'x'.repeat(61) }, ['name']],
  [{ role: 'king' }, ['role']],
  [{ role: '__proto__' }, ['role']],
  [{ days: '0' }, ['days']],
  [{ days: '366' }, ['days']],
  [{ days: '1.5', name: '' }, ['name', 'days']],
])('refuses %j', (change, wrong) => expect(readTokenForm({ ...given, ...change })).toEqual({ ok: false, wrong }))
