import type { SocialNetwork } from '../../../domain/settings.ts'

/** The networks' signs, drawn in the stroke of the other icons. */
const STROKES: Record<SocialNetwork, string> = {
  linkedin: 'M6 10v8M6 6v.01M11 18v-8M11 13.5a3.5 3.5 0 0 1 7 0V18',
  x: 'M5 5l14 14M19 5L5 19',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM16.6 7.4v.01',
  facebook: 'M16 4h-1.5A3.5 3.5 0 0 0 11 7.500V20M8 12h7',
  youtube: 'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.500 9.500v5l4-2.500z',
  tiktok: 'M13 4v11.500a3.500 3.500 0 1 1-3.500-3.500M13 4a5 5 0 0 0 5 5',
  snapchat:
    'M12 3.500c2.600 0 4 2 4 4.500v2l2 .8-1.800 1.400c.6 2 2 3.200 3.800 3.800-1 1-2.200.8-3 1-.6.8-1.600.6-2.400.8-.8.600-1.400 1.200-2.600 1.200s-1.800-.6-2.600-1.200c-.8-.2-1.800 0-2.400-.8-.8-.2-2 0-3-1 1.800-.6 3.200-1.800 3.800-3.800L6 10.800l2-.8V8c0-2.500 1.400-4.500 4-4.500z',
}

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={STROKES[network]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
