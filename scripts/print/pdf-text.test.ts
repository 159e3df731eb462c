import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATASHEET_FOLDER } from './documents.ts'
import { textOfPages } from './pdf-text.ts'
import { PROJECT } from './sources.ts'

describe('the text of a printed page', () => {
  test('reads as it stands on paper', () => {
    const [text] = textOfPages(readFileSync(join(PROJECT, DATASHEET_FOLDER, '805-tds-en.pdf')))
    expect(text).toContain('Technical Data Sheet')
    expect(text).toContain('sales@example.com')
    expect(text).toContain('AB-805-750')
  })
})
