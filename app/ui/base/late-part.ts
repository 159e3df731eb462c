import { lazy, type ComponentType } from 'react'
import { after } from './after.ts'

const AGAIN_MS = 2000

/**
 * A component whose file is loaded when it is first drawn. Where the file does not come it is asked for again, and its
 * place stays as it is until then: a lost connection takes nothing from the page round it.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => persistently(load))
}

function persistently<Part>(load: () => Promise<Part>): Promise<{ default: Part }> {
  return load().then(
    (part) => ({ default: part }),
    async () => {
      await after(AGAIN_MS)
      return persistently(load)
    },
  )
}
