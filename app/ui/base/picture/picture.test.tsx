import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { Picture } from './picture.tsx'

const picture = {
  file: 'abc.webp',
  width: 1200,
  height: 900,
  color: '#cf4c08',
  renditions: { avif: [320, 640], webp: [320] },
}

test('the lightest format comes first, and the size is known before the picture', () => {
  const html = renderPage(<Picture picture={picture} alt="علب" sizes="50vw" />)
  expect(html).toContain('type="image/avif" srcSet="/api/uploads/abc-320.avif 320w, /api/uploads/abc-640.avif 640w"')
  expect(html).toContain('width="1200" height="900"')
})

test('browsers that do not know the lightest format get the other in the width of a phone, and in every width where it shows first', () => {
  const many = { ...picture, renditions: { avif: [320, 640, 960], webp: [320, 640, 960] } }
  const html = renderPage(<Picture picture={many} alt="" sizes="50vw" />)
  expect(html).toContain('src="/api/uploads/abc-640.webp"')
  expect(html).not.toContain('image/webp')
  const first = renderPage(<Picture picture={many} alt="" sizes="50vw" eager />)
  expect(first.indexOf('image/avif')).toBeLessThan(first.indexOf('image/webp'))
})

test('its colour lies under it without a style attribute', () => {
  const html = renderPage(<Picture picture={picture} alt="" sizes="50vw" />)
  expect(html).toContain('color="#cf4c08"')
  expect(html).not.toContain('style=')
})

test('a picture without renditions is shown as it is', () => {
  const plain = { ...picture, color: null, renditions: { avif: [], webp: [] } }
  const html = renderPage(<Picture picture={plain} alt="" sizes="50vw" />)
  expect(html).not.toContain('<source')
  expect(html).toContain('src="/api/uploads/abc.webp"')
})

test('the picture of the first view does not wait', () => {
  expect(renderPage(<Picture picture={picture} alt="" sizes="50vw" eager />)).toContain('loading="eager"')
  expect(renderPage(<Picture picture={picture} alt="" sizes="50vw" />)).toContain('loading="lazy"')
})

test('the picture of the first view is asked for from the head of the page, in the cut that the window needs', () => {
  const tall = { ...picture, file: 'tall.webp' }
  const html = renderPage(<Picture picture={picture} narrow={tall} alt="" sizes="50vw" eager />)
  const preloads = html.match(/<link rel="preload"[^>]*>/g) ?? []
  expect(preloads).toHaveLength(2)
  expect(preloads[0]).toMatch(
    /tall-320\.avif 320w.*media="\(width &lt; 64rem\)"|media="\(width &lt; 64rem\)".*tall-320\.avif/,
  )
  expect(preloads[1]).toContain('/api/uploads/abc-640.avif 640w')
  expect(renderPage(<Picture picture={picture} alt="" sizes="50vw" />)).not.toContain('preload')
})

test('one of the site’s own pictures has another cut for narrow windows', () => {
  const own = {
    stem: '/images/hero.1',
    src: '/images/hero.1-960.webp',
    width: 2000,
    height: 900,
    color: '#380808',
    alt: { ar: '', en: '' },
    widths: [960],
  }
  const html = renderPage(<Picture picture={own} narrow={{ ...own, stem: '/images/tall.2' }} alt="" sizes="100vw" />)
  expect(html.indexOf('/images/tall.2-960.avif')).toBeLessThan(html.indexOf('/images/hero.1-960.avif'))
  expect(html).toContain('media="(width &lt; 64rem)"')
})
