import { DomUtils } from 'htmlparser2'
import { expect, test } from 'vitest'
import { ask, type Element } from './page.ts'
import { sitePages } from './site-pages.ts'

/** Texts that stand by themselves or are not shown. */
const APART = new Set(['script', 'style', 'title', 'svg', 'option', 'textarea'])

/** Signs and groups that would stand the other way round behind Arabic letters: `25%`, `8–12`, `+966 50`, `805-X`, `1.5 L`. */
const TURNED =
  /[\u0600-\u06ff][^\u2066A-Za-z]*?(?:\d%|(?<![A-Za-z\d.-])\d+[–−-]\d|(?<![\p{L}\d])[+±−]\d|(?<![A-Za-z-])\d[\s\u00a0][A-Za-z\d])/u

/** The texts that run on among others, without those that are kept apart from them. */
function textsOf(element: Element): string[] {
  if (APART.has(element.name) || element.attribs['dir'] === 'ltr') return []
  const inside = element.children.filter((node) => 'attribs' in node).flatMap(textsOf)
  const own = element.children.filter((node) => !('children' in node)).map((node) => DomUtils.textContent(node))
  return [...own, ...inside]
}

const arabic = sitePages.filter(({ locale }) => locale === 'ar')

test.each(arabic.map(({ address }) => address))('%s shows its figures as they are read', async (address) => {
  const page = await ask(address)
  expect(
    page
      .all('body')
      .flatMap(textsOf)
      .filter((text) => TURNED.test(text)),
  ).toEqual([])
})
