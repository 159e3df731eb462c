import type { FormFields } from '#domain/fields/form-values.ts'
import { blankRecord, readRecord, type Fields, type RecordOf } from '#domain/fields/field.ts'
import { CONTACT_FIELDS } from '#domain/site/content/pages/contact-fields.ts'
import { FORMS_FIELDS } from '#domain/site/content/pages/forms-fields.ts'
import { FOOTER_FIELDS, NAVIGATION_FIELDS } from '#domain/site/content/pages/navigation-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import footer from '#seed/content/site/pages/footer.json' with { type: 'json' }
import navigation from '#seed/content/site/pages/navigation.json' with { type: 'json' }
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import { tableState } from '#server/data/catalogue/entities-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { leadsSomewhere } from '#server/services/site/site-addresses.ts'
import type { ContentService } from './content.ts'

/** Whether visitors find anything at a link: a page may be without texts, and a list empty. */
async function isWorthALink(db: Db, target: string): Promise<boolean> {
  const [path = ''] = target.split(/[?#]/, 1)
  if (path === '/blogs') return (await tableState(db, 'posts')).count > 0
  return leadsSomewhere(db, target)
}

/** What staff have written of what stands round every page. */
type SiteFrame = {
  navigation: RecordOf<typeof NAVIGATION_FIELDS>
  footer: RecordOf<typeof FOOTER_FIELDS>
  /** The privacy notice at forms. */
  notice: Localized
  /** What is promised at forms. */
  forms: RecordOf<typeof FORMS_FIELDS>
  /** What the privacy policy is called; null where there is none. */
  privacyPolicy: Localized | null
  /** Targets of links at whose end there is nothing. */
  hidden: ReadonlySet<string>
}

type SiteFrameService = {
  read(): Promise<SiteFrame>
  /** Targets of slides' buttons at whose end there is nothing. */
  hiddenButtons(): Promise<ReadonlySet<string>>
}

/** What a site has until staff write entries of their own: whatever of it leads nowhere is not drawn. */
const FIRST_NAVIGATION = read(NAVIGATION_FIELDS, navigation)
const { quick_links, information_links, copyright_ar, copyright_en } = footer
const FIRST_FOOTER = read(FOOTER_FIELDS, { quick_links, information_links, copyright_ar, copyright_en })

function read<Table extends Fields>(table: Table, fields: FormFields): RecordOf<Table> {
  return { ...blankRecord(table), ...readRecord(table, fields, null).input }
}

type SiteFrameDeps = { db: Db; content: ContentService; memoize?: Memoize }

export function createSiteFrame({ db, content, memoize = unmemoized }: SiteFrameDeps): SiteFrameService {
  const written = async () => {
    const [entries, foot] = await Promise.all([content.page('navigation'), content.page('footer')])
    return { navigation: entries ?? FIRST_NAVIGATION, footer: foot ?? FIRST_FOOTER }
  }
  const hiddenTargets = memoize(async () => {
    const { navigation, footer } = await written()
    return hiddenOf([...navigation.entries, ...footer.quick, ...footer.information].map(({ target }) => target))
  })
  // By themselves: what a button leads to changes more often than what stands round every page.
  const hiddenButtons = memoize(async () => {
    const slides = await content.list('slide')
    return hiddenOf(slides.flatMap(({ link, link2 }) => [link, link2]).filter((link) => link !== ''))
  })
  async function hiddenOf(targets: string[]): Promise<ReadonlySet<string>> {
    const hidden = new Set<string>()
    for (const target of new Set(targets)) if (!(await isWorthALink(db, target))) hidden.add(target)
    return hidden
  }
  return {
    async read() {
      const [texts, contact, forms, privacy] = await Promise.all([
        written(),
        content.page('contact'),
        content.page('forms'),
        content.page('privacy'),
      ])
      return {
        ...texts,
        notice: (contact ?? blankRecord(CONTACT_FIELDS)).notice,
        forms: forms ?? blankRecord(FORMS_FIELDS),
        privacyPolicy: privacy && privacy.title,
        hidden: await hiddenTargets().catch(noneHidden),
      }
    },
    hiddenButtons: () => hiddenButtons().catch(noneHidden),
  }
}

/** While nobody can say where a link leads, it stays: the page that stands without a part of itself has its links. */
function noneHidden(): ReadonlySet<string> {
  return new Set<string>()
}
