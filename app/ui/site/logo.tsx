import { useSiteFrame } from './site-context.tsx'

/** The site's logo, or its name where it has none; `white` on night. */
export function Logo({ white, className }: { white?: boolean; className?: string }) {
  const { site, identity } = useSiteFrame()
  const own = white ? identity?.logoWhite : identity?.logo
  if (own === null) return <bdi className="text-card wrap-anywhere">{site.name}</bdi>
  const { src, width, height } = own ?? (white ? DEMO_LOGO_WHITE : DEMO_LOGO)
  return (
    <img
      src={src}
      alt={site.name}
      width={width}
      height={height}
      loading={white ? 'lazy' : undefined}
      // The page's own picture goes first: nobody came for the logo.
      fetchPriority={white ? undefined : 'low'}
      className={className}
    />
  )
}

const SIZE = { width: 187, height: 72 }
export const DEMO_LOGO = { src: '/logos/rawabit-logo.svg', ...SIZE }
export const DEMO_LOGO_WHITE = { src: '/logos/rawabit-logo-white.svg', ...SIZE }
