import { Trash2 } from 'lucide-react'
import { useMemo, type MouseEvent } from 'react'
import { siteContent } from '#content/admin/site/site-content.ts'
import { contentPreviewPath } from '#domain/accounts/staff-paths.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import { FormPreview } from '#app/ui/admin/form/preview/form-preview.tsx'
import { PublicationPart } from '#app/ui/admin/form/publication/publication-part.tsx'
import { withPublication } from '#app/ui/admin/form/publication/publication-section.ts'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'
import type { RecordFormOptions } from '#app/ui/admin/form/use-record-form.ts'
import type { MailName } from '#domain/site/content/pages/mails-fields.ts'
import { PLACEHOLDERS } from '#domain/site/content/fill-texts.ts'
import { isPreviewed } from '#domain/site/content/previewed.ts'
import { TEMPLATE_PLACEHOLDERS } from '#domain/site/content/template-kinds.ts'
import { hasTemplate } from '#domain/site/content/templates.ts'
import { ContentControl } from './content-control.tsx'
import { MailPreview, type SiteValues } from './mail-preview.tsx'
import { PlaceholderHint } from './placeholder-hint.tsx'
import { TemplateButton } from './template-button.tsx'
import { contentParts, contentSections, type ContentParts } from './content-sections.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'

export type ContentFormProps = Omit<RecordFormOptions, 'sections'> & {
  kind: ContentKind
  /** Of a page, its name. */
  page?: string
  /** Of a record of a list; empty for a new one. */
  id?: string
  title: string
  name?: string
  save: string
  known: readonly UploadedFile[]
  /** Links that are not drawn, because there is nothing at their ends. */
  hiddenLinks?: readonly string[]
  /** Of the mails, what they may name of the site. */
  mailValues?: SiteValues
  /** It came with the product and nobody has changed it. */
  isDemo?: boolean
  /** What visitors see without it, where a part of the site goes with it. */
  seenWithout?: Localized | null
  /** The way to delete what is edited. */
  deletion?: { to: string; onClick: (event: MouseEvent) => void }
}

/** The form of any record of the site's content, made of the table of its fields. */
export function ContentForm({
  kind,
  page = '',
  id = '',
  title,
  name,
  save,
  known,
  isDemo,
  mailValues,
  seenWithout,
  hiddenLinks = NO_LINKS,
  deletion,
  ...options
}: ContentFormProps) {
  const locale = useLocale()
  const words = useWords(siteContent)
  const parts = useMemo(() => contentParts(kind, page), [kind, page])
  const sections = useMemo(() => withPublication(contentSections(parts, locale), locale), [parts, locale])
  const { list, writes } = recordKind(kind)
  const names = namesIn(kind, page)
  return (
    <RecordForm
      {...options}
      sections={sections}
      title={title}
      name={name}
      save={save}
      cancelTo={list}
      unreachable={words.unreachable}
      writes={writes}
      actions={
        <>
          {isPreviewed(kind, page) && (
            <FormPreview to={(language) => contentPreviewPath({ kind, id: page || id }, language)} />
          )}
          {hasTemplate(page) && <TemplateButton />}
          {deletion && <DeleteButton {...deletion} />}
        </>
      }
    >
      {isDemo && <Message tone="warn">{words.demo}</Message>}
      {hiddenLinks.length > 0 && <Message tone="warn">{words.hiddenLinks(hiddenLinks.join('  '))}</Message>}
      {names.length > 0 && <PlaceholderHint names={names} />}
      <div className="form-parts">
        {Object.keys(parts.titles).map((section) => (
          <ContentPart
            key={section}
            section={section}
            parts={parts}
            stored={options.values}
            known={known}
            mailValues={mailValues}
          />
        ))}
        <PublicationPart warning={seenWithout} />
      </div>
    </RecordForm>
  )
}

type ContentPartProps = Pick<ContentFormProps, 'known' | 'mailValues'> & {
  section: string
  parts: ContentParts
  stored: FormValues
}

/** The fields of one section; among the mails, with how its mail looks. */
function ContentPart({ section, parts, stored, known, mailValues }: ContentPartProps) {
  const locale = useLocale()
  const ofSection = Object.entries(parts.fields).filter(([, field]) => field.section === section)
  return (
    <FormPart id={section} title={parts.titles[section]![locale]}>
      <div className="form-fields">
        {ofSection.map(([key, field]) => (
          <ContentControl
            key={key}
            field={field}
            label={parts.labels[key] ?? { ar: key, en: key }}
            stored={stored}
            known={known}
          />
        ))}
        {mailValues && <MailPreview mail={section as MailName} site={mailValues} />}
      </div>
    </FormPart>
  )
}

/** What the texts of a form may name in braces; what has no texts, or labels of links alone, takes none. */
function namesIn(kind: ContentKind, page: string) {
  if (kind === 'template') return TEMPLATE_PLACEHOLDERS
  return page === 'identity' || page === 'navigation' ? [] : PLACEHOLDERS
}

const NO_LINKS: readonly string[] = []

function DeleteButton({ to, onClick }: NonNullable<ContentFormProps['deletion']>) {
  return (
    <ButtonLink to={to} kind="danger" small onClick={onClick}>
      <Trash2 />
      {useWords(siteContent).deletion.verb}
    </ButtonLink>
  )
}
