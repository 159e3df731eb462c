import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { addressMap } from '../../../content/pages/addresses.ts'
import type { Position } from '../../../domain/address.ts'
import { useWords } from '../../locale.ts'
import { useReducedMotion } from '../base/use-media.ts'
import type { PlaceMap, PlaceMapOptions } from './place-map.ts'

type PlaceMapFrameProps = { tilesUrl: string; position: Position | null; onPick: (position: Position) => void }

/** `partly`: the map is there, some of its pictures are not. */
type MapState = 'loading' | 'whole' | 'partly' | 'failed'

/** The map of the form. Its library and its pictures are loaded now, not before. Without them the form works as well. */
export function PlaceMapFrame({ tilesUrl, position, onPick }: PlaceMapFrameProps) {
  const words = useWords(addressMap)
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const state = usePlaceMap(element, { tilesUrl, position, onPick })
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

function hintOf(state: MapState, words: { loading: string; hint: string; tilesFailed: string }): string {
  if (state === 'loading') return words.loading
  return state === 'whole' ? words.hint : words.tilesFailed
}

type MapOptions = Pick<PlaceMapFrameProps, 'tilesUrl' | 'position' | 'onPick'>

function usePlaceMap(element: RefObject<HTMLDivElement | null>, { tilesUrl, position, onPick }: MapOptions): MapState {
  const words = useWords(addressMap)
  const calm = useReducedMotion()
  const map = useRef<PlaceMap | null>(null)
  const [state, setState] = useState<MapState>('loading')
  const options = useEffectEvent((): PlaceMapOptions => {
    const onTiles = (failed: boolean) => setState(failed ? 'partly' : 'whole')
    return { tilesUrl, position, words, calm, onPick, onTiles }
  })

  useEffect(() => {
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
  }, [element])

  const { latitude, longitude } = position ?? {}
  useEffect(() => {
    map.current?.show(latitude === undefined || longitude === undefined ? null : { latitude, longitude })
  }, [latitude, longitude])

  return state
}
