import { lazy, type ComponentType } from 'react'

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000

/**
 * A component whose module is loaded when it is first rendered. Where that does not come it is asked for again, less often
 * each time, and its place stays as it is until then: a lost connection takes nothing from the page round it.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => persistently(load))
}

async function persistently<Part>(load: () => Promise<Part>): Promise<{ default: Part }> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return { default: await load() }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
