import { contentHints } from '#content/admin/site/content-hints.ts'
import { listSections, pageSections } from '#content/admin/site/content-sections.ts'
import { listLabels } from '#content/admin/site/list-labels.ts'
import { labelsOfPages, groupWords } from '#content/admin/site/page-labels.ts'
import { siteContent } from '#content/admin/site/site-content.ts'
import { conditionWords } from '#content/admin/choice/finder.ts'
import { finderValues } from '#content/choice/finder.ts'
import { formNames } from '#domain/fields/field.ts'
import { contentFields, contentList, type ContentKind } from '#domain/site/content/content-kinds.ts'
import { PLACEHOLDERS } from '#domain/site/content/fill-texts.ts'
import { isPageName } from '#domain/site/content/page-fields.ts'
import type { MailName } from '#domain/site/content/pages/mails-fields.ts'
import { hasTemplate } from '#domain/site/content/templates.ts'
import type { Localized } from '#domain/text/locale.ts'
import { FINDER_VALUES } from '#domain/choice/finder-questions.ts'
import { LISTED_CONDITIONS } from '#domain/choice/rule-fields.ts'
import { useWords, useLocale } from '#app/locale.ts'
import type { FormView } from '#app/ui/admin/form/form-view.ts'
import { PublicationPart } from '#app/ui/admin/form/publication/publication-part.tsx'
import { useBeside } from '#app/ui/admin/records/use-next.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { FormSelect, FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
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

/** When a rule holds, where that does not follow from the product: boxes for each list, and figures. */
function ConditionsField() {
  const locale = useLocale()
  const words = useWords(conditionWords)
  const { start, errors } = useRecordForm()
  const error = errors['when']?.[locale]
  return (
    <div className="stack-16">
      <p className="text-small text-ink-3">{words.hint}</p>
      {error && <p className="field-error">{error}</p>}
      {LISTED_CONDITIONS.map((key) => (
        <fieldset key={key}>
          <legend className="field-label">{words[key]}</legend>
          <div className="cluster-8/16">
            {FINDER_VALUES[key].map((value) => (
              <Checkbox
                key={value}
                name={`when_${key}[]`}
                value={value}
                defaultChecked={start[`when_${key}[]`]?.includes(value)}
              >
                {(finderValues[key] as Record<string, { ar: string; en: string }>)[value]![locale]}
              </Checkbox>
            ))}
          </div>
          <input type="hidden" name={`when_${key}[]`} value="" />
        </fieldset>
      ))}
      <FormText name="when_move" label={words.move} ltr inputMode="decimal" />
      <FormText name="when_gap" label={words.gap} hint={words.gapHint} ltr />
      <FormSelect
        name="when_paint"
        label={words.paint}
        options={[
          { value: '', label: words.asProduct },
          ...FINDER_VALUES.paint.map((value) => ({ value, label: finderValues.paint[value][locale] })),
        ]}
      />
    </div>
  )
}
