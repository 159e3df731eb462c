import { MonitorSmartphone } from 'lucide-react'
import { catalogue, catalogueHead } from '../../../content/pages/catalogue.ts'
import { fillIn } from '../../../domain/text/fill-in.ts'
import { useWords } from '../../locale.ts'
import { fixedMeta } from '../../seo/route-meta.ts'
import { StateBlock } from '../../ui/base/state/state-block.tsx'
import { CatalogueFrame } from '../../ui/catalogue-pdf/catalogue-frame.tsx'
import { DownloadLink } from '../../ui/catalogue-pdf/download-link.tsx'
import { PageTitle } from '../../ui/site/page-title.tsx'
import { useSite } from '../../ui/site/site-context.tsx'

export const meta = fixedMeta(catalogueHead)

export default function CataloguePage() {
  const { hero, file, frame, download, smallScreen } = useWords(catalogue)
  return (
    <div className="wrap pb-24">
      <div className="flex flex-wrap items-center justify-between gap-x-10">
        <PageTitle title={hero.title} subtitle={hero.subtitle} />
        <DownloadLink file={file} label={download} className="max-md:hidden" />
      </div>
      <div className="md:hidden">
        <StateBlock icon={MonitorSmartphone} title={smallScreen.title} text={smallScreen.text}>
          <DownloadLink file={file} label={download} />
        </StateBlock>
      </div>
      <CatalogueFrame file={file} title={fillIn(frame, { site: useSite().name })} />
    </div>
  )
}
