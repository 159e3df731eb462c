import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

test('signs of the notation become text, and Arabic stays', () =>
  expect(escapeXml(`<a href="x">'&'</a> رغوة 🧱`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt; رغوة 🧱',
  ))

test('signs that a document may not hold are left out', () =>
  expect(escapeXml('a\u0000b\u000bc\ufffed\ud800e')).toBe('abcde'))
