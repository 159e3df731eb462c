import type { BrowserContext, Page } from '@playwright/test'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { adminForm } from '#content/admin/form.ts'
import { notices, undoWords } from '#content/admin/notices.ts'
import { importPage } from '#content/imports/import-page.ts'
import { aCategory, aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { expectStateUsable } from '#tests/e2e/expect-usable.ts'
import { DESKTOP, expect, inBothLanguages, PHONE } from '#tests/e2e/visit.ts'
import { openScreen, untilAnswered } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'

const GRID = '/admin/items/grid?sort=code'
const COLUMNS = '&columns=stock_code,price,box_quantity,type'

/** Foams with two packs each, none of which has a price. */
const test = testAsStaff(async ({ categories, products }) => {
  valueOf(await categories.create(aCategory({ slug: 'foam' })))
  for (let number = 1; number <= 52; number++) {
    const digits = String(number).padStart(2, '0')
    const variants = ['A', 'B'].map((pack) => aVariant({ stockCode: `RW${digits}${pack}` }))
    const name = { ar: `رغوة ${digits}`, en: `Foam ${digits}` }
    valueOf(
      await products.create(
        aProduct({ slug: `foam-${digits}`, code: `F${digits}`, categoryId: 'foam', name, variants }),
      ),
    )
  }
})
test.describe.configure({ mode: 'default' })

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('grid')).toBeVisible()
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
/** Which cell has the focus, by the name of its field. */
const active = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const input = element instanceof HTMLInputElement ? element : element?.querySelector('input:not([type=hidden])')
    return input instanceof HTMLInputElement ? input.name : element?.tagName
  })
/** Goes to a cell as the tab key and arrows do. */
async function goTo(page: Page, name: string) {
  await field(page, name).locator('xpath=..').click()
  await expect.poll(() => active(page)).toBe(name)
}

/** Pastes as a spreadsheet that was copied from does. */
async function paste(page: Page, rows: string[][]) {
  await page.evaluate(
    (text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    rows.map((cells) => cells.join('\t')).join('\r\n') + '\r\n',
  )
}

/** Imports what did not fit, and opens the import that came of it. */
async function importRest(page: Page, context: BrowserContext) {
  await page.locator('.grid-rest').getByRole('button').nth(-2).click()
  const opened = context.waitForEvent('page')
  await page.locator('.message a[target=_blank]').click()
  const imported = await opened
  await expect(imported).toHaveURL(/\/admin\/import\/[^/]+$/)
  return imported
}

/** What a copy puts on the clipboard. */
function copied(page: Page, type: 'copy' | 'cut') {
  return page.evaluate((name) => {
    const event = new ClipboardEvent(name, { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return event.clipboardData?.getData('text/plain')
  }, type)
}

inBothLanguages('the grid of products', (locale) => {
  const words = gridWords
  const save = (page: Page, changes: number) =>
    page.getByRole('button', { name: changes === 0 ? words.save[locale] : words.saveCount[locale](changes) })

  test.use({ viewport: DESKTOP, staffLocale: locale, reducedMotion: 'reduce' })

  test('a price round: out of a spreadsheet, one corrected, saved, and all of it taken back', async ({ page }) => {
    await page.goto('/admin/items?q=F0&sort=code')
    await page.getByRole('link', { name: words.title[locale] }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await goTo(page, 'c.foam-01.0.price')
    await paste(page, [['٥٢٫٥٠'], ['60'], ['about 70'], ['80']])
    // The rows for new packs are no rows of a sheet.
    await expect(field(page, 'c.foam-02.1.price')).toHaveValue('80')
    await expect(field(page, 'c.foam-01.new.price')).toHaveValue('')
    await expect(save(page, 4)).toBeVisible()
    await expectStateUsable(page)
    await save(page, 4).click()

    await expect(page.getByText(words.answer.saved[locale](1))).toBeVisible()
    await expect(page.getByText(words.answer.left[locale](1))).toBeVisible()
    const refused = field(page, 'c.foam-02.0.price')
    await expect(refused).toHaveValue('about 70')
    await expect(refused).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'c.foam-01.0.price')).toHaveValue('52.50')
    await expectStateUsable(page)
    await goTo(page, 'c.foam-02.0.price')
    await page.keyboard.type('70')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(notices['grid-saved'][locale])).toBeVisible()
    await expect(refused).toHaveValue('70.00')
    await page.getByRole('button', { name: undoWords.verb[locale] }).click()
    await expect(page.getByText(notices.undone[locale])).toBeVisible()
    await expect(refused).toHaveValue('')
    await expect(field(page, 'c.foam-01.0.price')).toHaveValue('52.50')
    await goTo(page, 'c.foam-01.0.price')
    for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown'])
      await page.keyboard.press(key)
    await page.keyboard.press('Delete')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(notices['grid-saved'][locale])).toBeVisible()
  })

  test('keys lead from cell to cell, typing can be undone, and ranges are copied and filled', async ({ page }) => {
    await open(page, GRID + COLUMNS)
    const [forward, backward] = locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    expect(await page.locator('.items-grid :is([tabindex="0"], input:not([tabindex], [type=hidden]))').count()).toBe(1)
    await goTo(page, 'c.foam-01.0.stock_code')
    for (const [key, name] of [
      [forward, 'c.foam-01.0.price'],
      ['ArrowDown', 'c.foam-01.1.price'],
      ['End', 'c.foam-01.1.type'],
      [backward, 'c.foam-01.1.box_quantity'],
      ['ArrowUp', 'c.foam-01.0.box_quantity'],
      ['Control+End', 'c.foam-50.new.type'],
      ['Control+Home', 'A'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => active(page)).toBe(name)
    }
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('table'))).toBeNull()

    // Typing replaces, F2 edits, Esc gives back, and each step can be undone.
    const type = field(page, 'c.foam-03.0.type')
    await goTo(page, 'c.foam-03.0.type')
    await page.keyboard.type('Gun')
    await expect(type).toHaveValue('Gun')
    await page.keyboard.press('Escape')
    await expect(type).toHaveValue('Straw')
    await page.keyboard.press('F2')
    await page.keyboard.type(' tube')
    await page.keyboard.press('Enter')
    await expect(type).toHaveValue('Straw tube')
    await expect.poll(() => active(page)).toBe('c.foam-03.1.type')
    await page.keyboard.type('Gun')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Delete')
    await expect(type).toHaveValue('')
    await expect(save(page, 2)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(type).toHaveValue('Straw tube')
    await page.keyboard.press('Control+z')
    await expect(field(page, 'c.foam-03.1.type')).toHaveValue('Straw')
    await page.keyboard.press('Control+z')
    await expect(save(page, 0)).toBeVisible()
    await page.keyboard.press('Control+y')
    await expect(type).toHaveValue('Straw tube')
    await page.keyboard.press('Control+z')

    // Ranges are copied as spreadsheets read them, filled by one cell, filled down and emptied.
    await goTo(page, 'c.foam-04.0.stock_code')
    await field(page, 'c.foam-05.0.price')
      .locator('xpath=..')
      .click({ modifiers: ['Shift'] })
    await expect(page.locator('[aria-selected=true]')).toHaveCount(8)
    expect(await copied(page, 'copy')).toBe('RW04A\t\r\nRW04B\t\r\nRW05A\t')

    await goTo(page, 'c.foam-04.0.box_quantity')
    for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown']) await page.keyboard.press(key)
    await paste(page, [['24']])
    for (const name of ['foam-04.0', 'foam-04.1', 'foam-05.0']) {
      await expect(field(page, `c.${name}.box_quantity`)).toHaveValue('24')
    }
    await expect(field(page, 'c.foam-04.new.box_quantity')).toHaveValue('')
    expect(await copied(page, 'cut')).toBe('24\r\n24\r\n24')
    await expect(field(page, 'c.foam-05.0.box_quantity')).toHaveValue('')
    await goTo(page, 'c.foam-04.0.box_quantity')
    await page.keyboard.type('6')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+d')
    await expect(field(page, 'c.foam-04.1.box_quantity')).toHaveValue('6')
  })

  test('what does not fit stays at hand, and can be pasted on the next page @long', async ({ page }) => {
    await open(page, GRID + COLUMNS)
    await goTo(page, 'c.foam-50.0.box_quantity')
    await paste(page, [['1'], ['2'], ['3'], ['4'], ['5']])
    await expect(page.getByText(words.rest.title[locale](3))).toBeVisible()
    await expectStateUsable(page)
    await page.getByRole('link', { name: words.rest.next[locale] }).click()
    await page.getByRole('button', { name: adminForm.leave.verb[locale] }).click()
    await expect(field(page, 'c.foam-51.0.box_quantity')).toBeVisible()
    await page.getByRole('button', { name: words.rest.here[locale] }).click()
    await expect(field(page, 'c.foam-52.0.box_quantity')).toHaveValue('5')
    await expect(page.getByText(words.rest.title[locale](3))).toBeHidden()
    await expect(save(page, 3)).toBeVisible()
  })

  test('what does not fit is imported as a file, in a window of its own @long', async ({ page, context }) => {
    await open(page, GRID + COLUMNS)
    await goTo(page, 'c.foam-50.1.stock_code')
    await paste(page, [
      ['RW50B', '', '12', 'Straw'],
      ['RW51A', '', '12', 'Gun'],
      ['RW51B', '', '12', `Gun ${locale}`],
    ])
    await expect(page.getByText(words.rest.title[locale](2))).toBeVisible()
    const imported = await importRest(page, context)
    await expect(imported.getByText('rows.tsv')).toBeVisible()
    await expect(imported.getByText(`Gun ${locale}`)).toBeVisible()
    await expect(imported.getByRole('button', { name: importPage.run[locale](2) })).toBeEnabled()
    await imported.close()
    await expect(page.getByText(words.rest.title[locale](2))).toBeHidden()
  })

  test('prices that do not fit are imported for the packs that they were pasted for @long', async ({
    page,
    context,
  }) => {
    await open(page, GRID + COLUMNS)
    await goTo(page, 'c.foam-50.1.price')
    await paste(page, [['11'], ['12.50'], ['13'], ['14'], ['15'], ['16']])
    await expect(page.getByText(words.rest.title[locale](5))).toBeVisible()
    const imported = await importRest(page, context)
    for (const price of ['12.50', '13.00', '14.00', '15.00']) await expect(imported.getByText(price)).toBeVisible()
    await expect(imported.getByRole('link', { name: { ar: 'رغوة 52', en: 'Foam 52' }[locale] }).first()).toBeVisible()
    await expect(imported.getByRole('button', { name: importPage.run[locale](4) })).toBeEnabled()
    await imported.close()
    // Behind the last pack of the list there is none for the fifth.
    await expect(page.getByText(words.rest.title[locale](1))).toBeVisible()
    await page.getByRole('button', { name: words.rest.import[locale] }).click()
    await expect(page.getByText(words.rest.unnamed[locale])).toBeVisible()
    await expectStateUsable(page)
    await page.getByRole('button', { name: words.rest.dismiss[locale] }).click()
  })

  test('what was typed and not saved is offered again @long', async ({ page }) => {
    const path = `${GRID}${COLUMNS}&id[]=foam-20`
    await open(page, path)
    await goTo(page, 'c.foam-20.0.type')
    await page.keyboard.type(`Typed ${locale}`)
    await page.keyboard.press('Enter')
    await page.goto('about:blank')
    await open(page, path)
    await page.getByRole('button', { name: adminForm.draft.restore[locale] }).click()
    await expect(field(page, 'c.foam-20.0.type')).toHaveValue(`Typed ${locale}`)
    await save(page, 1).click()
    await expect(page.getByText(notices['grid-saved'][locale])).toBeVisible()
    await page.reload()
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page.getByRole('button', { name: adminForm.draft.restore[locale] })).toBeHidden()
  })

  test('a cell that someone else changed too has both values to choose from', async ({ page, context }) => {
    const path = `${GRID}${COLUMNS}&id[]=foam-30`
    await open(page, path)
    const other = await context.newPage()
    await open(other, path)
    await goTo(other, 'c.foam-30.0.type')
    await other.keyboard.type(`Theirs ${locale}`)
    await other.keyboard.press('Enter')
    await other.keyboard.press('Control+s')
    await expect(other.getByText(notices['grid-saved'][locale])).toBeVisible()
    await other.close()

    await goTo(page, 'c.foam-30.0.type')
    await page.keyboard.type(`Mine ${locale}`)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(words.conflicts.title[locale])).toBeVisible()
    await expectStateUsable(page)
    await expect(field(page, 'c.foam-30.0.type')).toHaveValue(`Mine ${locale}`)
    await page.getByRole('radio', { name: words.conflicts.theirs[locale] }).check()
    await expect(field(page, 'c.foam-30.0.type')).toHaveValue(`Theirs ${locale}`)
    await page.getByRole('radio', { name: words.conflicts.mine[locale] }).check()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(notices['grid-saved'][locale])).toBeVisible()
    await expect(field(page, 'c.foam-30.0.type')).toHaveValue(`Mine ${locale}`)
  })

  test('on a phone each pack is a card whose fields are fields as everywhere @long', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await openScreen(page, `${GRID}&id[]=foam-40`)
    await expectStateUsable(page)
    await expect(page.getByRole('grid')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    for (const quantity of ['48', '12']) {
      await field(page, 'c.foam-40.0.box_quantity').fill(quantity)
      await untilAnswered(page, () => save(page, 1).click())
      await expect(page.getByText(notices['grid-saved'][locale])).toBeVisible()
      await expect(save(page, 0)).toBeVisible()
    }
  })
})
