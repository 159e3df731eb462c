import { FileText } from 'lucide-react'
import { siteContent } from '#content/admin/site/site-content.ts'
import { TEMPLATE_INTENT } from '#domain/site/content/templates.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'

/** Fills a draft with neutral wording that has gaps where facts of the company belong. */
export function TemplateButton() {
  return (
    <Button type="submit" kind="outline" small name="intent" value={TEMPLATE_INTENT} formNoValidate>
      <FileText />
      {useWords(siteContent).template}
    </Button>
  )
}
