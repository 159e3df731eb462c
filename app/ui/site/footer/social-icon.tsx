import type { SocialNetwork } from '#domain/site/settings.ts'
import { createIcon } from '#app/ui/base/icon.tsx'

/** The networks' signs, drawn in the stroke of the other icons. */
const ICONS: Record<SocialNetwork, ReturnType<typeof createIcon>> = {
  linkedin: signOf('M6 10v8M6 6v.01M11 18v-8M11 13.5a3.5 3.5 0 0 1 7 0V18'),
  x: signOf('M5 5l14 14M19 5L5 19'),
  instagram: signOf(
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM16.6 7.4v.01',
  ),
  facebook: signOf('M16 4h-1.5A3.5 3.5 0 0 0 11 7.5V20M8 12h7'),
  youtube: signOf('M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.5 9.5v5l4-2.5z'),
  tiktok: signOf('M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4a5 5 0 0 0 5 5'),
  snapchat: signOf(
    'M12 3.5c2.6 0 4 2 4 4.5v2l2 .8-1.8 1.4c.6 2 2 3.2 3.8 3.8-1 1-2.2.8-3 1-.6.8-1.6.6-2.4.8-.8.6-1.4 1.2-2.6 1.2s-1.8-.6-2.6-1.2c-.8-.2-1.8 0-2.4-.8-.8-.2-2 0-3-1 1.8-.6 3.2-1.8 3.8-3.8L6 10.8l2-.8V8c0-2.5 1.4-4.5 4-4.5z',
  ),
}

function signOf(stroke: string) {
  return createIcon(`<path d="${stroke}"/>`)
}

export function SocialIcon({ network }: { network: SocialNetwork }) {
  const Icon = ICONS[network]
  return <Icon />
}
