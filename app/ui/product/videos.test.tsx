import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { Videos } from './videos.tsx'

const MAIN = 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa'
const OTHER = 'https://www.youtube-nocookie.com/embed/bbbbbbbbbbb'

function videos(main: string | null, others: string[]) {
  return renderPage(<Videos videos={{ main, others }} name="805" pictures={[]} scene={null} />, { path: '/en' })
}

test('a product without videos has no such section', () => expect(videos(null, [])).toBe(''))

test('nothing of the video host is asked for before the visitor wants it', () => {
  const html = videos(MAIN, [OTHER])
  expect(html).not.toContain('<iframe')
  expect(html).toContain(`href="${MAIN}"`)
})

test('what is missing of the two kinds is said', () => {
  expect(videos(null, [OTHER])).toContain('Main video not available.')
  expect(videos(MAIN, [])).toContain('Gallery videos not available.')
})
