/** A process that decodes and encodes pictures and reads PDFs; `picture-process.ts` starts it and talks with it. */
import { accepted, type Inspection } from './file-type.ts'
import { drawIcon, type IconSource } from './signs/icon-drawing.ts'
import { inspectLogo } from './signs/logo-inspection.ts'
import { toBuffer } from './message-bytes.ts'
import { encodeRenditions } from './picture-encoder.ts'
import { inspectPicture } from './picture-inspection.ts'
import { preparePicture } from './print-pictures/picture-order.ts'
import type { PictureTask, SocialFiles } from './picture-process.ts'
import { countPages, inspectPdf } from './pdf-inspection.ts'
import { answerTasks } from './processes/worker-process.ts'
import { join } from 'node:path'
import type { OverlayOptions } from 'sharp'
import { INK, INK_2, PAPER, MAIN, WHITE } from '#content/palette.ts'
import { directionOf } from '#domain/text/locale.ts'
import type { SiteSign } from '#domain/site/identity-view.ts'
import { SOCIAL_SIZE, type SocialCard } from '#domain/site/social-card.ts'
import { sharp } from './sharp.ts'
import { type DrawnText, setText, type SetText } from './text-setting.ts'

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE
/** The picture's half, and the words' column beside it. */
const PANEL = 560
const MARGIN = 64
const GAP = 48
const COLUMN = WIDTH - PANEL - MARGIN - GAP
const LOGO = { file: join(process.cwd(), 'public/logos/rawabit-logo.svg'), height: 74 }
const MARK = { file: join(process.cwd(), 'public/logos/rawabit-mark.svg'), height: 220 }
const STRIP = 10
const SPACE = 26
/** The studio ground of pack shots is lifted to white, so that it takes the panel's colour. */
const LIFT = 1.08

answerTasks(768 * 1024 ** 2, resultOf)

async function resultOf(task: PictureTask): Promise<unknown> {
  if (task.kind === 'social') return drawSocialPicture(task.card, socialFiles(task.files))
  if (task.kind === 'icon') return drawIcon(iconSource(task.source), task.name)
  const source = toBuffer(task.bytes)
  if (task.kind === 'paper') return preparePicture(task.how, source)
  if (task.kind === 'logo') return inspectLogo(source, task.shape)
  if (task.kind === 'pdf') return countedPdf(source, task.isCatalogue)
  return task.kind === 'inspect' ? inspectPicture(source) : encodeRenditions(source)
}

/** A PDF that may be kept, with how many pages it has. */
async function countedPdf(bytes: Buffer, isCatalogue: boolean): Promise<Inspection<{ pages: number | null }>> {
  const inspection = await inspectPdf(bytes, isCatalogue)
  return inspection.ok ? accepted({ pages: await countPages(bytes) }) : inspection
}

function socialFiles({ picture, logo, mark }: Record<keyof SocialFiles, Uint8Array | null>): SocialFiles {
  return { picture: picture && toBuffer(picture), logo: logo && toBuffer(logo), mark: mark && toBuffer(mark) }
}

function iconSource(source: IconSource): IconSource {
  return 'mark' in source ? { mark: toBuffer(source.mark) } : source
}

/** A picture for shared links: the record's picture on one half, its words on the other, mirrored for Arabic. */
async function drawSocialPicture(card: SocialCard, files: SocialFiles): Promise<Buffer> {
  const isRtl = directionOf(card.locale) === 'rtl'
  const [panel, words] = await Promise.all([drawPanel(card, files), drawWords(card, files, isRtl)])
  const canvas = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
  return canvas
    .composite([{ input: panel, left: isRtl ? 0 : WIDTH - PANEL, top: 0 }, ...words, strip(card)])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

async function drawPanel({ ground, accent, sign }: SocialCard, { picture, mark }: SocialFiles): Promise<Buffer> {
  const tint = { create: { width: PANEL, height: HEIGHT, channels: 3, background: accent.tint } } as const
  if (!picture)
    return sharp(tint)
      .composite([{ input: await drawMark(sign, mark) }])
      .png()
      .toBuffer()
  const shown = sharp(picture).autoOrient().resize(PANEL, HEIGHT, { fit: 'cover' }).flatten({ background: WHITE })
  if (ground === 'scene') return shown.png().toBuffer()
  const lifted = await shown.linear(LIFT, 0).png().toBuffer()
  return sharp(tint)
    .composite([{ input: lifted, blend: 'multiply' }])
    .png()
    .toBuffer()
}

/** The logo on top; mark, heading and line together in the middle of what is left. */
async function drawWords(card: SocialCard, files: SocialFiles, isRtl: boolean): Promise<OverlayOptions[]> {
  const lines = await Promise.all(textsOf(card).map((text) => setText({ ...text, locale: card.locale, width: COLUMN })))
  const logo = await drawLogo(card, files.logo)
  const startOf = (width: number) => (isRtl ? WIDTH - MARGIN - width : MARGIN)
  const head = MARGIN + LOGO.height
  const tall = lines.reduce((sum, { height }) => sum + height, SPACE * (lines.length - 1))
  let top = Math.round(head + (HEIGHT - head - STRIP - tall) / 2)
  const placed: OverlayOptions[] = [{ input: logo.image, left: startOf(logo.width), top: MARGIN - 8 }]
  for (const { image, width, height } of lines) {
    placed.push({ input: image, left: startOf(width), top })
    top += height + SPACE
  }
  return placed
}

type Text = Omit<SetText, 'locale' | 'width'>

/** What is there of the card's words; a card without a mark has more room for its heading. */
function textsOf({ mark, heading, line, accent }: SocialCard): Text[] {
  const texts: Text[] = [
    { text: mark ?? '', face: 'display', sizes: [104, 84, 64, 44], colour: accent.deep, room: 110 },
    { text: heading, face: 'display', sizes: [52, 46, 40, 34, 28], colour: INK, room: mark ? 200 : 250 },
    { text: line, face: 'text', sizes: [27], colour: INK_2, room: 98 },
  ]
  return texts.filter(({ text }) => text.trim() !== '')
}

/** Stands where a picture would. */
async function drawMark(sign: SiteSign | undefined, mark: Buffer | null): Promise<Buffer> {
  if (!sign) return sharp(MARK.file, { density: 300 }).resize({ height: MARK.height }).png().toBuffer()
  const icon = await drawIcon(mark ? { mark } : sign, 'icon-512')
  return sharp(icon).resize({ height: MARK.height }).png().toBuffer()
}

/** The company's logo, or its name where it has none. */
async function drawLogo({ sign, locale }: SocialCard, own: Buffer | null): Promise<DrawnText> {
  if (sign && !own) {
    const face = { face: 'display' as const, sizes: [44, 36, 28], colour: INK }
    return setText({ text: sign.name, ...face, locale, width: COLUMN, room: LOGO.height })
  }
  const logo = own ? sharp(own) : sharp(LOGO.file, { density: 216 })
  const { data, info } = await logo.resize({ height: LOGO.height }).png().toBuffer({ resolveWithObject: true })
  return { image: data, width: info.width, height: info.height }
}

/** The brand's line at the foot. */
function strip({ colour = MAIN }: SocialCard): OverlayOptions {
  const line = { create: { width: WIDTH, height: STRIP, channels: 3, background: colour } } as const
  return { input: line, left: 0, top: HEIGHT - STRIP }
}
