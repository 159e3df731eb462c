import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { addressMap } from '#content/pages/addresses.ts'
import type { Position } from '#domain/accounts/address.ts'
import { useWords } from '#app/locale.ts'
import { hearFirst } from '#app/ui/base/hear-first.ts'
import { useReducedMotion } from '#app/ui/base/use-media.ts'
import type { PlaceMap, PlaceMapOptions } from './place-map.ts'

type PlaceMapFrameProps = {
  tilesUrl: string
  position: Position | null
  /** Whether nobody has asked for the map: its pictures come from others, who learn the visitor's address by that. */
  isUnasked: boolean
  onPick: (position: Position) => void
}

/** Whoever scrolls has pressed nothing yet. */
const PRESSES = ['click', 'keydown']

/** `waiting`: for somebody to press anything; `partly`: the map is there, some of its pictures are not. */
type MapState = 'waiting' | 'loading' | 'whole' | 'partly' | 'failed'

/** The map of the form. Its library and its pictures are loaded now, not before. Without them the form works as well. */
export function PlaceMapFrame(options: PlaceMapFrameProps) {
  const words = useWords(addressMap)
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const state = usePlaceMap(element, options)
  return (
    <div className="place-map-frame">
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
