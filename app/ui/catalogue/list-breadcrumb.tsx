import { aliasPath } from '#domain/site/paths.ts'
import { useLabels, useLocale } from '#app/locale.ts'
import { Breadcrumb } from '#app/ui/base/list/breadcrumb.tsx'

/** Home, then the page itself. */
export function ListBreadcrumb({ current }: { current: string }) {
  const { home } = useLabels()
  return <Breadcrumb trail={[{ label: home, href: aliasPath(useLocale(), '/') }]} current={current} />
}
