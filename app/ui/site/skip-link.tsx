import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { useLabels } from '#app/locale.ts'

export const CONTENT_ID = 'content'

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a {...BELOW_FOLD} href={`#${CONTENT_ID}`} className="skip-link">
      {useLabels().skipToContent}
    </a>
  )
}
