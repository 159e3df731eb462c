import { expect, test } from 'vitest'
import { defaultFrame, renderPage } from '#tests/support/render-page.tsx'
import { SiteProvider } from '#app/ui/site/site-context.tsx'
import { Notice } from './notice.tsx'

const frame = defaultFrame([], 'en')
const rendered = (changes: Partial<typeof frame>) =>
  renderPage(
    <SiteProvider value={{ ...frame, ...changes }}>
      <Notice />
    </SiteProvider>,
    { path: '/en' },
  )

test('a notice leads to the privacy policy where it names it, and behind its end where it does not', () => {
  expect(rendered({})).toMatch(/under the <a[^>]+href="\/en\/privacy-policy"[^>]*>Privacy Policy<\/a>\.$/)
  for (const notice of ['', 'We answer you.'])
    expect(rendered({ notice })).toMatch(/\. <a[^>]+href="\/en\/privacy-policy"[^>]*>Privacy Policy<\/a>$/)
  expect(rendered({ notice: 'We answer you.', privacyPolicy: null })).toBe('We answer you.')
})
