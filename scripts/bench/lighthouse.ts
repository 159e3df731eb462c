import lighthouse, { type RunnerResult } from 'lighthouse'
import { chromium } from '@playwright/test'
import { LOCALES, localizedPath } from '../../domain/locale.ts'
import { freePort, openSite } from '../../tests/support/site.ts'
import { chromiumPath } from '../test-run/machine.ts'
import { spreadOf } from './figures.ts'
import type { Section } from './report.ts'

const PATHS = [
  '/',
  '/categories',
  '/categories/pu-foam',
  '/pu-foam/805',
  '/products',
  '/blogs',
  '/about',
  '/contact',
  '/faq',
  '/brands',
]
const ROUNDS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const AUDITS = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' }

/** Lighthouse with its mobile preset: the median of five runs of each page in both languages. */
export async function benchLighthouse(): Promise<Section> {
  const site = await openSite()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? 'chromium',
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    const rows = []
    for (const path of PATHS) {
      for (const locale of LOCALES) rows.push(await rowOf(site.origin, localizedPath(locale, path), port))
    }
    const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP in ms', 'TBT in ms', 'CLS']
    return {
      title: 'Lighthouse',
      text: 'Mobile preset, median of five.',
      tables: [{ title: 'Scores', head, rows }],
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function rowOf(origin: string, path: string, port: number): Promise<string[]> {
  const runs: RunnerResult['lhr'][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const result = await lighthouse(origin + path, { port, output: 'json', logLevel: 'silent' })
    if (result) runs.push(result.lhr)
  }
  const median = (figure: (run: RunnerResult['lhr']) => number) => spreadOf(runs.map(figure)).median
  const scores = CATEGORIES.map((name) => median(({ categories }) => (categories[name]?.score ?? 0) * 100).toFixed(0))
  const figures = Object.values(AUDITS).map((name) => median(({ audits }) => audits[name]?.numericValue ?? NaN))
  return [path, ...scores, ...figures.map((figure, index) => figure.toFixed(index === 2 ? 3 : 0))]
}
