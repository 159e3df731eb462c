import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { blogForm } from '#content/admin/blogs.ts'
import { dateWords } from '#content/admin/date.ts'
import { editorWords } from '#content/admin/editor.ts'
import { adminForm } from '#content/admin/form.ts'
import { itemForm } from '#content/admin/items.ts'
import { notices } from '#content/admin/notices.ts'
import { recordProblems } from '#content/record-problems.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { aCategory, aPost, aProduct, valueOf } from '#tests/support/records.ts'
import { aPicture } from './catalogue-staff-world.ts'
import { openScreen } from './staff-sign-in.ts'
import { editorsOf, moveLifted, testAsStaff } from './staff-visit.ts'
import { DESKTOP, expect, inBothLanguages } from '#tests/e2e/visit.ts'

const COLOURS = ['#aa0000', '#00aa00', '#0000aa']
const PICTURE = new URL('../../../seed/media/blog/blog-how-to-choose-pu-foam.webp', import.meta.url)

/** A video that a program may hand over and no page shows. */
const ODD_VIDEO = 'https://video.example/1'

/** For each language two articles and a product with three pictures and a video. */
const test = testAsStaff(async ({ categories, products, posts, uploads }) => {
  const gallery: string[] = []
  for (const colour of COLOURS) {
    const { buffer } = await aPicture('one.png', colour)
    gallery.push(valueOf(await uploads.store(buffer, { kind: 'image', originalName: `${colour.slice(1)}.png` })).name)
  }
  valueOf(await categories.create(aCategory({ slug: 'foam' })))
  for (const locale of LOCALES) {
    const media = { gallery, galleryVideos: [ODD_VIDEO] }
    valueOf(await products.create(aProduct({ slug: `foam-${locale}`, code: null, categoryId: 'foam', ...media })))
    for (const name of ['dated', 'draft']) await posts.create(aPost({ slug: `${name}-${locale}`, date: '2026-10-04' }))
  }
})
test.describe.configure({ mode: 'default' })

inBothLanguages('staff', (locale) => {
  test.use({ viewport: DESKTOP, staffLocale: locale, reducedMotion: 'reduce' })
  const [toNext, toPrevious] = locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']

  test('choose a day from the calendar by keyboard and by pointer, or type it', async ({ page }) => {
    await page.goto(`/admin/blogs/edit/dated-${locale}`)
    await editorsOf(page)
    const date = page.getByLabel(dateWords.label[locale], { exact: true })
    const opener = page.getByRole('button', { name: dateWords.open[locale] })
    const calendar = page.getByRole('dialog', { name: dateWords.calendar[locale] })
    await expect(date).toHaveValue('10/04/2026')

    await opener.press('Enter')
    await expect(dayOf(calendar, '2026-10-04')).toBeFocused()
    await page.keyboard.press(toNext)
    await expect(dayOf(calendar, '2026-10-05')).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(dayOf(calendar, '2026-11-05')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press(toPrevious)
    await expect(dayOf(calendar, '2026-11-11')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(calendar).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(date).toHaveValue('11/11/2026')

    await opener.click()
    await calendar.getByRole('button', { name: dateWords.previousMonth[locale] }).click()
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(date).toHaveValue('11/11/2026')
    await opener.click()
    await calendar.getByLabel(dateWords.year[locale]).selectOption('2027')
    await calendar.getByLabel(dateWords.month[locale], { exact: true }).selectOption('1')
    await dayOf(calendar, '2027-02-20').click()
    await expect(date).toHaveValue('02/20/2027')

    for (const wrong of ['13/45/2026', '12/31/1899', '01/01/2101', 'soon']) {
      await date.fill(wrong)
      await date.blur()
      await expect(date).toHaveAttribute('aria-invalid', 'true')
      await expect(date).toHaveAccessibleDescription(new RegExp(`${dateWords.invalid[locale]}$`))
    }
    await date.fill('٣/٩/٢٠٢٧')
    await date.blur()
    await expect(date).toHaveValue('03/09/2027')
    // Browsers tell no test what they sent beside files.
    const sent = await date.evaluate((field: HTMLInputElement) => field.form && new FormData(field.form).get('date'))
    expect(sent).toBe('2027-03-09')
    await page.getByRole('button', { name: blogForm.update[locale] }).click()
    await expect(page.getByText(notices['blog-updated'][locale])).toBeVisible()
  })

  test('find an unsaved article after a reload, and save it once they are online again', async ({ page, context }) => {
    await page.goto(`/admin/blogs/edit/draft-${locale}`)
    const { ar: text } = await editorsOf(page)
    await page.locator('[name=title_en]').fill('A title to keep')
    await text.click()
    await page.keyboard.press('Control+End')
    await expect(page.getByText(adminForm.unsaved[locale])).toBeVisible()
    page.on('dialog', (asked) => void asked.accept())
    // The page is left before the browser has come to render what was typed last.
    const reloaded = page.waitForEvent('load')
    await text.evaluate(() => {
      document.execCommand('insertText', false, ' سطر لا يضيع')
      location.reload()
    })
    await reloaded
    await editorsOf(page)
    await expect(page.locator('[name=title_en]')).not.toHaveValue('A title to keep')
    await page.getByRole('button', { name: adminForm.draft.restore[locale] }).click()
    await expect(page.locator('[name=title_en]')).toHaveValue('A title to keep')
    await expect(text).toContainText('سطر لا يضيع')

    await context.setOffline(true)
    const save = page.getByRole('button', { name: blogForm.update[locale] })
    await save.click()
    await expect(page.getByRole('alert')).toContainText(
      `${blogForm.saveFailed[locale]}. ${adminForm.connectionLost[locale]}`,
    )
    await expect(text).toContainText('سطر لا يضيع')
    await context.setOffline(false)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText(adminForm.offline[locale])).toHaveCount(0)
    await expect(page.getByText(adminForm.unsaved[locale])).toBeVisible()
    await save.click()
    await expect(page.getByText(notices['blog-updated'][locale])).toBeVisible()
    await page.goto(`/admin/blogs/edit/draft-${locale}`)
    await expect((await editorsOf(page)).ar).toContainText('سطر لا يضيع')
  })

  test('drop a picture into an article, say what it shows, and find it there @long', async ({ page }) => {
    await page.goto(`/admin/blogs/edit/draft-${locale}`)
    const editor = (await editorsOf(page))[locale]
    await drop(editor, readFileSync(PICTURE))
    const dialog = page.getByRole('dialog', { name: editorWords.picture.insertTitle[locale] })
    await dialog.getByLabel(editorWords.picture.alt[locale]).fill('A gun and its foam')
    await expect(dialog.locator('.upload-preview img')).toHaveAttribute('src', /^\/api\/uploads\//)
    await dialog.getByRole('button', { name: editorWords.picture.insert[locale] }).click()
    await expect(dialog).toBeHidden()
    await expect(editor.getByRole('img', { name: 'A gun and its foam' })).toHaveJSProperty('complete', true)
  })

  test('put the pictures of a product into another order by keyboard and by buttons @long', async ({ page }) => {
    const { order } = adminForm
    const path = `/admin/items/edit/foam-${locale}`
    await openScreen(page, path)
    const tiles = page.locator('.gallery-tile')
    const grip = (place: number) => tiles.nth(place - 1).locator('.order-grip')
    const first = (await tiles.first().getByRole('img').getAttribute('alt')) ?? ''
    const [red, green, blue] = await picturesOf(page)

    await grip(1).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(order.at[locale](first, 1, 3))).toBeAttached()
    await moveLifted(page, toNext, order.at[locale](first, 2, 3))
    await page.keyboard.press('Space')
    await expect.poll(() => picturesOf(page)).toEqual([green, red, blue])

    await grip(3).click()
    await expect(page.getByRole('button', { name: order.later[locale] })).toBeDisabled()
    await page.getByRole('button', { name: order.earlier[locale] }).click()
    await expect.poll(() => picturesOf(page)).toEqual([green, blue, red])
    await page.getByRole('button', { name: adminForm.save[locale] }).click()
    await expect(page.getByText(notices['product-updated'][locale])).toBeVisible()
    await page.goto(path)
    expect(await picturesOf(page)).toEqual([green, blue, red])
  })

  test('are told of addresses that no page could show, and keep what was there @long', async ({ page }) => {
    await openScreen(page, `/admin/items/edit/foam-${locale}`)
    await page.locator('[name=image_url]').fill('javascript:alert(1)')
    await page.locator('[name=main_video]').fill('https://example.com/x')
    await page.getByRole('button', { name: adminForm.save[locale] }).click()
    const picture = page.locator('[name=image_url]')
    await expect(picture).toHaveAccessibleDescription(
      recordProblems({ a: { kind: 'address-malformed' } })['a']![locale],
    )
    const video = page.locator('[name=main_video]')
    await expect(video).toHaveAccessibleDescription(new RegExp(itemForm.videoUnknown[locale]))
    await picture.fill('/images/foam.webp')
    await video.fill('https://www.youtube.com/watch?v=abcdefghijk')
    await page.getByRole('button', { name: adminForm.save[locale] }).click()
    await expect(page.getByText(notices['product-updated'][locale])).toBeVisible()
    await page.goto(`/admin/items/edit/foam-${locale}`)
    await expect(page.locator('[name="gallery_videos[]"]').first()).toHaveValue(ODD_VIDEO)
  })

  test('save what was still on its way, also where it set out after that was pressed @long', async ({ page }) => {
    const path = `/admin/items/edit/foam-${locale}`
    const { arrive } = await holdUploads(page)
    await openScreen(page, path)
    const before = await picturesOf(page)
    await page.locator('input[name=product_image]').setInputFiles(fileURLToPath(PICTURE))
    await page.getByRole('button', { name: adminForm.save[locale] }).click()
    await page.locator('input[name="gallery_images[]"]').setInputFiles(fileURLToPath(PICTURE))
    await arrive()
    await arrive()
    await expect(page.getByText(notices['product-updated'][locale])).toBeVisible()
    await page.goto(path)
    await expect(page.locator('[name=existing_image]')).not.toHaveValue('')
    expect(await picturesOf(page)).toHaveLength(before.length + 1)
  })
})

function dayOf(calendar: Locator, day: string): Locator {
  return calendar.locator(`[data-day="${day}"] button`)
}

/** The names of the pictures as the form sends them. */
async function picturesOf(page: Page): Promise<string[]> {
  return JSON.parse(await page.locator('[name=existing_gallery_images]').inputValue()) as string[]
}

/** Uploads wait until they are told to arrive, one after the other. */
async function holdUploads(page: Page) {
  const held: (() => Promise<void>)[] = []
  await page.route('**/api/uploads/add.php', (route) => void held.push(() => route.continue()))
  const arrive = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const arrived = page.waitForResponse('**/api/uploads/add.php')
    await held.shift()!()
    await arrived
  }
  return { arrive }
}

/** Drops a picture onto the middle of an editor, as from the desktop. */
async function drop(editor: Locator, picture: Buffer) {
  await editor.evaluate((element, bytes) => {
    const dataTransfer = new DataTransfer()
    const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
    dataTransfer.items.add(new File([content], 'foam.webp', { type: 'image/webp' }))
    const { left, top, width } = element.getBoundingClientRect()
    const at = { clientX: left + width / 2, clientY: top + 20 }
    element.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer, bubbles: true, cancelable: true }))
  }, picture.toString('base64'))
}
