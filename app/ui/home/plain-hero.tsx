import { useSite } from '#app/ui/site/site-context.tsx'

/** The head of a home page without pictures: whose site it is. */
export function PlainHero({ phrase }: { phrase: string }) {
  const { name } = useSite()
  return (
    <section className="plain-hero wrap" aria-labelledby="home-name">
      <h1 id="home-name" className="hero-title">
        {name}
      </h1>
      {phrase && phrase !== name && <p className="text-lead text-ink-2">{phrase}</p>}
    </section>
  )
}
