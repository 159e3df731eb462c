import type { Page } from '@playwright/test'

/** Keeps the pages of a visit from being hydrated until the answer is called. */
export async function holdBack(page: Page): Promise<() => void> {
  let hydrate = () => {}
  const life = new Promise<void>((resolve) => (hydrate = resolve))
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await life
    await route.continue()
  })
  return () => hydrate()
}

/** Has the page of 805 told other data than it was made of. */
export async function answerChanged(page: Page): Promise<void> {
  await page.route('**/en/pu-foam/805?_state', async (route) => {
    const changed = await route.fetch({ url: route.request().url().replace('/805', '/806') })
    await route.fulfill({ response: changed })
  })
}
