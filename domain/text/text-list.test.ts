import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  joinVariantCells,
  MAX_LIST_ITEMS,
  MAX_LIST_TEXT,
  splitAreas,
  splitProperties,
  splitVariantCells,
} from './text-list.ts'

/** Texts of the signs that the scanners look at, and of some that they do not. */
const sign = fc.constantFrom(...'. , ، \n \r 1 ٢ a ض 😀 \ud800 \u2028 \0 \t'.split(' '), ' ')
const anyText = fc.string({ unit: sign, maxLength: 40 })

describe('properties', () => {
  test('are one item per line and per sentence', () =>
    expect(splitProperties('Paintable.\nFills voids. Cures fast.\r\n\r\nLow odour')).toEqual([
      'Paintable',
      'Fills voids',
      'Cures fast',
      'Low odour',
    ]))

  test('keep standards and figures whole', () =>
    expect(splitProperties('Meets EN 15651-1. Bead of 1.5 mm. v2.0')).toEqual([
      'Meets EN 15651-1',
      'Bead of 1.5 mm',
      'v2.0',
    ]))

  test('do not split at an Arabic comma, areas do', () => {
    expect(splitProperties('للخشب، وللحجر.')).toEqual(['للخشب، وللحجر'])
    expect(splitAreas('للخشب، للحجر،\nللمعادن.')).toEqual(['للخشب', 'للحجر', 'للمعادن'])
  })

  test('of an empty text are none', () => {
    expect(splitProperties('')).toEqual([])
    expect(splitAreas(' . ،\n...')).toEqual([])
  })

  test('of any text are trimmed, not empty and limited', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const items = [...splitProperties(text), ...splitAreas(text)]
        expect(items.filter((item) => item === '' || item !== item.trim())).toEqual([])
      }),
    )
    expect(splitProperties('a.\n'.repeat(MAX_LIST_TEXT))).toHaveLength(MAX_LIST_ITEMS)
    expect(splitProperties('x'.repeat(10 * MAX_LIST_TEXT))).toEqual(['x'.repeat(MAX_LIST_TEXT)])
    expect(splitProperties('😀'.repeat(MAX_LIST_TEXT)).join('')).not.toMatch(/\p{Surrogate}/u)
  })

  test('lose no word', () => {
    const word = fc.stringMatching(/^[a-zء-ي]{1,8}$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 20 }),
        fc.constantFrom('\n', '. ', '.\r\n', ' .\n'),
        (words, gap) => {
          expect(splitProperties(words.join(gap))).toEqual(words)
        },
      ),
    )
  })
})

describe('variant columns', () => {
  test('split at commas of both scripts and at full stops outside numbers', () => {
    expect(splitVariantCells('0.75 L, 1.5 L')).toEqual(['0.75 L', '1.5 L'])
    expect(splitVariantCells('أنبوب، مسدس')).toEqual(['أنبوب', 'مسدس'])
    expect(splitVariantCells('Straw. Gun.')).toEqual(['Straw', 'Gun'])
    expect(splitVariantCells('٠.٧٥ لتر، .5 لتر')).toEqual(['٠.٧٥ لتر', '.5 لتر'])
    expect(splitVariantCells('RW1.RW2')).toEqual(['RW1', 'RW2'])
  })

  test('keep the place of a missing cell', () => {
    expect(splitVariantCells('RW1, , RW3')).toEqual(['RW1', '', 'RW3'])
    expect(splitVariantCells(', b')).toEqual(['', 'b'])
    expect(splitVariantCells('a, b, ,')).toEqual(['a', 'b'])
    expect(splitVariantCells('')).toEqual([])
  })

  test('take a full stop beside a comma as one separator', () => {
    expect(splitVariantCells('Straw., Gun... White')).toEqual(['Straw', 'Gun', 'White'])
    expect(splitVariantCells('Straw.,, Gun')).toEqual(['Straw', '', 'Gun'])
  })

  test('come back as they were joined', () => {
    const cell = fc.stringMatching(/^([a-zء-ي0-9]([a-z0-9 ]{0,6}[a-z0-9])?|[0-9]{1,3}\.[0-9]{1,2} L)$/)
    fc.assert(
      fc.property(fc.array(fc.option(cell), { maxLength: 30 }), (cells) => {
        const kept = cells.slice(0, cells.findLastIndex((each) => each !== null) + 1)
        expect(splitVariantCells(joinVariantCells(cells))).toEqual(kept.map((each) => each ?? ''))
      }),
    )
  })

  test('keep their places whatever a cell contains', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 20 }), (cells) => {
        const marked = cells.map((cell, index) => `n${index} ${cell}`)
        const read = splitVariantCells(joinVariantCells(marked))
        expect(read.map((cell) => cell.split(/\s/)[0])).toEqual(marked.map((_, index) => `n${index}`))
      }),
    )
    expect(joinVariantCells(['1,5 L', 'Straw, white', 'approx. 5'])).toBe('1.5 L, Straw white, approx 5')
  })

  test('of any text are limited and trimmed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(splitVariantCells(text).filter((cell) => cell !== cell.trim())).toEqual([])
      }),
    )
    expect(splitVariantCells('a,'.repeat(MAX_LIST_TEXT))).toHaveLength(MAX_LIST_ITEMS)
  })
})
