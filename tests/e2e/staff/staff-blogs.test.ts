import { adminForm } from '#content/admin/form.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { blogDeletion, blogForm, blogList } from '#content/admin/blogs.ts'
import { colorNames, editorWords } from '#content/admin/editor.ts'
import { notices } from '#content/admin/notices.ts'
import { labels } from '#content/labels.ts'
import { LOCALES, localizedPath, type Locale } from '#domain/text/locale.ts'
import { aPost } from '#tests/support/records.ts'
import { byLength } from '#tests/support/test-level.ts'
import { DESKTOP, expect, inBothLanguages } from '#tests/e2e/visit.ts'
import { openScreen, untilHydrated } from './staff-sign-in.ts'
import { editorsOf, searchAndPress, testAsStaff } from './staff-visit.ts'

const PICTURE = join(import.meta.dirname, '../../../seed/media/blog/blog-how-to-choose-pu-foam.webp')

type DemoPost = { slug: string; detail_ar: string; detail_en: string }
const demo = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../seed/content/blogs.json'), 'utf8'),
) as DemoPost[]

const test = testAsStaff(async ({ posts }) => {
  for (const { slug, detail_ar, detail_en } of demo.slice(0, 3)) {
    await posts.create(aPost({ slug, detail: { ar: detail_ar, en: detail_en } }))
  }
  for (const locale of LOCALES) await posts.create(aPost({ slug: `going-${locale}`, title: goingTitle(locale) }))
})
test.describe.configure({ mode: 'default' })

function goingTitle(locale: Locale) {
  return { ar: `مقال يُحذف ${locale}`, en: `Going ${locale}` }
}

/** The tools of one text, by the words of the staff area's language. */
function tools(page: Page, locale: Locale, text: Locale) {
  const bar = page.getByRole('toolbar', { name: editorWords.toolbar[locale](blogForm.fields.detail[text]) })
  const choose = async (tool: string, entry: string) => {
    await bar.getByRole('button', { name: tool, exact: true }).click()
    await page
      .getByRole('menu')
      .getByText(entry, { exact: true })
      .or(page.getByRole('menuitemradio', { name: entry, exact: true }))
      .first()
      .click()
  }
  return { bar, press: (tool: string) => bar.getByRole('button', { name: tool, exact: true }).click(), choose }
}

const written = {
  ar: { plain: 'نص عادي', bold: 'غامق', line: 'مسطّر', red: 'أحمر', title: 'عنوان فرعي', link: 'تواصل', item: 'بند' },
  en: { plain: 'Plain', bold: 'Bold', line: 'Lined', red: 'Red', title: 'A heading', link: 'Contact', item: 'Item' },
}

/** In short one text has one of everything, the one in the language of the staff area. */
const writesIn = (staff: Locale, text: Locale) => byLength({ short: staff === text, long: true })

/** Writes one of everything that the editor can make. */
async function writeText(page: Page, staff: Locale, text: Locale, editor: Locator) {
  const { press, choose, bar } = tools(page, staff, text)
  const words = written[text]
  const say = (line: string) => page.keyboard.type(line)
  const enter = () => page.keyboard.press('Enter')
  await say(`${words.plain} `)
  await press(editorWords.bold[staff])
  await say(words.bold)
  await press(editorWords.bold[staff])
  await say(' ')
  await page.keyboard.press('Control+u')
  await say(words.line)
  await page.keyboard.press('Control+u')
  await enter()
  await choose(editorWords.color[staff], colorNames.red[staff])
  await say(words.red)
  await enter()
  await press(editorWords.clear[staff])
  await choose(editorWords.heading[staff], editorWords.headingLevel[staff](2))
  await say(words.title)
  await enter()
  await say(words.link)
  await page.keyboard.press('Shift+Home')
  await press(editorWords.link.button[staff])
  await page.getByLabel(editorWords.link.address[staff]).fill('/contact')
  await page.getByRole('button', { name: editorWords.link.insert[staff] }).click()
  await page.keyboard.press('End')
  await enter()
  await press(editorWords.bulletList[staff])
  await say(words.item)
  await enter()
  await enter()
  await choose(editorWords.table.button[staff], editorWords.table.insert[staff])
  await say(words.title)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('ArrowDown')
  await bar.getByRole('button', { name: editorWords.picture.button[staff], exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(PICTURE)
  await dialog.getByLabel(editorWords.picture.alt[staff]).fill(words.title)
  await dialog.getByLabel(editorWords.picture.caption[staff]).fill(words.plain)
  await expect(dialog.locator('.upload-preview img')).toHaveAttribute('src', /^\/api\/uploads\//)
  await dialog.getByRole('button', { name: editorWords.picture.insert[staff] }).click()
  await expect(editor.locator('figure img')).toBeVisible()
}

/** How one part of a text looks, measured against the text round it. */
function looks(text: Locator) {
  return text.evaluate((root) => {
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const look = (selector: string) => {
      const element = root.querySelector(selector)
      if (!element) return `no ${selector}`
      const { color, fontWeight, fontFamily, textDecorationLine, backgroundColor, textAlign } =
        getComputedStyle(element)
      const rank = (size(element) / size(root)).toFixed(3)
      return {
        text: element.textContent,
        color,
        fontWeight,
        fontFamily,
        textDecorationLine,
        backgroundColor,
        textAlign,
        rank,
      }
    }
    const parts = ['p', 'strong', 'u', '.text-color-red', 'h2', 'a', 'li', 'th', 'td', 'figcaption']
    return Object.fromEntries(parts.map((part) => [part, look(part)]))
  })
}

/** What Google Docs, Word Online and Word put on the clipboard: how words look stands in style attributes. */
const PASTED = [
  '<meta charset="utf-8"><style>p { margin: 0 }</style>',
  "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1. </span>First</p>",
  '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38">',
  '<span style="font-weight:400;font-style:normal">Plain </span><span style="font-weight:700">bold</span>',
  '<span style="font-style:italic"> slanted</span></p></b>',
  "<p><span style='font-weight:bold'>B1<span style='text-decoration:underline'> lined</span></span> end</p>",
].join('')

/** Puts HTML on the clipboard of an editor, as another program does, and a picture as a file beside it. */
function paste(editor: Locator, html: string, picture: string | null = null) {
  return editor.evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', given.html)
      const bytes = given.picture && Uint8Array.from(atob(given.picture), (sign) => sign.charCodeAt(0))
      if (bytes) clipboardData.items.add(new File([bytes], 'image.webp', { type: 'image/webp' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, picture },
  )
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function fillWords(page: Page, slug: string) {
  await field(page, 'title_en').fill(`Joints ${slug}`)
  await field(page, 'title_ar').fill('فواصل')
  await expect(field(page, 'slug')).toHaveValue(`joints-${slug}`)
  await field(page, 'snippet_en').fill('Ten questions.')
  await field(page, 'snippet_ar').fill('عشرة أسئلة.')
}

inBothLanguages('staff', (locale) => {
  test.use({ viewport: DESKTOP, staffLocale: locale })

  test('write an article that readers see as it was written, change it and delete it', async ({ page }) => {
    await openScreen(page, '/admin/blogs')
    await page.getByRole('link', { name: blogList.add[locale] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogForm.addTitle[locale])
    await fillWords(page, locale)
    const editors = await editorsOf(page)
    for (const text of LOCALES) {
      await editors[text].click()
      if (writesIn(locale, text)) await writeText(page, locale, text, editors[text])
      else await page.keyboard.type(written[text].plain)
    }
    const asWritten = { ar: await looks(editors.ar), en: await looks(editors.en) }
    await page.getByRole('button', { name: blogForm.add[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: notices['blog-added'][locale] })).toBeVisible()

    for (const text of LOCALES) {
      await page.goto(localizedPath(text, `/blogs/joints-${locale}`))
      const article = page.locator('.rich-text')
      expect(await looks(article)).toEqual(asWritten[text])
      if (writesIn(locale, text)) {
        expect(asWritten[text]['h2']).toMatchObject({ rank: '1.600' })
        await expect(article.locator('img')).toHaveJSProperty('complete', true)
      }
      expect(await article.locator('[style]').count()).toBe(0)
    }

    await page.goto('/admin/blogs')
    await page
      .getByRole('link', {
        name: adminForm.rowActions.editNamed[locale](locale === 'ar' ? 'فواصل' : `Joints ${locale}`),
        exact: true,
      })
      .click()
    await editorsOf(page)
    await field(page, 'title_en').fill('Joints, changed')
    await page.getByRole('button', { name: blogForm.update[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: notices['blog-updated'][locale] })).toBeVisible()
    await page.goto(`/en/blogs/joints-${locale}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Joints, changed')

    await openScreen(page, '/admin/blogs')
    await page
      .getByRole('link', {
        name: adminForm.rowActions.removeNamed[locale](locale === 'ar' ? 'فواصل' : 'Joints, changed'),
        exact: true,
      })
      .press('Enter')
    const question = page.getByRole('alertdialog', { name: blogDeletion.question[locale] })
    await question.getByRole('button', { name: blogDeletion.verb[locale] }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: notices['blog-deleted'][locale] })).toBeVisible()
    await expect(page.locator('[data-returned] a[href*="/edit/"]')).toBeFocused()
    expect((await page.goto(`/en/blogs/joints-${locale}`))?.status()).toBe(404)
  })

  test('paste words from another program, which look as they did there', async ({ page }) => {
    await page.goto('/admin/blogs/add')
    const editor = (await editorsOf(page))[locale]
    await editor.click()
    await paste(editor, PASTED)
    await expect(editor.locator('p')).toHaveCount(3)
    expect(await editor.locator('p').evaluateAll((lines) => lines.map(({ innerHTML }) => innerHTML))).toEqual([
      'First',
      'Plain <strong>bold</strong><em> slanted</em>',
      '<strong>B1<u> lined</u></strong> end',
    ])
    await expect(editor.locator('ol > li')).toHaveText(['First'])
  })

  test('see what was left out of a pasted page, and are asked about its pictures @long', async ({ page }) => {
    await page.goto('/admin/blogs/add')
    const editor = (await editorsOf(page))[locale]
    await editor.click()
    await paste(editor, '<p>Words <a href="http://other.example">old</a></p><img src="https://other.example/a.png">')
    await expect(editor).toContainText('Words old')
    for (const say of Object.values(editorWords.leftOut)) await expect(page.getByText(say[locale](1))).toBeVisible()
    await paste(editor, `<img src="data:image/webp;base64,${readFileSync(PICTURE).toString('base64')}">`)
    const dialog = page.getByRole('dialog', { name: editorWords.picture.insertTitle[locale] })
    await expect(dialog.locator('.upload-preview img')).toHaveAttribute('src', /^\/api\/uploads\//)
    await dialog.getByRole('button', { name: editorWords.picture.insert[locale] }).click()
    await expect(editor.locator('img[src^="/api/uploads/"]')).toHaveCount(1)
    await expect(page.getByText(editorWords.leftOut.pictures[locale](1))).toHaveCount(0)
  })

  test('paste a picture copied in another page, and a table without false attributes @long', async ({ page }) => {
    await page.goto('/admin/blogs/add')
    const editor = (await editorsOf(page))[locale]
    await editor.click()
    await paste(editor, '<table><tr><td>1</td></tr></table><p></p>')
    expect(await editor.locator('table').evaluate((table) => table.getAttributeNames())).toEqual([])
    const copied = '<meta charset="utf-8"><img src="https://other.example/a.webp">'
    await paste(editor, copied, readFileSync(PICTURE).toString('base64'))
    const dialog = page.getByRole('dialog', { name: editorWords.picture.insertTitle[locale] })
    await expect(dialog.locator('.upload-preview img')).toHaveAttribute('src', /^\/api\/uploads\//)
    await expect(page.getByText(editorWords.leftOut.pictures[locale](1))).toHaveCount(0)
  })

  test('see an article before it is saved, as readers will, and nothing to call with @long', async ({ page }) => {
    await openScreen(page, '/admin/blogs')
    const name = adminForm.rowActions.editNamed[locale](goingTitle(locale)[locale])
    await page.getByRole('link', { name, exact: true }).click()
    await editorsOf(page)
    await page.locator(`[name=title_${locale}]`).fill('Not saved yet')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: blogForm.previews[locale], exact: true }).click()
    const preview = await opened
    await untilHydrated(preview)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Not saved yet')
    await expect(preview.getByRole('complementary', { name: labels.callUs[locale] })).toHaveCount(0)
  })

  test('see in search and order what the list was asked for, however they came to it @long', async ({ page }) => {
    const box = page.getByRole('searchbox', { name: blogList.search[locale] })
    const order = page.getByRole('combobox', { name: blogList.sort[locale] })
    await openScreen(page, '/admin/blogs')
    await order.selectOption('oldest')
    await expect(page).toHaveURL(/sort=oldest/)
    await box.fill('zzz')
    await page.getByRole('link', { name: blogList.nothingFound.all[locale] }).click()
    await expect(page).toHaveURL('/admin/blogs')
    await expect(box).toHaveValue('')
    await expect(order).toHaveValue('newest')
    await page.goBack()
    await expect(page).toHaveURL(/q=zzz/)
    await expect(box).toHaveValue('zzz')
    await expect(order).toHaveValue('oldest')
  })

  test('see the notice of a deletion that they confirmed during a search, and return to that search @long', async ({
    page,
  }) => {
    const { promise: searched, resolve: answerSearch } = Promise.withResolvers<void>()
    await page.route(/blogs\.data\?q=/, async (route) => {
      if (route.request().method() === 'GET') await searched
      await route.continue()
    })
    // What leads to the article, for the question, comes late and then not at all.
    await page.route(/\/delete\/[^/]+\.data/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      await searched
      return route.abort()
    })
    const asked = page.waitForRequest(/blogs\.data\?q=/)
    await openScreen(page, '/admin/blogs')
    const name = adminForm.rowActions.removeNamed[locale](goingTitle(locale)[locale])
    const search = `nothing ${locale}`
    await searchAndPress(search, page.getByRole('link', { name, exact: true }))
    await asked
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: blogDeletion.verb[locale] }).click()
    await expect(question.getByRole('button', { name: labels.loading[locale] })).toBeVisible()
    answerSearch()
    await expect(page.getByRole('status').filter({ hasText: notices['blog-deleted'][locale] })).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/admin/blogs' && url.searchParams.get('q') === search)
    await expect(question).toBeHidden()
  })
})
