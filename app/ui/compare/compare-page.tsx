import { X } from 'lucide-react'
import { useEffect } from 'react'
import { Form } from 'react-router'
import { comparePage } from '#content/choice/compare.ts'
import type { ProductChip } from '#domain/products/product-view.ts'
import type { Picture } from '#domain/site/picture.ts'
import { SiteLink, useSitePath } from '#app/delivery/link.tsx'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { ListBreadcrumb } from '#app/ui/catalogue/list-breadcrumb.tsx'
import { ProductPicture } from '#app/ui/catalogue/product-picture.tsx'
import { Certifications } from '#app/ui/product/certifications.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { collect, storeCompareList } from './compare-list.ts'

type Row = { key: string; label: string; values: (string | null)[]; differs: boolean }
type Compared = {
  id: string
  name: string
  path: string
  picture: Picture | null
  without: string
  chips: ProductChip[]
}

export type ComparePageProps = {
  products: Compared[]
  rows: Row[]
  unknown: string[]
  isCut: boolean
  onlyDifferences: boolean
  /** Products that are called as what is to be added, each with the address that adds it. */
  offered: { name: string; path: string }[]
  /** The same with all rows, or with those alone that differ. */
  switched: string
  /** Where their documents are packed. */
  submittal: string
}

/** Products side by side. Each state is an address: products come and go by links. */
export function ComparePage(props: ComparePageProps) {
  const words = useWords(comparePage)
  const { products, rows, unknown, isCut, onlyDifferences, offered, switched, submittal } = props
  const isEnough = products.length > 1
  const shownIds = products.map(({ id }) => id).join(',')
  // What is compared here is what the device has collected; one by itself joins that.
  useEffect(() => {
    const shownNow = shownIds.split(',').filter(Boolean)
    if (shownNow.length === 1) collect(shownNow[0]!)
    else if (shownNow.length > 1) storeCompareList(shownNow)
  }, [shownIds])
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  return (
    <div className="wrap pb-24">
      <ListBreadcrumb current={words.title} />
      <PageTitle title={words.title} />
      <div role="status" className="stack-8 compare-message">
        {unknown.map((name) => (
          <p key={name}>{words.notFound(name)}</p>
        ))}
        {isCut && <p>{words.tooMany}</p>}
        {!isEnough && <p>{words.tooFew}</p>}
        {isEnough && shown.length === 0 && <p>{words.noDifferences}</p>}
      </div>
      <AddProduct products={products} />
      {offered.length > 1 && (
        <nav aria-label={words.several} className="cluster-8 items-center compare-offered">
          <span>{words.several}</span>
          {offered.map(({ name, path }) => (
            <ChipLink key={path} to={path}>
              <CodedText text={name} />
            </ChipLink>
          ))}
        </nav>
      )}
      {products.length > 0 && (
        <>
          <div className="cluster-12 items-center compare-message">
            {isEnough && (
              <>
                <ButtonLink to={switched} kind="outline" small preventScrollReset>
                  {onlyDifferences ? words.all : words.onlyDifferences}
                </ButtonLink>
                <AddAll products={products} />
              </>
            )}
            <ButtonLink to={submittal} kind="outline" small rel="nofollow">
              {words.submittal}
            </ButtonLink>
          </div>
          <CompareTable products={products} rows={shown} />
        </>
      )}
    </div>
  )
}

function AddProduct({ products }: Pick<ComparePageProps, 'products'>) {
  const words = useWords(comparePage)
  return (
    <Form method="get" action={useSitePath('/compare')} className="short-form">
      {products.length > 0 && <input type="hidden" name="p" value={products.map(({ id }) => id).join(',')} />}
      <TextField name="add" label={words.add} required maxLength={200} dir="auto" key={products.length} />
      <Button type="submit" kind="outline">
        {words.addButton}
      </Button>
    </Form>
  )
}

/** As a list that is pasted: a piece of each. */
function AddAll({ products }: Pick<ComparePageProps, 'products'>) {
  const words = useWords(comparePage)
  return (
    <form method="post" action={useSitePath('/quote/add')}>
      <input type="hidden" name="lines" value={products.map(({ id }) => `1 ${id}`).join('\n')} />
      <Button type="submit" small>
        {words.addAll}
      </Button>
    </form>
  )
}

function CompareTable({ products, rows }: Pick<ComparePageProps, 'products' | 'rows'>) {
  const words = useWords(comparePage)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by keyboard
    <div className="compare-scroll" tabIndex={0} role="region" aria-label={words.title}>
      <table className="compare">
        <thead>
          <tr>
            <td>
              <span className="sr-only">{words.data}</span>
            </td>
            {products.map(({ id, name, path, picture, without }) => (
              <th key={id} scope="col">
                <ProductPicture picture={picture} alt="" sizes="160px" />
                <div className="compare-name">
                  <SiteLink to={path} className="text-link">
                    <CodedText text={name} />
                  </SiteLink>
                  <ButtonLink to={without} kind="quiet" small icon aria-label={words.remove(name)} preventScrollReset>
                    <X />
                  </ButtonLink>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values, differs }) => (
            <tr key={key} data-differs={differs || undefined}>
              <th scope="row">
                <CodedText text={label} />
                {differs && <span className="sr-only"> ({words.differs})</span>}
              </th>
              {values.map((value, place) => (
                <td key={products[place]!.id}>
                  {value === null ? (
                    <>
                      <span aria-hidden="true">—</span>
                      <span className="sr-only">{words.notStated}</span>
                    </>
                  ) : (
                    <Value text={value} chips={key === 'standards' ? products[place]!.chips : null} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Value({ text, chips }: { text: string; chips: ProductChip[] | null }) {
  if (chips) return <Certifications chips={chips} />
  return text.split('\n').map((line) => (
    <span key={line} className="block">
      <bdi>{line}</bdi>
    </span>
  ))
}
