import { useLocation, isRouteErrorResponse } from 'react-router'
import { notFoundPage } from '#content/pages/not-found.ts'
import { aliasPath } from '#domain/site/paths.ts'
import { DEFAULT_PRODUCT_IMAGE } from '#domain/site/picture.ts'
import { useLabels, useLocale, useWords } from '#app/locale.ts'
import { WholeLink } from '#app/delivery/link.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { SearchForm } from '#app/ui/site/header/search-form.tsx'
import { PageError } from '#app/ui/site/page-error.tsx'

/** An address that leads nowhere, and three ways on: a search, home, all products. */
export function NotFoundPage() {
  const { title, text, search, home } = useWords(notFoundPage)
  const { allProducts } = useLabels()
  const locale = useLocale()
  const code = /^(?:\/(?:ar|en))?\/p\/([^/]+)/.exec(useLocation().pathname)?.[1]
  return (
    <div className="wrap not-found">
      <div>
        <p className="not-found-number">404</p>
        <h1 className="text-h1 mt-4">{title}</h1>
        <p className="mt-3 text-ink-2">{text}</p>
        <SearchForm label={search} typed={code && decodeURIComponent(code)} className="mt-8 max-w-[30rem]" />
        <div className="mt-4 grid justify-items-start gap-3 md:flex">
          <WholeLink href={aliasPath(locale, '/')} className="button button-primary">
            {home}
          </WholeLink>
          <ButtonLink to="/products" kind="outline">
            {allProducts}
          </ButtonLink>
        </div>
      </div>
      <img src={DEFAULT_PRODUCT_IMAGE} alt="" width="800" height="800" className="not-found-picture" />
    </div>
  )
}

/** In place of a page that has no content, or whose content did not arrive. */
export function MissingOrFailed({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <PageError />
}
