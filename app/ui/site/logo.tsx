import { useSite } from './site-context.tsx'

/** The site's logo; `white` on night. */
export function Logo({ white, className }: { white?: boolean; className?: string }) {
  const { name } = useSite()
  const file = white ? 'rawabit-logo-white' : 'rawabit-logo'
  return (
    <img
      src={`/logos/${file}.svg`}
      alt={name}
      width="187"
      height="72"
      loading={white ? 'lazy' : undefined}
      // The page's own picture goes first: nobody came for the logo.
      fetchPriority={white ? undefined : 'low'}
      className={className}
    />
  )
}
