import { useState } from 'react'
import type { Position } from '../../../domain/accounts/address.ts'

const OPTIONS = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 }

/** Asks the browser where it is; that is said to nobody but the form. Browsers tell it over https only. */
export function useMyPosition(onFound: (position: Position) => void) {
  const [state, setState] = useState<'idle' | 'finding' | 'denied' | 'failed'>('idle')

  function find() {
    setState('finding')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle')
        onFound({ latitude, longitude })
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      OPTIONS,
    )
  }

  return { isThere: isSecureContext && 'geolocation' in navigator, state, find }
}
