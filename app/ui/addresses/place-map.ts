import { control, Icon, Map as LeafletMap, Marker, TileLayer, type LatLngLiteral } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Position } from '#domain/accounts/address.ts'
import './place-map.css'

/** Where the map looks when nothing is chosen yet: around Riyadh (docs/specification 2.16). */
const DEFAULT_VIEW = { centre: { lat: 24.71, lng: 46.68 }, zoom: 10 }
/** Close enough to tell one building from the next. */
const CLOSE_ZOOM = 16
const FURTHEST_ZOOM = 19
/** Where those who drew the map want to be named. */
const COPYRIGHT = 'https://www.openstreetmap.org/copyright'

const PIN = new Icon({ iconUrl: '/icons/map-pin.svg', iconSize: [36, 48], iconAnchor: [18, 46] })

export type PlaceMapOptions = {
  tilesUrl: string
  position: Position | null
  words: { marker: string; zoomIn: string; zoomOut: string; attribution: string }
  calm: boolean
  onPick: (position: Position) => void
  /** Whether some tile of what is in view did not arrive. */
  onTiles: (failed: boolean) => void
}

export type PlaceMap = {
  /** Shows a place that was chosen elsewhere. */
  show(position: Position | null): void
  remove(): void
}

/** A map with one marker, which a click sets. It is loaded with its library when a form wants it. */
export function createPlaceMap(element: HTMLElement, options: PlaceMapOptions): PlaceMap {
  const { position, words, calm, onPick } = options
  const map = new LeafletMap(element, {
    center: position ? toLatLng(position) : DEFAULT_VIEW.centre,
    zoom: position ? CLOSE_ZOOM : DEFAULT_VIEW.zoom,
    zoomControl: false,
    // Wheels scroll the form until somebody has turned to the map.
    scrollWheelZoom: false,
    fadeAnimation: !calm,
    zoomAnimation: !calm,
  })
  map.attributionControl.setPrefix(false)
  control.zoom({ position: 'topleft', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  tilesOf(options).addTo(map)
  const marker = new Marker(map.getCenter(), { icon: PIN, draggable: true, alt: words.marker, keyboard: false })
  const pick = (place: LatLngLiteral) => {
    const position = fromLatLng(place)
    marker.setLatLng(toLatLng(position)).addTo(map)
    onPick(position)
  }
  if (position) marker.setLatLng(toLatLng(position)).addTo(map)
  marker.on('dragend', () => pick(marker.getLatLng()))
  map.on('click', ({ latlng }) => pick(latlng))
  map.on('keydown', ({ originalEvent }) => {
    // Its buttons have an Enter of their own.
    if (originalEvent.key !== 'Enter' || originalEvent.target !== element) return
    originalEvent.preventDefault()
    pick(map.getCenter())
  })
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  const sized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  sized.observe(element)
  return {
    show(next) {
      if (next === null) {
        marker.remove()
        return
      }
      const place = toLatLng(next)
      marker.setLatLng(place).addTo(map)
      if (map.getBounds().contains(place)) return
      map.setView(place, Math.max(map.getZoom(), CLOSE_ZOOM), { animate: !calm })
    },
    remove() {
      sized.disconnect()
      map.remove()
    },
  }
}

function tilesOf({ tilesUrl, words, onTiles }: PlaceMapOptions): TileLayer {
  const attribution = `&copy; <a href="${COPYRIGHT}" target="_blank" rel="noopener">${words.attribution}</a>`
  const tiles = new TileLayer(tilesUrl, { maxZoom: FURTHEST_ZOOM, attribution })
  let failed = false
  tiles.on('loading', () => {
    failed = false
  })
  tiles.on('tileerror', () => {
    failed = true
    onTiles(true)
  })
  tiles.on('load', () => onTiles(failed))
  return tiles
}

function toLatLng({ latitude, longitude }: Position): LatLngLiteral {
  return { lat: latitude, lng: longitude }
}

/** The map goes round the earth more than once; a place is there once. */
function fromLatLng({ lat, lng }: LatLngLiteral): Position {
  const turns = Math.floor((lng + 180) / 360)
  return { latitude: Math.max(-90, Math.min(90, lat)), longitude: lng - turns * 360 }
}
