import { useEffect, useEffectEvent } from 'react'

declare global {
  /** Hears what a device does to close things: Back on Android, Escape. Native dialogs have one of their own. */
  var CloseWatcher: undefined | (new () => EventTarget & { destroy(): void })
}

/** Lets Back close what stands over a page, in browsers that know how; in others it leads to the page before. */
export function useCloseWatcher(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const Watcher = globalThis.CloseWatcher
    if (!Watcher) return undefined
    const watcher = new Watcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [])
}
