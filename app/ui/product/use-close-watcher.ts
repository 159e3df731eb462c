import { useEffect, useEffectEvent } from 'react'

declare global {
  /** Hears what a device does to close things: Back on Android, Escape. Native dialogs have one of their own. */
  var CloseWatcher: undefined | (new () => { onclose: (() => void) | null; destroy(): void })
}

/** Lets Back close what stands over a page, in browsers that know how; in others it leads to the page before. */
export function useCloseWatcher(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!globalThis.CloseWatcher) return undefined
    const watcher = new CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [])
}
