import type { FrameLink } from '#domain/site/content/pages/frame-view.ts'
import { useSiteFrame } from './site-context.tsx'

const WAYS = ['/finder', '/calculator']

/** The ways to a product by questions and by quantities, as far as the footer leads there. */
export function useWays(): FrameLink[] {
  return useSiteFrame().footer.quick.filter(({ path }) => WAYS.includes(path))
}
