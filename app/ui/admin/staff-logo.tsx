import { useRouteLoaderData } from 'react-router'
import type { AdminFrame } from '#app/seo/admin-meta.ts'
import { DEMO_LOGO, DEMO_LOGO_WHITE } from '#app/ui/site/logo.tsx'

/** The logo on screens of staff, or the site's name where it has none; `white` on night. */
export function StaffLogo({ white, className }: { white?: boolean; className: string }) {
  const frame = useRouteLoaderData<AdminFrame>('admin')
  const own = white ? frame?.identity?.logoWhite : frame?.identity?.logo
  if (own === null) return <bdi className={`${className} logo-name text-card`}>{frame?.siteName}</bdi>
  const { src, width, height } = own ?? (white ? DEMO_LOGO_WHITE : DEMO_LOGO)
  return <img src={src} alt={frame?.siteName ?? ''} width={width} height={height} className={className} />
}
