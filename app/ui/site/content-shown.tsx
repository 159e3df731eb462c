import type { ReactNode } from 'react'
import type { contentPage } from '../../loading/content-page.ts'
import { AboutPage } from '../about/about-page.tsx'
import { CataloguePage } from '../catalogue-pdf/catalogue-page.tsx'
import { CategoriesPage } from '../catalogue/categories-page.tsx'
import { ContactPage } from '../contact/contact-page.tsx'
import { QuestionsPage } from '../faq/questions-page.tsx'
import { HomePage } from '../home/home-page.tsx'
import { DocumentPage } from '../policy/document-page.tsx'

/** The page of a record of the site's content, as visitors will see it. */
export function ContentShown(shown: Awaited<ReturnType<typeof contentPage>>): ReactNode {
  if (shown.page === 'faq') return <QuestionsPage {...shown} />
  if (shown.page === 'about') return <AboutPage about={shown.about} />
  if (shown.page === 'contact') return <ContactPage contact={shown.contact} answer={undefined} />
  if (shown.page === 'catalogue') return <CataloguePage {...shown.catalogue} />
  if (shown.page === 'document') return <DocumentPage document={shown.document} path={shown.path} />
  return shown.page === 'categories' ? <CategoriesPage {...shown} /> : <HomePage {...shown} />
}
