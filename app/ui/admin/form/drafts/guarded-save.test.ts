import { redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { guardedSave } from './guarded-save.ts'

const failing = async (thrown: unknown) => {
  const kept = await guardedSave('product/805', async () => Promise.reject(thrown))
  // Anything else would make the router load the page again, and lose the form after all.
  expect(kept).toMatchObject({ init: { status: 503 } })
  return (kept as unknown as { data: unknown }).data
}

test('what the server answers reaches the form', async () =>
  expect(await guardedSave('product/805', async () => ({ kind: 'refused' }))).toEqual({ kind: 'refused' }))

test('a lost connection keeps the form', async () =>
  expect(await failing(new TypeError('Failed to fetch'))).toEqual({ kind: 'unreachable', isCut: true }))

test('a session that ended meanwhile keeps the form', async () => {
  expect(await failing(redirect('/admin/login?next=%2Fadmin%2Fitems'))).toEqual({ kind: 'signed-out' })
  expect(await failing(new ErrorResponse(401, '', ''))).toEqual({ kind: 'signed-out' })
})

test('a form that is too large, or whose record is gone, says so', async () => {
  expect(await failing(new ErrorResponse(413, '', ''))).toEqual({ kind: 'too-large' })
  expect(await failing(new ErrorResponse(404, '', null))).toEqual({ kind: 'gone' })
  expect(await failing(new ErrorResponse(503, '', ''))).toEqual({ kind: 'unreachable' })
})

test('a saved form leads on', () => expect(failing(redirect('/admin/items'))).rejects.toBeInstanceOf(Response))
