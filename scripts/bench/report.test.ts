import { expect, test } from 'vitest'
import { withSection } from './report.ts'

test('a section is written at the end, and the next time in its own place', () => {
  const once = withSection('# Page\n', 'a', 'first')
  const both = withSection(once, 'b', 'other')
  const again = withSection(both, 'a', 'second')
  expect(again).toBe(
    '# Page\n\n<!-- a -->\n\nsecond\n\n<!-- end of a -->\n\n<!-- b -->\n\nother\n\n<!-- end of b -->\n',
  )
})
