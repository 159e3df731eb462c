import { LocateFixed, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState, useId, useRef, type RefObject } from 'react'
import { addressForm, addressMap } from '#content/pages/addresses.ts'
import { ADDRESS_FIELDS } from '#domain/accounts/address-fields.ts'
import type { Position } from '#domain/accounts/address.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { useHydrated } from '#app/delivery/hydration.ts'
import type { AddressErrors } from './address-refusal.ts'
import type { AddressValues } from './address-values.ts'
import { usePlace, type PlaceTexts } from './use-place.ts'
import { useReducedMotion } from '#app/ui/base/use-media.ts'
import type { PlaceMap, PlaceMapOptions } from './place-map.ts'

/** Whoever scrolls has pressed nothing yet. */
const PRESSES = ['click', 'keydown']

const OPTIONS = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 }

type PlaceFieldsProps = {
  values: AddressValues
  errors: AddressErrors
  tilesUrl: string
  onPlace?: ((texts: PlaceTexts) => void) | undefined
}

/** Where the address lies: on the map, by the visitor's own position or as figures, whichever works. */
export function PlaceFields({ values, errors, tilesUrl, onPlace }: PlaceFieldsProps) {
  const { fields } = useWords(addressForm)
  const lives = useHydrated()
  const [cameWithPage] = useState(!lives)
  const place = usePlace(values)
  const { latitude, longitude } = place.texts
  const tell = useEffectEvent((texts: PlaceTexts) => onPlace?.(texts))
  // A press on the map is no typing, so the form does not hear of it.
  useEffect(() => tell({ latitude, longitude }), [latitude, longitude])
  const coordinate = (axis: keyof Position) => ({
    name: ADDRESS_FIELDS.position.axes[axis],
    label: fields[axis],
    error: errors[ADDRESS_FIELDS.position.axes[axis]],
    value: place.texts[axis],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => place.type(axis, event.target.value),
    inputMode: 'text' as const,
    autoComplete: 'off',
    maxLength: 60,
    ltr: true,
  })
  return (
    <div className="stack-16 content-start can-narrow">
      {lives && (
        <PlaceMapFrame tilesUrl={tilesUrl} position={place.position} isUnasked={cameWithPage} onPick={place.choose} />
      )}
      <div className="address-form-pair">
        <TextField {...coordinate('latitude')} placeholder="24.71" />
        <TextField {...coordinate('longitude')} placeholder="46.68" />
      </div>
      {lives && <PlaceActions {...place} />}
    </div>
  )
}

function PlaceActions({ position, choose }: ReturnType<typeof usePlace>) {
  const words = useWords(addressMap)
  const { isThere, state, find } = useMyPosition(choose)
  const problem = state === 'denied' ? words.positionDenied : state === 'failed' ? words.positionFailed : null
  return (
    <>
      <div className="cluster-8">
        {isThere && (
          <Button kind="quiet" small onClick={find} busy={state === 'finding'} busyText={words.locating}>
            <LocateFixed />
            {words.myPosition}
          </Button>
        )}
        {position && (
          <Button kind="outline" small onClick={() => choose(null)}>
            <X />
            {words.removeMarker}
          </Button>
        )}
      </div>
      {problem && (
        <p className="field-hint" role="status">
          {problem}
        </p>
      )}
    </>
  )
}

/** Asks the browser where it is; that is said to nobody but the form. Browsers tell it over https only. */
function useMyPosition(onFound: (position: Position) => void) {
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

type PlaceMapFrameProps = {
  tilesUrl: string
  position: Position | null
  /** Whether nobody has asked for the map: its pictures come from others, who learn the visitor's address by that. */
  isUnasked: boolean
  onPick: (position: Position) => void
}

/** `waiting`: for somebody to press anything; `partly`: the map is there, some of its pictures are not. */
type MapState = 'waiting' | 'loading' | 'whole' | 'partly' | 'failed'

/** The map of the form. Its library and its pictures are loaded now, not before. Without them the form works as well. */
function PlaceMapFrame(options: PlaceMapFrameProps) {
  const words = useWords(addressMap)
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const state = usePlaceMap(element, options)
  return (
    <div className="relative">
      <div
        ref={element}
        className="place-map"
        dir="ltr"
        role="application"
        aria-label={words.label}
        aria-describedby={`${id}-keys`}
        hidden={state === 'failed'}
      />
      <span className="place-map-cross" aria-hidden="true" />
      <p id={`${id}-keys`} className="sr-only">
        {words.keyboardHint}
      </p>
      <p className="field-hint" role="status">
        {hintOf(state, words)}
      </p>
    </div>
  )
}

type Hints = { waiting: string; loading: string; hint: string; tilesFailed: string }

function hintOf(state: MapState, words: Hints): string {
  if (state === 'waiting' || state === 'loading') return words[state]
  return state === 'whole' ? words.hint : words.tilesFailed
}

function usePlaceMap(
  element: RefObject<HTMLDivElement | null>,
  { tilesUrl, position, isUnasked, onPick }: PlaceMapFrameProps,
): MapState {
  const words = useWords(addressMap)
  const calm = useReducedMotion()
  const map = useRef<PlaceMap | null>(null)
  const [isAsked, setAsked] = useState(!isUnasked)
  const [state, setState] = useState<MapState>('loading')
  const options = useEffectEvent((): PlaceMapOptions => {
    const onTiles = (failed: boolean) => setState(failed ? 'partly' : 'whole')
    return { tilesUrl, position, words, calm, onPick, onTiles }
  })

  useEffect(() => (isAsked ? undefined : hearFirst(PRESSES, () => setAsked(true))), [isAsked])

  useEffect(() => {
    if (!isAsked) return undefined
    let isWanted = true
    import('./place-map.ts').then(
      ({ createPlaceMap }) => {
        if (isWanted && element.current) map.current = createPlaceMap(element.current, options())
      },
      () => setState('failed'),
    )
    return () => {
      isWanted = false
      map.current?.remove()
      map.current = null
    }
  }, [element, isAsked])

  const { latitude, longitude } = position ?? {}
  useEffect(() => {
    map.current?.show(latitude === undefined || longitude === undefined ? null : { latitude, longitude })
  }, [latitude, longitude])

  return isAsked ? state : 'waiting'
}

/** Hears the first event of any of the types on the page, unless the answer is called before that. */
function hearFirst(types: readonly string[], hear: () => void): () => void {
  const waiting = new AbortController()
  const first = () => {
    waiting.abort()
    hear()
  }
  for (const type of types) addEventListener(type, first, { passive: true, signal: waiting.signal })
  return () => waiting.abort()
}
