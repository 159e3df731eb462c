import type { EntryContext } from 'react-router'
import config from '../../react-router.config.ts'
import * as root from '#app/root.tsx'
import * as site from '#app/routes/site/layout.tsx'
import { DIGEST_HEADER, STATE_ID, type Bootstrap } from './bootstrap.ts'

declare global {
  interface Window {
    __reactRouterManifest?: EntryContext['manifest']
    __reactRouterRouteModules?: Record<string, unknown>
    /** What `bootstrap-script.js` has begun and noticed. */
    delivery?: {
      bootstrap: Bootstrap
      /** The page's data on their way; null where they stand in the page. */
      state?: Promise<Response> | null
      /** The last button that was pressed before anything listened to it. Listens no more. */
      takePress(): HTMLElement | null | undefined
      /** Lets the picture in a box load once the box nears the window. */
      showWhenNear(box: HTMLElement): void
    }
  }
}

/**
 * Gives the framework what the page has brought: the manifest, the page's own modules and its data. Answers whether the
 * data are those that the page was rendered from: somebody may have changed them since.
 */
export async function prepareHydration(): Promise<boolean> {
  const { bootstrap } = window.delivery!
  const [state, modules] = await Promise.all([
    readState(bootstrap),
    Promise.all(bootstrap.routes.map(async ([id, module]) => [id, await import(/* @vite-ignore */ module)] as const)),
    import(/* @vite-ignore */ bootstrap.manifest),
  ])
  Object.assign(window, {
    __reactRouterRouteModules: { root, site, ar: site, ...Object.fromEntries(modules) },
    // Of its settings, what the router asks for.
    __reactRouterContext: { basename: '/', future: {}, ...config, stream: state.stream },
  })
  return state.isSame
}

async function readState({ digest }: Bootstrap) {
  const answer = await window.delivery?.state
  if (!answer) return { stream: new Blob([document.getElementById(STATE_ID)!.textContent]).stream(), isSame: true }
  if (!answer.ok) throw new Error(`The page's data: ${answer.status}`)
  return { stream: answer.body, isSame: answer.headers.get(DIGEST_HEADER) === digest }
}
