import type { HomeView } from '#domain/site/content/home-view.ts'
import { CodeFinder } from './code-finder.tsx'
import { Hero } from './hero.tsx'
import { LaterPart } from './later-part.tsx'
import type { LowerPartProps } from './lower-part.tsx'

/** The whole home page; of its own content there may be none. */
export function HomePage({ home, ...parts }: LowerPartProps & { home: HomeView | null }) {
  return (
    <>
      <Hero home={home} />
      <CodeFinder home={home} />
      <LaterPart home={home} {...parts} />
    </>
  )
}
