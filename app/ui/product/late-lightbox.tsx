import { useEffect, useEffectEvent } from 'react'
import { useLoaded } from '#app/ui/base/use-loaded.ts'
import type { PictureLightboxProps } from './lightbox.tsx'

const loadLightbox = async () => (await import('./lightbox.tsx')).PictureLightbox

/** The lightbox, once its file is there. */
export function LateLightbox({ onFail, ...lightbox }: PictureLightboxProps & { onFail: () => void }) {
  const loaded = useLoaded(loadLightbox)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (loaded.state === 'failed') fail()
  }, [loaded.state])
  return loaded.state === 'ready' ? <loaded.value {...lightbox} /> : null
}
