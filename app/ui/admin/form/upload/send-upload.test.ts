import { expect, test } from 'vitest'
import { readAnswer } from './send-upload.ts'

const file = { name: 'صورة 812.png', size: 5000 }

test('an uploaded file is known by its stored name and shown by its own', () => {
  const data = { name: '3fa9.webp', kind: 'image', width: 1200, height: 900, size: 3000, url: '/api/uploads/3fa9.webp' }
  expect(readAnswer(200, { status: 'success', data }, file)).toEqual({
    ok: true,
    file: {
      name: '3fa9.webp',
      originalName: 'صورة 812.png',
      width: 1200,
      height: 900,
      sizes: { sent: 5000, stored: 3000 },
    },
  })
})

test("a refused file keeps the server's word on it", () => {
  const answer = { status: 'error', message: 'file is wrong', data: { fields: { file: 'الملف فارغ.' } } }
  expect(readAnswer(422, answer, file)).toEqual({ ok: false, problem: 'failed', message: 'الملف فارغ.' })
  expect(readAnswer(413, null, file)).toEqual({ ok: false, problem: 'failed', message: undefined })
})

test('an ended session is distinguished from a refused file', () =>
  expect(readAnswer(401, { status: 'error', message: 'Sign in first' }, file)).toMatchObject({ problem: 'signed-out' }))
