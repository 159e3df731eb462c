import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Autoplay } from './use-autoplay.ts'
import { typewriterFrames } from './typewriter-frames.ts'
import { demoList, demoPage } from '#tests/support/content/demo-texts.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { toHomeView, type HomeView } from '#domain/site/content/home-view.ts'
import type { Locale } from '#domain/text/locale.ts'
import { Hero } from './hero.tsx'

describe('autoplay', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function hero() {
    const steps = vi.fn<() => void>()
    return { steps, autoplay: new Autoplay(steps, { interval: 3000, restAfterPick: 3000 }) }
  }

  test('the hero moves on every three seconds', () => {
    const { steps, autoplay } = hero()
    autoplay.start()
    vi.advanceTimersByTime(2999)
    expect(steps).not.toHaveBeenCalled()
    vi.advanceTimersByTime(3001)
    expect(steps).toHaveBeenCalledTimes(2)
  })

  test('after a pick it stands still for three seconds, then takes its usual steps', () => {
    const { steps, autoplay } = hero()
    autoplay.start()
    vi.advanceTimersByTime(2000)
    autoplay.picked()
    vi.advanceTimersByTime(5999)
    expect(steps).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(steps).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(3000)
    expect(steps).toHaveBeenCalledTimes(2)
  })

  test('it does not move while it is held, and begins again when let go', () => {
    const { steps, autoplay } = hero()
    autoplay.start()
    autoplay.stop()
    vi.advanceTimersByTime(60_000)
    expect(steps).not.toHaveBeenCalled()
    autoplay.start()
    vi.advanceTimersByTime(3000)
    expect(steps).toHaveBeenCalledTimes(1)
  })

  test('a pick does not start what the visitor has stopped', () => {
    const { steps, autoplay } = hero()
    autoplay.picked()
    vi.advanceTimersByTime(60_000)
    expect(steps).not.toHaveBeenCalled()
  })
})

function frames(texts: string | string[], count: number) {
  const typewriter = typewriterFrames([texts].flat())
  return Array.from({ length: count }, () => typewriter.next().value)
}

test('the slogan stands for two seconds, is deleted quickly and typed at an even pace', () =>
  expect(frames('abc', 7)).toEqual([
    { shown: 'abc', wait: 2000 },
    { shown: 'ab', wait: 50 },
    { shown: 'a', wait: 50 },
    { shown: '', wait: 150 },
    { shown: 'a', wait: 150 },
    { shown: 'ab', wait: 150 },
    { shown: 'abc', wait: 2000 },
  ]))

test('a letter and its mark are one stroke', () => expect(frames('مدّ', 2).at(1)?.shown).toBe('م'))

test('several phrases take turns', () =>
  expect(frames(['ab', 'xy'], 8).map(({ shown }) => shown)).toEqual(['ab', 'a', '', 'x', 'xy', 'x', '', 'a']))

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
