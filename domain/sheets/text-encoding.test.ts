import { expect, test } from 'vitest'
import { decodeText, findEncoding, isText } from './text-encoding.ts'

const text = 'رمز المخزون;السعر\r\nRW300101;52,50\r\n'
const utf8 = Buffer.from(text)
const little = Buffer.from(text, 'utf16le')
const big = Buffer.from(little).swap16()

/** Arabic letters of Windows-1256 at their places. */
const arabic = Buffer.from([0xd1, 0xe3, 0xd2, 0x3b, 0x31])

test.each<[string, Uint8Array, string, boolean, string]>([
  ['UTF-8 with a mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), utf8]), 'utf-8', false, text],
  ['UTF-8', utf8, 'utf-8', false, text],
  ['UTF-16 with a mark', Buffer.concat([Buffer.from('fffe', 'hex'), little]), 'utf-16le', false, text],
  ['turned UTF-16 with a mark', Buffer.concat([Buffer.from('feff', 'hex'), big]), 'utf-16be', false, text],
  ['UTF-16', little, 'utf-16le', false, text],
  ['turned UTF-16', big, 'utf-16be', false, text],
  ['Windows-1256', arabic, 'windows-1256', true, 'رمز;1'],
  ['Windows-1252', Buffer.from('Café;1', 'latin1'), 'windows-1252', true, 'Café;1'],
  ['ASCII', Buffer.from('a;1'), 'utf-8', false, 'a;1'],
  ['nothing', Buffer.alloc(0), 'utf-8', false, ''],
])('%s', (_, bytes, encoding, guessed, decoded) => {
  expect(findEncoding(bytes)).toEqual({ encoding, guessed })
  expect(decodeText(bytes, findEncoding(bytes).encoding)).toBe(decoded)
})

test('what is full of controls is no text', () => {
  expect(isText('a;b\r\n\tc\u000b')).toBe(true)
  expect(isText(`${'word '.repeat(50)}\u0001`)).toBe(true)
  expect(isText('\u0000\u0001PNG')).toBe(false)
})
