import type { Page } from '@playwright/test'
import { placeholderWords } from '#content/admin/site/content-hints.ts'
import { groupWords } from '#content/admin/site/page-labels.ts'
import { mailWords } from '#content/admin/site/mail-words.ts'
import { notices } from '#content/admin/notices.ts'
import { mailTexts } from '#content/mails.ts'
import { expectStateUsable } from '#tests/e2e/expect-usable.ts'
import { DESKTOP, expect } from '#tests/e2e/visit.ts'
import { openScreen } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'

const test = testAsStaff(async () => {}, 'older')
test.describe.configure({ mode: 'default' })

/** Whether it publishes or changes what is there. */
function savingOn(page: Page) {
  return page.locator('.admin-bar button[type=submit]:not([name])').last()
}

test.describe('the page about the company', () => {
  test.use({ viewport: DESKTOP, staffLocale: 'en', reducedMotion: 'reduce' })

  test('is there once it is written, with its values in their order @long', async ({ page }) => {
    const entry = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
    const save = savingOn(page)
    await openScreen(page, '/admin/site/about')
    const cell = (name: string, row: number) => page.locator(`[name="${name}[]"]`).nth(row)
    for (const one of ['ar', 'en']) {
      await page.locator(`[name=hero_title_${one}]`).fill(`Who we are ${one}`)
      await page.locator(`[name=story_${one}]`).fill('First.\n\nSecond.')
      await page.locator(`[name=values_title_${one}]`).fill('Values')
      await cell(`value_title_${one}`, 0).fill('Clarity')
      await cell(`value_text_${one}`, 0).fill('What it can and cannot do.')
    }
    await page.getByRole('button', { name: groupWords['values']!.add.en }).press('Enter')
    await expect(cell('value_title_ar', 1)).toBeFocused()
    await cell('value_title_ar', 1).fill('Safety')
    await cell('value_title_en', 1).fill('')
    await save.click()
    const problem = page.locator('.rows-field [aria-invalid]')
    await expect(problem).toHaveAttribute('name', 'value_title_en[]')
    await expectStateUsable(page)
    await problem.fill('Safety')
    await save.click()
    await expect(page.getByText(notices['content-saved'].en)).toBeVisible()

    await page.goto('/en/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are en')
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Clarity', 'Safety'])
    await expect(page.getByRole('main')).toContainText('Second.')
    await expect(entry).toHaveCount(0)
  })
})

test.describe('mails', () => {
  test.use({ viewport: DESKTOP, staffLocale: 'en' })

  test('are written with what they may name, and looked at before they are saved @long', async ({ page }) => {
    await openScreen(page, '/admin/site/mails')
    const subject = page.locator('[name=request_subject_en]')
    await expect(subject).toHaveValue(mailTexts.requestSubject.en)
    await subject.fill('Dear ')
    const section = page.locator('#request')
    await section.getByRole('button', { name: '{name}' }).first().click()
    await expect(subject).toHaveValue('Dear {name}')
    await page.getByText(placeholderWords.title.en).click()
    await page.getByRole('button', { name: '{phone}', exact: true }).click()
    await expect(subject).toHaveValue('Dear {name}{phone}')
    await subject.fill('Dear {name}')
    await section.getByText(mailWords.preview.en).click()
    await expect(section.getByRole('heading', { name: 'Dear Sara Ahmed' })).toBeVisible()
    await expectStateUsable(page)
    await page.locator('[name=sign_in_body_en]').fill('Hello')
    await savingOn(page).click()
    await expect(page.locator('[name=sign_in_body_en][aria-invalid]')).toBeFocused()
  })
})
