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
