import lighthouse, { type RunnerResult } from 'lighthouse'
import { sitePages } from '#tests/pages/site-pages.ts'
import { freePort } from '#tests/support/site.ts'
import { openBrowser } from './browser.ts'
import type { Choice } from './choice.ts'
import { withDemoSite } from './sites.ts'
import { inTurns, spreadOf, spreadText } from './figures.ts'
import { densestAnswer } from './raw-answer.ts'
import type { Section } from './report.ts'

const ROUNDS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const AUDITS = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' }

/** Lighthouse with its mobile preset: the median of some runs of each public page in both languages. */
export function benchLighthouse({ runs, pages }: Choice): Promise<Section> {
  const rounds = runs ?? ROUNDS
  return withDemoSite(async ({ origin }) => {
    const port = await freePort()
    const browser = await openBrowser([`--remote-debugging-port=${port}`])
    try {
      const rows = []
      for (const path of pages ?? publicPages()) {
        await densestAnswer(origin + path, 'br').catch(() => null)
        const [reports = []] = await inTurns(rounds, [() => judge(origin + path, port)], 0)
        rows.push(rowOf(path, reports))
        console.log(rows.at(-1)!.join('  '))
      }
      const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP in ms', 'TBT in ms', 'CLS']
      return {
        title: 'Lighthouse',
        text:
          `Mobile preset, median of ${rounds}; times with their least and most. ` +
          'Pages that search engines are told to leave out have no figure for SEO.',
        tables: [{ title: 'Scores', head, rows }],
      }
    } finally {
      await browser.close()
    }
  })
}

function publicPages(): string[] {
  return sitePages.filter(({ isRepeat }) => !isRepeat).map(({ address }) => address)
}

type Report = RunnerResult['lhr']

async function judge(address: string, port: number): Promise<Report> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'silent', onlyCategories: CATEGORIES })
  if (!result) throw new Error(`Lighthouse says nothing of ${address}`)
  return result.lhr
}

function rowOf(path: string, reports: Report[]): string[] {
  const noindex = reports[0]?.audits['is-crawlable']?.score === 0
  const scores = CATEGORIES.map((name) => {
    if (name === 'seo' && noindex) return '–'
    return spreadOf(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100)).median.toFixed(0)
  })
  const figures = Object.values(AUDITS).map((audit, index) => figureOf(reports, audit, index === 2 ? 3 : 0))
  return [path, ...scores, ...figures]
}

function figureOf(reports: Report[], audit: string, digits: number): string {
  return spreadText(spreadOf(reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN)), digits)
}
