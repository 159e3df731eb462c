import { Suspense, useEffect } from 'react'
import { lazyComponent } from '#app/delivery/lazy-component.ts'
import { untilWanted } from './until-wanted.ts'
import type { LowerPartProps } from './lower-part.tsx'

const ID = 'home-lower'

const wait = import.meta.env.SSR ? null : untilWanted(ID)

/** The server has it at hand; a page that came from there shows it before its modules are wanted. */
const LowerPart = import.meta.env.SSR
  ? (await import('./lower-part.tsx')).LowerPart
  : lazyComponent(async () => {
      await wait?.wanted
      return (await import('./lower-part.tsx')).LowerPart
    })

/** The home page under its first view: what the server sent stands there until the visitor comes near or does anything. */
export function LaterPart(props: LowerPartProps) {
  useEffect(() => wait?.end, [])
  return (
    <div id={ID}>
      <Suspense fallback={<Gap />}>
        <LowerPart {...props} />
        <Alive />
      </Suspense>
    </div>
  )
}

/** Stands behind the part, so that everything in it is alive when this is. */
function Alive() {
  useEffect(() => wait?.takePress(), [])
  return null
}

/** Keeps the foot of the page out of the first view for as long as the modules take. */
function Gap() {
  useEffect(() => wait?.end(), [])
  return <div className="min-h-[300vh]" />
}
