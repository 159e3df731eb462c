import { use, useEffect, useEffectEvent } from 'react'
import { UNSAFE_DataRouterContext, type DataRouter } from 'react-router'

/**
 * The router, which is the same on every page: whoever asks for it is not drawn anew with the next one, as by the
 * framework's own hooks. Undefined where only a part of a page is drawn.
 */
export function useRouter(): DataRouter | undefined {
  return use(UNSAFE_DataRouterContext)?.router
}

/** Runs something when another page comes, or this one once more. */
export function useOnNextPage(run: () => void): void {
  const router = useRouter()
  const onNext = useEffectEvent(run)
  useEffect(() => {
    if (!router) return undefined
    let shown = router.state.location.key
    return router.subscribe(({ location: { key } }) => {
      if (key === shown) return
      shown = key
      onNext()
    })
  }, [router])
}
