import { expect, test } from 'vitest'
import { demoList, demoPage } from '#tests/support/content/demo-texts.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { toHomeView, type HomeView } from '#domain/site/content/home-view.ts'
import type { Locale } from '#domain/text/locale.ts'
import { Hero } from './hero.tsx'

const picture = (file: string) => ({
  file,
  width: 2000,
  height: 900,
  color: '#4f0e0f',
  renditions: { avif: [320, 640, 960, 1600], webp: [320, 640, 960, 1600] },
})

function home(locale: Locale, most = 3): HomeView {
  const slides = demoList('slide').map((slide) => {
    const files = [slide.imageAr, slide.imageEn, slide.imageNarrow].filter((file) => file !== null)
    return { ...slide, pictures: Object.fromEntries(files.map((file) => [file, picture(file)])) }
  })
  const texts = { ...demoPage('home'), id: 'home', pictures: {} }
  const content = { slides: slides.slice(0, most), reasons: [], industries: [], reviews: [], texts }
  return { ...toHomeView(content, locale, { site: 'Rawabit' }), codes: [] }
}

test('a visitor without scripts sees the first slide and cannot reach the hidden ones', () => {
  const html = renderPage(<Hero home={home('en')} />, { path: '/en' })
  expect(html.match(/data-active="true"/g)).toHaveLength(1)
  expect(html.match(/inert=""/g)).toHaveLength(2)
})

test('the page has one main heading, and only the first picture is fetched with it', () => {
  const html = renderPage(<Hero home={home('ar')} />)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toContain('loading="eager"')
})

test('each language has the calm side of the picture under its words', () => {
  expect(renderPage(<Hero home={home('ar')} />)).toContain('/api/uploads/hero-1-640.avif')
  expect(renderPage(<Hero home={home('en')} />, { path: '/en' })).toContain('/api/uploads/hero-1-ltr-640.avif')
})

test('one slide alone has no dots and does not move', () => {
  expect(renderPage(<Hero home={home('en')} />, { path: '/en' })).toContain('hero-controls')
  expect(renderPage(<Hero home={home('en', 1)} />, { path: '/en' })).not.toContain('hero-controls')
})

test('without slides the site says its name', () => {
  const html = renderPage(<Hero home={home('en', 0)} />, { path: '/en' })
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
  expect(html).not.toContain('<img')
})
