import { expect, it } from 'vitest'
import { namedPack } from './pack-label.ts'

it.each([
  ['805 PU Foam, Straw Grade 750 ml', '750 ml · Straw', '805 PU Foam, Straw Grade · 750 ml · Straw'],
  ['805 PU Foam, Straw Grade 750 ml', '500 ml · Straw', '805 PU Foam, Straw Grade · 500 ml · Straw'],
  ['رغوة بولي يوريثان 805، 750 مل', '750 مل · بالأنبوب', 'رغوة بولي يوريثان 805 · 750 مل · بالأنبوب'],
  ['مانع تسرب MS-55 سعة 290 مل', '290 مل', 'مانع تسرب MS-55 · 290 مل'],
  ['مادة مانعة ٢٩٠ مل', '٦٠٠ مل', 'مادة مانعة · ٦٠٠ مل'],
  ['Primer 1 L', '750 ml', 'Primer 1 L · 750 ml'],
  ['Foam gun 805', 'Long barrel', 'Foam gun 805 · Long barrel'],
  ['Anchor M12 200 mm', '500 ml', 'Anchor M12 200 mm · 500 ml'],
  ['750 ml', '750 ml', '750 ml · 750 ml'],
  ['Foam', '', 'Foam'],
  ['', '750 ml', '750 ml'],
])('names a pack of %j, %j', (product, pack, named) => expect(namedPack(product, pack)).toBe(named))
