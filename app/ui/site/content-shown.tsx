import type { ReactNode } from 'react'
import type { contentPage } from '#app/loading/content-page.ts'
import { AboutPage } from '#app/ui/about/about-page.tsx'
import { CataloguePage } from '#app/ui/catalogue-pdf/catalogue-page.tsx'
import { CategoriesPage } from '#app/ui/catalogue/categories-page.tsx'
import { ContactPage } from '#app/ui/contact/contact-page.tsx'
import { EquivalentsPage } from '#app/ui/equivalents/equivalents-page.tsx'
import { FinderPage } from '#app/ui/finder/finder-page.tsx'
import { QuestionsPage } from '#app/ui/faq/questions-page.tsx'
import { HomePage } from '#app/ui/home/home-page.tsx'
import { DocumentPage } from '#app/ui/policy/document-page.tsx'

/** The page of a record of the site's content, as visitors will see it. */
export function ContentShown(shown: Awaited<ReturnType<typeof contentPage>>): ReactNode {
  if (shown.page === 'faq') return <QuestionsPage {...shown} />
  if (shown.page === 'finder') return <FinderPage {...shown.finder} />
  if (shown.page === 'equivalents') return <EquivalentsPage {...shown} answer={undefined} />
  if (shown.page === 'about') return <AboutPage about={shown.about} />
  if (shown.page === 'contact') return <ContactPage contact={shown.contact} answer={undefined} />
  if (shown.page === 'catalogue') return <CataloguePage {...shown.catalogue} />
  if (shown.page === 'document') return <DocumentPage document={shown.document} path={shown.path} />
  if (shown.page === 'categories') return <CategoriesPage {...shown} />
  const { theme, ...home } = shown
  return (
    <>
      {theme && <style>{theme.css}</style>}
      <HomePage {...home} />
    </>
  )
}
