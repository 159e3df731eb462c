import { lazy, type ComponentType } from 'react'
import { after } from './after.ts'

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000

/**
 * A component whose file is loaded when it is first drawn. Where the file does not come it is asked for again, less often
 * each time, and its place stays as it is until then: a lost connection takes nothing from the page round it.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => persistently(load))
}

function persistently<Part>(load: () => Promise<Part>, wait = FIRST_WAIT_MS): Promise<{ default: Part }> {
  return load().then(
    (part) => ({ default: part }),
    async () => {
      await after(wait)
      return persistently(load, Math.min(2 * wait, LONGEST_WAIT_MS))
    },
  )
}
