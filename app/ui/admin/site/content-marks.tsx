import { siteContent } from '#content/admin/site/site-content.ts'
import type { Locale } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'

/** What a text of the site lacks, and whether it is still the one that came with the product. */
export function ContentMarks({ missing, isDemo = false }: { missing: readonly Locale[]; isDemo?: boolean }) {
  const words = useWords(siteContent)
  return (
    <>
      {missing.map((locale) => (
        <Badge key={locale} tone="warn">
          {locale === 'ar' ? words.noArabic : words.noEnglish}
        </Badge>
      ))}
      {isDemo && <Badge>{words.demoMark}</Badge>}
    </>
  )
}
