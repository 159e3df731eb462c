// `npm run shots -- [path ...]`: pictures of every page, or of the named ones, in four widths and both languages.
import { mkdirSync, rmSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { LOCALES, localizedPath } from '#domain/text/locale.ts'
import { sitePages } from '#tests/pages/site-pages.ts'
import { openSite } from '#tests/support/site.ts'
import { ensureBuilt } from './site-build.ts'
import { chromiumPath } from './test-run/machine.ts'

const WIDTHS = [360, 768, 1280, 1920]
const HEIGHT = 900
const FOLDER = 'shots'
const AT_ONCE = 3

const named = process.argv.slice(2)
const paths = named.length > 0 ? named : [...new Set(sitePages.map(({ path }) => path)), '/nothing-here']
const shots = paths.flatMap((path) => LOCALES.flatMap((locale) => WIDTHS.map((width) => ({ path, locale, width }))))

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
const running = process.env['SHOTS_URL']
const site = running ? null : await openBuiltSite()
const waiting = shots.entries()
try {
  await takeAllShots(running ?? site?.origin ?? '')
} finally {
  await site?.stop()
}
console.log(`${shots.length} pictures are in ${FOLDER}/`)

async function openBuiltSite() {
  const result = ensureBuilt(() => console.log('Building the site…'))
  if (!result.ok) throw new Error(result.output)
  return openSite()
}

async function takeAllShots(origin: string) {
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? 'chromium',
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic', '--disable-background-networking', '--hide-scrollbars'],
  })
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, () => takeShots(browser, origin)))
  } finally {
    await browser.close()
  }
}

/** Takes one shot after the other until none is left. Each visit comes from another address, far from any limit. */
async function takeShots(from: Browser, origin: string) {
  for (const [index, { path, locale, width }] of waiting) {
    const context = await from.newContext({
      baseURL: origin,
      viewport: { width, height: HEIGHT },
      reducedMotion: 'reduce',
      extraHTTPHeaders: { 'X-Forwarded-For': `10.100.${Math.floor(index / 250)}.${(index % 250) + 1}` },
    })
    const page = await context.newPage()
    await page.goto(localizedPath(locale, path))
    await page.evaluate(loadEverything)
    await page.screenshot({ path: `${FOLDER}/${fileName(path)}-${locale}-${width}.png`, fullPage: true })
    await context.close()
  }
}

/** Runs in the page: waits for its fonts, and walks down it, since most pictures load only when they come into view. */
async function loadEverything() {
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const isInView = ({ left, right, top, bottom }: DOMRect) =>
    right > Math.max(left, 0) && left < innerWidth && bottom > 0 && top < innerHeight
  await document.fonts.ready
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y)
    await pause(50)
    const pictures = [...document.images].filter((picture) => isInView(picture.getBoundingClientRect()))
    const loaded = Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
    // A picture in the hidden part of a carousel never loads.
    await Promise.race([loaded, pause(3000)])
  }
  scrollTo(0, 0)
  await pause(50)
}

/** `/pu-foam/805` becomes `pu-foam-805`, the home page `home`. */
function fileName(path: string): string {
  return path.replace(/^\//, '').replaceAll(/[^\w]+/g, '-') || 'home'
}
