import { ArrowRight } from 'lucide-react'
import { footer } from '../../../../content/navigation.ts'
import { useLabels, useWords } from '../../../locale.ts'
import { ButtonLink } from '../../base/button.tsx'

export function FooterCall() {
  return (
    <>
      <p className="text-h2 max-w-[20em]">{useWords(footer).callLine}</p>
      <ButtonLink to="/contact" kind="white">
        {useLabels().contactUs}
        <ArrowRight className="mirrored" />
      </ButtonLink>
    </>
  )
}
