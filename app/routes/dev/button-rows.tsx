import { ChevronLeft, ChevronRight, Search, Trash2 } from 'lucide-react'
import { productPage } from '#content/pages/product.ts'
import { pagingLabels } from '#content/paging-labels.ts'
import { formLabels } from '#content/form-labels.ts'
import { componentsPage } from '#content/components-page.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Row } from './row.tsx'

export function ButtonRows() {
  const { rows, words } = useWords(componentsPage)
  const labels = useLabels()
  const { quote } = useWords(productPage)
  const { sending } = useWords(formLabels)
  const paging = useWords(pagingLabels)
  return (
    <>
      <Row title={rows.primary}>
        <Button>{quote}</Button>
        <Button busyText={sending}>{quote}</Button>
        <Button busy busyText={sending}>
          {quote}
        </Button>
        <Button disabled>{words.disabled}</Button>
        <Button small>{words.small}</Button>
        <ButtonLink to="/contact">{labels.contactUs}</ButtonLink>
      </Row>
      <Row title={rows.others}>
        <Button kind="outline">{words.more}</Button>
        <Button kind="outline" small>
          {words.small}
        </Button>
        <Button kind="quiet">{words.quiet}</Button>
        <Button kind="ink">{words.ink}</Button>
        <Button kind="danger">
          <Trash2 />
          {words.delete}
        </Button>
        <Button kind="outline" icon aria-label={paging.previous}>
          <ChevronLeft className="mirrored" />
        </Button>
        <Button kind="outline" icon aria-label={paging.next}>
          <ChevronRight className="mirrored" />
        </Button>
        <Button kind="quiet" icon aria-label={labels.search}>
          <Search />
        </Button>
        <Button kind="outline" disabled>
          {words.disabled}
        </Button>
        <ArrowLink to="/blogs">{labels.readMore}</ArrowLink>
      </Row>
      <Row title={rows.onPicture}>
        <div className="ground-night flex flex-wrap gap-3 rounded-lg p-5" data-accent={2}>
          <Button kind="white">{words.askQuote}</Button>
          <Button kind="glass">{words.browse}</Button>
          <Button>{labels.contactUs}</Button>
          <Button kind="outline" icon aria-label={paging.next}>
            <ChevronRight className="mirrored" />
          </Button>
          <ArrowLink to="/blogs">{labels.readMore}</ArrowLink>
        </div>
      </Row>
    </>
  )
}
