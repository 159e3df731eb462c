import { MonitorSmartphone } from 'lucide-react'
import { catalogueWords } from '../../../content/pages/catalogue.ts'
import type { CatalogueView } from '../../../domain/site/content/pages/catalogue-view.ts'
import { fillIn } from '../../../domain/text/fill-in.ts'
import { useLocale, useWords } from '../../locale.ts'
import { StateBlock } from '../base/state/state-block.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { useSite } from '../site/site-context.tsx'
import { CatalogueFrame } from './catalogue-frame.tsx'
import { DownloadLink } from './download-link.tsx'

/** The printed catalogue, to leaf through and to take along. */
export function CataloguePage({ title, subtitle, small, file, only }: CatalogueView) {
  const { frame, download } = useWords(catalogueWords)
  const locale = useLocale()
  const label = only ? `${download} ${catalogueWords.only[only][locale]}` : download
  return (
    <div className="wrap pb-24">
      <div className="flex flex-wrap items-center justify-between gap-x-10">
        <PageTitle title={title} subtitle={subtitle} />
        <DownloadLink file={file} label={label} className="max-md:hidden" />
      </div>
      <div className="md:hidden">
        <StateBlock icon={MonitorSmartphone} title={small.title} text={small.text}>
          <DownloadLink file={file} label={label} />
        </StateBlock>
      </div>
      <CatalogueFrame file={file} title={fillIn(frame, { site: useSite().name })} />
    </div>
  )
}
