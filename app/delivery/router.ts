import { use } from 'react'
import { UNSAFE_DataRouterContext, type DataRouter } from 'react-router'

/* What the framework has, but does not promise to keep. */
export {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'

/**
 * The router, which is the same on every page: unlike the framework's own hooks this does not render its caller anew with
 * the next page. Undefined while a fragment is rendered.
 */
export function useRouter(): DataRouter | undefined {
  return use(UNSAFE_DataRouterContext)?.router
}
