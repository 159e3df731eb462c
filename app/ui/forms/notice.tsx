import { forms } from '#content/forms.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useWords } from '#app/locale.ts'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'

/** What becomes of the data, told before it is given: its mention of the privacy policy leads there, or a link behind it. */
export function Notice() {
  const { notice, privacyPolicy } = useSiteFrame()
  const { consent } = useWords(forms)
  const text = notice || consent
  if (privacyPolicy === null) return text
  const [before = '', ...after] = text.includes(privacyPolicy.label)
    ? text.split(privacyPolicy.label)
    : [`${text} `, '']
  return (
    <>
      {before}
      <SiteLink to={privacyPolicy.path}>{privacyPolicy.label}</SiteLink>
      {after.join(privacyPolicy.label)}
    </>
  )
}
