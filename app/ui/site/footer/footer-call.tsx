import { ArrowRight } from 'lucide-react'
import { useLabels } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'

export function FooterCall() {
  return (
    <>
      <p className="text-h2">{useSiteFrame().footer.callLine}</p>
      <ButtonLink to="/contact" kind="white">
        {useLabels().contactUs}
        <ArrowRight className="mirrored" />
      </ButtonLink>
    </>
  )
}
