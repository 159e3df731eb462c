import { useState } from 'react'
import { componentsPage, samples } from '#content/components-page.ts'
import { joinUnit } from '#domain/text/format.ts'
import { aliasPath } from '#domain/site/paths.ts'
import { useLabels, useLocale, useWords } from '#app/locale.ts'
import { BeadList } from '#app/ui/base/list/bead-list.tsx'
import { Breadcrumb } from '#app/ui/base/list/breadcrumb.tsx'
import { Beads, Dots } from '#app/ui/base/list/dots.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { Panel } from '#app/ui/base/panel.tsx'
import { Rating } from '#app/ui/base/rating.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Tabs } from '#app/ui/base/tabs.tsx'
import { Row } from './row.tsx'

export function ListRows() {
  const { rows, words } = useWords(componentsPage)
  const [slide, setSlide] = useState(0)
  return (
    <>
      <Row title={rows.tabs}>
        <DemoTabs />
      </Row>
      <Row title={rows.lists}>
        <Pagination page={1} pages={2} to={(page) => `/dev/components?page=${page}`} />
        <DemoBreadcrumb />
      </Row>
      <Row title={rows.rating}>
        <Rating value={4.9} />
        <Rating value={4.5} />
        <Dots count={6} current={slide} onPick={setSlide} />
        <div className="ground-night rounded-md px-5">
          <Beads count={3} current={slide % 3} running onPick={setSlide} />
        </div>
      </Row>
      <Row title={rows.panels}>
        <div className="w-full">
          <Panel title={words.properties} count={words.items}>
            <BeadList items={[words.carton, words.pallet]} />
          </Panel>
          <Panel title={words.packaging} open>
            <BeadList items={[words.carton, words.pallet]} />
          </Panel>
        </div>
      </Row>
      <Row title={rows.table}>
        <PackTable />
      </Row>
    </>
  )
}

function DemoTabs() {
  const { rows, words } = useWords(componentsPage)
  const tab = (id: 'overview' | 'products' | 'applications' | 'contact') => ({
    id,
    label: words[id],
    content: <p>{words[id]}</p>,
  })
  return (
    <div className="w-full">
      <Tabs
        label={rows.tabs}
        colour="#0e3f6c"
        tabs={[tab('overview'), tab('products'), tab('applications'), tab('contact')]}
      />
    </div>
  )
}

function DemoBreadcrumb() {
  const { words } = useWords(componentsPage)
  const locale = useLocale()
  const labels = useLabels()
  const trail = [
    { label: labels.home, href: aliasPath(locale, '/') },
    { label: labels.categories, href: aliasPath(locale, '/categories') },
  ]
  return (
    <>
      <Breadcrumb trail={trail} current={words.foam} />
      <div className="w-60">
        <Breadcrumb trail={trail} current={words.foam} />
      </div>
    </>
  )
}

function PackTable() {
  const { rows, words } = useWords(componentsPage)
  const columns = [
    { key: 'stockCode', label: words.stockCode },
    { key: 'productCode', label: words.productCode },
    { key: 'type', label: words.type },
    { key: 'volume', label: words.volume, strong: true },
    { key: 'boxes', label: words.boxes },
  ]
  const packs = samples.packs.map(({ stockCode, productCode, volume }) => ({
    key: stockCode,
    stockCode: <Ltr>{stockCode}</Ltr>,
    productCode: <Ltr>{productCode}</Ltr>,
    type: words.straw,
    volume: joinUnit(volume, words.ml),
    boxes: 12,
  }))
  return <Table caption={rows.table} columns={columns} rows={packs} />
}
