import { aliasPath } from '../../../domain/site/paths.ts'
import { useLabels, useLocale } from '../../locale.ts'
import { Breadcrumb } from '../base/list/breadcrumb.tsx'

/** Home, then the page itself. */
export function ListBreadcrumb({ current }: { current: string }) {
  const { home } = useLabels()
  return <Breadcrumb trail={[{ label: home, href: aliasPath(useLocale(), '/') }]} current={current} />
}
