import { ImageOff } from 'lucide-react'
import { expect, test } from 'vitest'
import { toBarePicture } from '#server/data/site/file-rows.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { ListPicture } from './list-picture.tsx'

const shown = (file: string | null) =>
  renderPage(<ListPicture picture={file === null ? null : toBarePicture(file)} sizes="52px" icon={ImageOff} />)

test('a record is shown by its picture', () => expect(shown('3fa9.webp')).toContain('src="/api/uploads/3fa9.webp"'))

test.each([null, 'https://img.example/a.webp'])('and by a sign where that is %s', (file) =>
  expect(shown(file)).toMatch(/^<svg/),
)
