import { ArrowRight } from 'lucide-react'
import { footerTitles } from '#content/navigation.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'

export function FooterCall() {
  return (
    <>
      <p className="text-h2">{useSiteFrame().footer.callLine}</p>
      <ButtonLink to="/quote" kind="white">
        {useWords(footerTitles).sendList}
        <ArrowRight className="mirrored" />
      </ButtonLink>
    </>
  )
}
