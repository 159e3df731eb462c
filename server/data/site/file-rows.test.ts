import { expect, it } from 'vitest'
import { toPictures } from './file-rows.ts'

const file = {
  name: 'a.webp',
  width: 1200,
  height: 900,
  color: '#ffffff',
  alt_ar: '',
  alt_en: '',
  decorative: 0,
  focus: '11',
}

it('gathers the sizes of each picture, whatever the order of the pictures', () => {
  const pictures = toPictures([
    { ...file, format: 'avif', rendition_width: 320 },
    { ...file, name: 'b.webp', format: null, rendition_width: null },
    { ...file, format: 'webp', rendition_width: 320 },
    { ...file, format: 'avif', rendition_width: 640 },
  ])
  expect(pictures.get('a.webp')?.renditions).toEqual({ avif: [320, 640], webp: [320] })
  expect(pictures.get('b.webp')).toMatchObject({ file: 'b.webp', width: 1200, renditions: { avif: [], webp: [] } })
  expect(pictures.size).toBe(2)
})

it('says what the library says of a picture, where it says anything', () => {
  const row = { ...file, format: null, rendition_width: null }
  expect(toPictures([row]).get('a.webp')).not.toHaveProperty('words')
  const words = { alt: { ar: 'باب', en: '' }, isDecorative: false }
  expect(toPictures([{ ...row, alt_ar: 'باب' }]).get('a.webp')?.words).toEqual(words)
  expect(toPictures([{ ...row, decorative: 1 }]).get('a.webp')?.words?.isDecorative).toBe(true)
})
