import { homePage } from '#content/pages/home.ts'
import type { HomeSection, HomeView } from '#domain/site/content/home-view.ts'
import { useWords } from '#app/locale.ts'

/** The page's own content; null where it could not be loaded. */
export type HomeProps = { home: HomeView | null }

/** What a section is called: as staff have written it, or plainly. */
export function useHeading(home: HomeView | null, section: HomeSection) {
  const plain = useWords(homePage)[section].title
  const { title = '', lead = '' } = home?.headings[section] ?? {}
  return { title: title || plain, subtitle: lead || undefined }
}
