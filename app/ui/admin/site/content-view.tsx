import { contentHints } from '#content/admin/site/content-hints.ts'
import { listSections, pageSections } from '#content/admin/site/content-sections.ts'
import { listLabels } from '#content/admin/site/list-labels.ts'
import { labelsOfPages, groupWords } from '#content/admin/site/page-labels.ts'
import { siteContent } from '#content/admin/site/site-content.ts'
import { formNames } from '#domain/records/field.ts'
import { contentFields, contentList, type ContentKind } from '#domain/site/content/content-kinds.ts'
import { PLACEHOLDERS } from '#domain/site/content/fill-texts.ts'
import { isPageName } from '#domain/site/content/page-fields.ts'
import type { MailName } from '#domain/site/content/pages/mails-fields.ts'
import { hasTemplate } from '#domain/site/content/templates.ts'
import type { Localized } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import type { FormView } from '#app/ui/admin/form/form-view.ts'
import { PublicationPart } from '#app/ui/admin/form/publication/publication-part.tsx'
import { useBeside } from '#app/ui/admin/records/use-beside.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { ConditionsField } from './conditions-field.tsx'
import { LookSample } from './look-sample.tsx'
import { MAIL_TEST_FORM, MailPreview, type SiteValues } from './mail-preview.tsx'
import { PlaceholderHint } from './placeholder-hint.tsx'
import { TemplateButton } from './template-button.tsx'

type Beside = {
  /** It came with the product and nobody has changed it. */
  isDemo?: boolean
  /** Links that are not drawn, because there is nothing at their ends. */
  hiddenLinks?: string[]
  /** Of the mails, what they may name of the site. */
  mailValues?: SiteValues
  /** What visitors see without it, where a part of the site goes with it. */
  seenWithout?: Localized | null
}

/** The form of any record of the site's content, made of the table of its fields; `id` says of which page. */
export function contentView(kind: ContentKind, id: string): FormView {
  const fields = contentFields(kind, id)
  const page = kind === 'page' && isPageName(id) ? id : null
  const names = namesIn(kind, id)
  const [titles, labels]: Record<string, Localized>[] =
    kind === 'page'
      ? [page ? pageSections[page] : {}, page ? labelsOfPages[page] : {}]
      : [listSections[kind], listLabels[kind]]
  const entries = Object.entries(fields)
  const hints = entries.flatMap(([key, field]) => {
    const hint = contentHints[formNames(field)[0] ?? '']
    return hint ? [[key, hint] as const] : []
  })
  const groups = entries.flatMap(([key, { row, takes }]) => {
    const words = row && groupWords[Object.keys(takes)[0] ?? '']
    return words ? [[key, words] as const] : []
  })
  return {
    fields,
    titles: titles!,
    labels: { ...Object.fromEntries(entries.map(([key]) => [key, { ar: key, en: key }])), ...labels },
    hints: Object.fromEntries(hints),
    groups: Object.fromEntries(groups),
    ...(kind === 'page' && { unfolded: Object.keys(titles!).slice(0, 1) }),
    Above: () => <Above names={names} />,
    Below: page === 'look' ? LookBelow : MailBelow,
    ...(kind === 'rule' && { controls: { when: ConditionsField } }),
    Publication,
    actions: hasTemplate(page ?? '') && <TemplateButton />,
    Beside: MailTest,
  }
}

/** What the texts of a form may name in braces; what has no texts, or labels of links alone, takes none. */
function namesIn(kind: ContentKind, page: string) {
  if (kind !== 'page') return contentList(kind).onlyPlaceholders ?? PLACEHOLDERS
  return ['identity', 'look', 'navigation'].includes(page) ? [] : PLACEHOLDERS
}

function Above({ names }: { names: ReturnType<typeof namesIn> }) {
  const words = useWords(siteContent)
  const { isDemo, hiddenLinks = [] } = useBeside<Beside>()
  return (
    <>
      {isDemo && <Message tone="warn">{words.demo}</Message>}
      {hiddenLinks.length > 0 && <Message tone="warn">{words.hiddenLinks(hiddenLinks.join('  '))}</Message>}
      {names.length > 0 && <PlaceholderHint names={names} />}
    </>
  )
}

function Publication() {
  const { seenWithout } = useBeside<Beside>()
  return <PublicationPart warning={seenWithout} />
}

function LookBelow({ section }: { section: string }) {
  return section === 'shape' && <LookSample />
}

function MailBelow({ section }: { section: string }) {
  const { mailValues } = useBeside<Beside>()
  return mailValues && <MailPreview mail={section as MailName} site={mailValues} />
}

/** Sends a test; its buttons stand within the form of the texts. */
function MailTest() {
  const { mailValues } = useBeside<Beside>()
  return (
    mailValues && (
      <form id={MAIL_TEST_FORM} method="post">
        <input type="hidden" name="intent" value="test" />
      </form>
    )
  )
}
