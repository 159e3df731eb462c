import { after } from '../base/after.ts'
import { untilFetched } from './load-ahead.ts'

/** For so long a page that is being fetched since its link was reached for is waited for before anything moves. */
const WAIT_MS = 100

let latest: object | null = null
let waitedMs = 0

/**
 * Goes to the page behind a link when what was fetched of it ahead is there, or after a moment. A browser hands over
 * nothing that it has fetched while a finger is down; and to go there before would have React draw the old page once
 * more, as one that is being left. Whoever presses another link meanwhile follows that one.
 */
export async function followSoon(
  { href, path }: { href: string; path: string },
  navigate: (path: string) => void | Promise<void>,
): Promise<void> {
  const press = (latest = {})
  const started = performance.now()
  await Promise.race([untilFetched(href), after(WAIT_MS)])
  // In a task of its own: what changes during a press, React draws at once and one by one.
  await after(0)
  if (press !== latest) return
  waitedMs = performance.now() - started
  try {
    await navigate(path)
  } finally {
    waitedMs = 0
  }
}

/** For how long the visitor had waited when the navigation began that is on its way. */
export function waitedBefore(): number {
  return waitedMs
}
