import type { HomeView } from '#domain/site/content/home-view.ts'
import { CodeFinder } from './code-finder.tsx'
import { Hero } from './hero.tsx'
import { LowerPart } from './lower-part.tsx'
import type { LowerPartProps } from './lower-part.tsx'

/** The whole home page; of its own content there may be none. */
export function HomePage({ home, ...parts }: LowerPartProps & { home: HomeView | null }) {
  return (
    <>
      <Hero home={home} />
      <CodeFinder home={home} />
      <LowerPart home={home} {...parts} />
    </>
  )
}
