import { useState } from 'react'
import { ADDRESS_FIELDS } from '#domain/accounts/address-fields.ts'
import type { Position } from '#domain/accounts/address.ts'
import { degreesText, readPosition, readPositionPair } from '#domain/records/position.ts'
import type { AddressValues } from './address-values.ts'

/** Both coordinates as they stand in their fields. */
export type PlaceTexts = Record<keyof Position, string>

/** A place as figures and as a mark on the map: each follows the other. */
export function usePlace(values: AddressValues) {
  const { axes } = ADDRESS_FIELDS.position
  const [texts, setTexts] = useState<PlaceTexts>({
    latitude: values[axes.latitude] ?? '',
    longitude: values[axes.longitude] ?? '',
  })

  /** Map services copy both figures as one text, which then fills both fields. */
  function type(axis: keyof Position, text: string) {
    const pair = readPositionPair(text)
    setTexts(pair ? toTexts(pair) : { ...texts, [axis]: text })
  }

  function choose(position: Position | null) {
    setTexts(position ? toTexts(position) : { latitude: '', longitude: '' })
  }

  return { texts, position: readPosition(texts.latitude, texts.longitude), type, choose }
}

function toTexts({ latitude, longitude }: Position): PlaceTexts {
  return { latitude: degreesText(latitude), longitude: degreesText(longitude) }
}
