import { expect, test } from 'vitest'
import { joinMeasures } from './joined-measures.ts'

test.each([
  ['رغوة 805 بالأنبوب 750 مل', 'رغوة 805 بالأنبوب 750_مل'],
  ['طقم 705 غراء 100 جم ومنشّط 400 مل', 'طقم 705 غراء 100_جم ومنشّط 400_مل'],
  ['705 Fast Mitre Adhesive Kit 100 g + 400 ml', '705 Fast Mitre Adhesive Kit 100_g + 400_ml'],
  ['TE-40 Hot Melt Sticks 11 mm', 'TE-40 Hot Melt Sticks 11_mm'],
])('the measures of "%s" are joined', (text, joined) => {
  expect(joinMeasures(text)).toBe(joined.replaceAll('_', '\u00a0'))
})

test.each(['806 متعدد الاستخدام', '660 Multi-Use', '805 PU Foam', 'S20 محايد', '610 لاصق', ''])(
  '"%s" has none',
  (text) => {
    expect(joinMeasures(text)).toBe(text)
  },
)
