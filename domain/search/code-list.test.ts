import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CodeList } from './code-list.ts'

test('codes are found by their beginning, whenever they came', () => {
  const code = fc.array(fc.constantFrom('a', 'b', '1'), { minLength: 1, maxLength: 4 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(fc.array(code), fc.array(code), code, (first, later, start) => {
      const list = new CodeList()
      const found = () => {
        const slots: string[] = []
        list.beginningWith(start, (slot, whole) => slots.push(`${slot} ${whole}`))
        return slots.toSorted()
      }
      const expected = (codes: string[]) =>
        codes.flatMap((one, slot) => (one.startsWith(start) ? [`${slot} ${one === start}`] : [])).toSorted()
      for (const [slot, one] of first.entries()) list.add(one, slot)
      expect(found()).toEqual(expected(first))
      for (const [index, one] of later.entries()) list.add(one, first.length + index)
      expect(found()).toEqual(expected([...first, ...later]))
    }),
  )
})
