import { START_ID, STATE_ID, type PageStart } from './page-start.ts'

declare global {
  interface Window {
    /** What `page-starter.js` has begun and noticed. */
    pageLife?: {
      /** The page's data on their way; null where they stand in the page. */
      state?: Promise<Response> | null
      /** The last button that was pressed before anything listened to it. Listens no more. */
      takePress(): HTMLElement | null | undefined
    }
  }
}

/** Gives the framework what the page has brought: the list of routes, the page's own modules and its data. */
export async function readPage(): Promise<void> {
  const page = JSON.parse(textOf(START_ID)) as PageStart
  const [stream, modules] = await Promise.all([
    readState(),
    Promise.all(page.routes.map(async ([id, module]) => [id, await import(/* @vite-ignore */ module)] as const)),
    import(/* @vite-ignore */ page.manifest),
  ])
  Object.assign(window, {
    __reactRouterRouteModules: Object.fromEntries(modules),
    __reactRouterContext: { ...page.context, stream },
  })
}

async function readState(): Promise<ReadableStream<Uint8Array> | null> {
  const answer = await window.pageLife?.state
  if (!answer) return new Blob([textOf(STATE_ID)]).stream()
  if (!answer.ok) throw new Error(`The page's data were answered with ${answer.status}`)
  return answer.body
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? ''
}
