import { forms } from '#content/forms.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useWords } from '#app/locale.ts'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'

/** What becomes of the data, told before it is given: its mention of the privacy policy leads there. */
export function Notice() {
  const { notice, privacyPolicy } = useSiteFrame()
  const { consent } = useWords(forms)
  const text = notice || consent
  const [before = '', ...after] = privacyPolicy ? text.split(privacyPolicy.label) : [text]
  if (privacyPolicy === null || after.length === 0) return text
  return (
    <>
      {before}
      <SiteLink to={privacyPolicy.path}>{privacyPolicy.label}</SiteLink>
      {after.join(privacyPolicy.label)}
    </>
  )
}
