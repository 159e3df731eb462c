import { describe, expect, test } from 'vitest'
import { uploadMessages } from '#content/upload-messages.ts'
import type { LogoShape } from '#domain/site/stored-file.ts'
import { inspectLogo } from './logo-inspection.ts'
import { sharp } from '#server/files/sharp.ts'

const LOGO = '<rect width="90" height="30" rx="6" fill="#C1272D"/>'
const svg = (inside = LOGO, size = 'viewBox="0 0 120 40"') =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`)

const clear = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c1272d80' } })

async function refusalOf(bytes: Buffer, shape: LogoShape = 'logo') {
  const inspection = await inspectLogo(bytes, shape)
  return inspection.ok ? 'accepted' : inspection.reason
}

async function drawn(bytes: Buffer, shape: LogoShape = 'logo') {
  const inspection = await inspectLogo(bytes, shape)
  if (!inspection.ok) throw new Error(inspection.reason.en)
  return inspection.value
}

describe('a logo', () => {
  test('that is a drawing becomes a picture with a clear ground, however small it was drawn', async () => {
    const logo = await drawn(svg())
    expect(logo).toMatchObject({ extension: 'png', mime: 'image/png', width: 640, height: 213 })
    const { hasAlpha } = await sharp(logo.bytes).metadata()
    expect(hasAlpha).toBe(true)
  })

  test('of 8,000 pixels is made smaller, whether drawn or photographed', async () => {
    const huge = svg('<rect width="8000" height="4000"/>', 'width="8000" height="4000"')
    expect(await drawn(huge)).toMatchObject({ width: 640, height: 320 })
    const wide = await clear(8000, 400).png().toBuffer()
    expect(await drawn(wide)).toMatchObject({ width: 640, height: 160 })
  })

  test('needs 512 pixels and a clear ground, a mark the same both ways', async () => {
    expect(await refusalOf(await clear(511, 100).png().toBuffer())).toBe(uploadMessages.logoTooSmall)
    const opaque = clear(600, 200).flatten({ background: '#fff' })
    expect(await refusalOf(await opaque.jpeg().toBuffer())).toBe(uploadMessages.logoOpaque)
    expect(await refusalOf(await clear(600, 500).webp().toBuffer(), 'mark')).toBe(uploadMessages.markNotSquare)
    expect(await refusalOf(svg(), 'mark')).toBe(uploadMessages.markNotSquare)
    expect(await drawn(await clear(600, 600).webp().toBuffer(), 'mark')).toMatchObject({ width: 600, height: 600 })
  })

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<rect width="9" height="9" onload="alert(1)"/>'],
    ['a link', '<a href="https://evil.example"><rect width="9" height="9"/></a>'],
    ['markup of another kind', '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">x</div></foreignObject>'],
    ['a picture from elsewhere', '<image href="https://evil.example/x.png" width="9" height="9"/>'],
    ['a picture of this machine', `<image xlink:href='file:///etc/passwd' width="9" height="9"/>`],
    ['a sheet from elsewhere', '<style>@import url(https://evil.example/x.css);</style>'],
    ['a ground from elsewhere', '<rect width="9" height="9" fill="url(https://evil.example/#x)"/>'],
    ['a movement', '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ])('that is a drawing with %s is refused', async (_what, inside) => {
    expect(await refusalOf(svg(inside))).toBe(uploadMessages.drawingActive)
  })

  test('with entities that grow is refused', async () => {
    const bomb =
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>'
    expect(await refusalOf(Buffer.from(bomb))).not.toBe('accepted')
  })

  test('may use what stands in itself', async () => {
    const gradient =
      '<defs><linearGradient id="g"><stop stop-color="#000"/></linearGradient></defs><rect width="90" height="30" fill="url(#g)"/><use href="#g"/>'
    expect((await drawn(svg(gradient))).width).toBe(640)
  })

  test('that is neither is refused with what may be chosen', async () => {
    expect(await refusalOf(Buffer.from('%PDF-1.7 and more than sixteen bytes'))).toBe(uploadMessages.notALogo)
    expect(await refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'))).toBe(
      uploadMessages.damagedDrawing,
    )
  })
})
