import { aliasesWords } from '#content/admin/quotes/aliases.ts'
import { redirectsWords } from '#content/admin/redirects.ts'
import { synonymsWords } from '#content/admin/search.ts'
import { attributesWords } from '#content/admin/catalogue/attributes.ts'
import { ATTRIBUTE_FIELDS } from '#domain/catalogue/attribute-fields.ts'
import { webhookEvents, webhooksWords } from '#content/admin/systems/webhooks.ts'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { WEBHOOK_EVENTS, WEBHOOK_FIELDS } from '#domain/webhooks/webhook.ts'
import { line } from '#domain/fields/field-kinds.ts'
import { plainLines } from '#domain/site/content/text-kinds.ts'
import type { FormKind } from '#app/record-address.ts'
import { customerView } from '#app/ui/admin/customers/customer-view.tsx'
import { documentView } from '#app/ui/admin/documents/document-view.tsx'
import { brandView } from '#app/ui/admin/brands/brand-view.tsx'
import { formView, type FormView, type OwnControlProps } from '#app/ui/admin/form/form-view.ts'
import { productView } from '#app/ui/admin/items/product-view.tsx'
import { newSeoView, seoView } from '#app/ui/admin/seo/seo-view.tsx'
import { contentView } from '#app/ui/admin/site/content-view.tsx'
import type { SynonymEntry } from '#domain/search/synonym-form.ts'
import { synonymsEditPath } from '#domain/accounts/staff-paths.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { useBeside } from './use-next.ts'
import { Group } from '#app/ui/admin/group.tsx'
import { categoryForm } from '#content/admin/categories.ts'
import { adminForm } from '#content/admin/form.ts'
import { publicationForm } from '#content/admin/records/publication.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import { SlugField } from '#app/ui/admin/form/fields/slug-field.tsx'
import { PublicationPart, Unpublish } from '#app/ui/admin/form/publication/publication-part.tsx'
import { FilledChoice, type Target } from '#app/ui/admin/categories/filled-choice.tsx'
import { blogForm } from '#content/admin/blogs.ts'
import { postCategoryNames } from '#content/posts.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { POST_CATEGORIES } from '#domain/posts/post.ts'
import { FormSelect } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { PUBLICATION_ID } from '#app/ui/admin/form/publication/publication-section.ts'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import '#app/ui/admin/blogs/blogs.css'

const postView = formView({
  fields: POST_FIELDS,
  titles: blogForm.sections,
  labels: blogForm.fields,
  hints: { author: blogForm.authorHint, tags: blogForm.tagsHint, videos: blogForm.videosHint },
  options: {
    snippet: { lines: 3 },
    tags: { lines: 2 },
    videos: { lines: 3, ltr: true, optional: true },
    date: { type: 'date' },
    readingMinutes: { inputMode: 'numeric' },
    // Without a picture there is nothing to describe: only the other side of a text is missed.
    imageAlt: { isUnwanted: true },
  },
  order: { publishing: ['date', 'author', 'category', 'readingMinutes', 'tags', 'slug'] },
  controls: { category: CategoryField },
  columns: [
    ['words', 'texts', 'media'],
    [PUBLICATION_ID, 'publishing', 'picture'],
  ],
  Below: Comments,
  isPreviewApart: true,
})

const categoryView = formView({
  fields: CATEGORY_FIELDS,
  titles: { basics: categoryForm.basics, picture: categoryForm.picture },
  labels: { ...categoryForm.fields, slug: adminForm.slug.label },
  hints: { sortId: categoryForm.fields.sortHint },
  options: { description: { lines: 5 }, sortId: { inputMode: 'numeric' } },
  beside: [['slug', 'sortId']],
  controls: { slug: ({ isNew }) => <SlugField name="category_slug" from={['name_en', 'name_ar']} required={isNew} /> },
  Publication,
})

/** So many names tell a group from the others. */
const SHOWN = 2

const { form: redirect } = redirectsWords
const { form: synonyms } = synonymsWords
const ADDRESS = { maxLength: 2000, ltr: true, required: true }

const redirectView = formView({
  fields: { from: { section: 'addresses', ...line('from') }, to: { section: 'addresses', ...line('to') } },
  titles: { addresses: redirect.title },
  labels: { from: redirect.from, to: redirect.to },
  notes: { addresses: redirect.note },
  hints: { from: redirect.fromHint, to: redirect.toHint },
  options: { from: ADDRESS, to: ADDRESS },
  className: 'admin-groups',
})

/** The names of a group, one to a line. */
const synonymsView = formView({
  fields: { words: { section: 'names', ...plainLines('words', { most: Infinity }) } },
  titles: { names: synonyms.title },
  labels: { words: synonyms.names },
  notes: { names: synonyms.note },
  options: { words: { lines: 8, required: true } },
  className: 'admin-groups',
  Behind: GroupChoice,
})

/** What a customer writes, and the pack that it means. */
const aliasView = formView({
  fields: { text: { section: 'wording', ...line('text') }, stock_code: { section: 'wording', ...line('stock_code') } },
  titles: { wording: aliasesWords.form.title },
  labels: { text: aliasesWords.columns.text, stock_code: aliasesWords.columns.stockCode },
  notes: { wording: aliasesWords.form.note },
  options: { text: { maxLength: 200, required: true }, stock_code: { maxLength: 200, ltr: true, required: true } },
  className: 'admin-groups',
})

/** A program that hears of events. */
const webhookView = formView({
  fields: WEBHOOK_FIELDS,
  titles: { target: webhooksWords.form.title },
  labels: webhooksWords.fields,
  hints: { url: webhooksWords.urlHint },
  options: { url: { type: 'url', ltr: true, required: true } },
  controls: { events: EventsField },
  choices: { active: { 0: webhooksWords.no, 1: webhooksWords.yes } },
  className: 'admin-groups',
})

/** What products are said to be. */
const attributeView = formView({
  fields: ATTRIBUTE_FIELDS,
  titles: attributesWords.parts,
  labels: attributesWords.fields,
  hints: attributesWords.hints,
  options: { key: { ltr: true, required: true }, unit: { ltr: true, optional: true }, place: { isNumber: true } },
  choices: {
    type: attributesWords.types,
    is_many: { 0: attributesWords.one, 1: attributesWords.many },
    facet: { 0: attributesWords.no, 1: attributesWords.yes },
  },
  groups: {
    values: {
      labels: {
        value: attributesWords.cells.value,
        label: attributesWords.fields.label,
        value_ar: attributesWords.cells.ar,
        value_en: attributesWords.cells.en,
        words: attributesWords.cells.words,
        mergeInto: attributesWords.cells.mergeInto,
      },
      add: attributesWords.addValue,
    },
  },
  rows: {
    steps: {
      columns: (locale) => [{ name: 'at_least[]', dir: 'ltr', figures: true, label: attributesWords.step[locale] }],
      add: attributesWords.addStep,
    },
    ignored: {
      columns: (locale) => [{ name: 'ignored[]', label: attributesWords.word[locale] }],
      add: attributesWords.addIgnored,
    },
  },
  beside: [
    ['type', 'isMany', 'unit'],
    ['isFacet', 'place'],
  ],
  className: 'admin-groups',
})

const VIEWS = {
  attribute: attributeView,
  product: productView,
  category: categoryView,
  brand: brandView,
  post: postView,
  document: documentView,
  redirect: redirectView,
  synonyms: synonymsView,
  alias: aliasView,
  customer: customerView,
  webhook: webhookView,
}

/** How the form of a record looks; null for the id of a new one. */
export function viewOf(kind: FormKind, id: string | null): FormView {
  if (kind === 'seo') return id === null ? newSeoView : seoView
  return Object.hasOwn(VIEWS, kind) ? VIEWS[kind as keyof typeof VIEWS] : contentView(kind as 'page', id ?? '')
}

/** Which events are sent, a box for each. */
function EventsField({ label }: OwnControlProps) {
  const locale = useLocale()
  const names = useWords(webhookEvents)
  const { start, errors } = useRecordForm()
  const error = errors['events']?.[locale]
  return (
    <fieldset className="stack-8" aria-describedby={error ? 'events-error' : undefined}>
      <legend className="field-label">{label[locale]}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <Checkbox key={event} name="events[]" value={event} defaultChecked={start['events[]']?.includes(event)}>
          {names[event]}
        </Checkbox>
      ))}
      <input type="hidden" name="events[]" value="" />
      {error && (
        <p id="events-error" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type Beside = { name?: string; groups?: Pick<SynonymEntry, 'id' | 'words'>[] }

/** The groups that a name can be added to in place of a new one. */
function GroupChoice() {
  const { name, groups = [] } = useBeside<Beside>()
  const { title, text } = useWords(synonymsWords.existing)
  if (groups.length === 0) return null
  return (
    <Group title={title} text={text}>
      <ul className="admin-chips">
        {groups.map(({ id, words }) => (
          <li key={id}>
            <ChipLink to={synonymsEditPath(id, name)}>
              <bdi>{words.slice(0, SHOWN).join(' · ')}</bdi>
            </ChipLink>
          </li>
        ))}
      </ul>
    </Group>
  )
}

/** Products do not stay in a category that is not on the site: what becomes of them is chosen first. */
function Publication() {
  const { unpublish } = useWords(publicationForm)
  const { isFilled, others } = useBeside<{ isFilled: boolean; others: Target[] }>()
  return (
    <PublicationPart
      unpublish={
        isFilled && (
          <details className="admin-asked">
            <summary className="button button-outline button-small">{unpublish}</summary>
            <FilledChoice targets={others} />
            <Unpublish />
          </details>
        )
      }
    />
  )
}

/** The three categories, and the one that the post has where that is another. */
function CategoryField({ label }: OwnControlProps) {
  const words = useWords(blogForm)
  const names = useWords(postCategoryNames)
  const { value } = useField('category')
  const fixed = POST_CATEGORIES.map((name) => ({ value: name, label: names[name] }))
  const isOther = value !== '' && !fixed.some((option) => option.value === value)
  const options = [{ value: '', label: words.noCategory }, ...fixed, ...(isOther ? [{ value, label: value }] : [])]
  return <FormSelect name="category" label={label[useLocale()]} options={options} />
}

function Comments({ section }: { section: string }) {
  const { comments: label } = useWords(blogForm)
  const { comments } = useBeside<{ comments: number }>()
  if (section !== 'publishing') return null
  return (
    <dl className="blog-fact">
      <dt>{label}</dt>
      <dd>{comments}</dd>
    </dl>
  )
}
