import { Trash2 } from 'lucide-react'
import { useMemo, type MouseEvent, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { adminForm } from '#content/admin/form.ts'
import { recordWords } from '#content/admin/records/record-words.ts'
import { recordKind } from '#domain/kinds.ts'
import { formPreviewPath } from '#domain/site/content/previewed.ts'
import { inLanguage, type Locale, LOCALES } from '#domain/text/locale.ts'
import { isTranslating } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { deletePath, listPath, type FormKind } from '#app/record-address.ts'
import type { LoadedForm } from '#app/loading/records/record-form.ts'
import { DeleteDialog } from '#app/ui/admin/deletion/delete-dialog.tsx'
import { asked, deletionPath } from '#app/ui/admin/deletion/deletion.ts'
import { useDeletion } from '#app/ui/admin/deletion/use-deletion.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-store.ts'
import { formSections, type FormSection } from '#app/ui/admin/form/form-sections.ts'
import type { FormView } from '#app/ui/admin/form/form-view.ts'
import { valueOf, isEmpty, type FormValues } from '#app/ui/admin/form/form-values.ts'
import { FormPreview } from '#app/ui/admin/form/preview/form-preview.tsx'
import { PublicationPart } from '#app/ui/admin/form/publication/publication-part.tsx'
import { PUBLICATION_ID, withPublication } from '#app/ui/admin/form/publication/publication-section.ts'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import type { SaveAnswer } from '#app/ui/admin/form/save-answer.ts'
import { SectionList } from '#app/ui/admin/form/section-list.tsx'
import { useMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Part } from '#app/ui/admin/form/placed-part.tsx'
import { viewOf } from './record-views.tsx'
import { useNext } from './use-next.ts'

type KindFormProps = LoadedForm & { posted: SaveAnswer | undefined }

/** The form of a record of any kind, as the view of its kind has it: a new one, or one that is there. */
export function KindForm(form: KindFormProps) {
  const { kind, id, from, values, publication, posted } = form
  const locale = useLocale()
  const [parameters] = useSearchParams()
  const isHalf = id !== null && isTranslating(parameters.get('next'))
  const view = useMemo(
    () => (isHalf ? translationView(viewOf(kind, id), values) : viewOf(kind, id)),
    [kind, id, isHalf, values],
  )
  const hasPublication = publication !== undefined && !isHalf
  const sections = useMemo(() => sectionsOf(view, locale, hasPublication), [view, locale, hasPublication])
  const words = recordWords(kind, id ?? '')
  const isNew = id === null
  const { list, idField, nameFields, writes, hasDrafts } = recordKind(kind)
  const title = (isNew ? words.add : words.edit)[locale]
  const called = isNew ? '' : (view.calledOf?.(form) ?? '')
  const named = [locale, 'ar', 'en'] as const
  const isNamed = hasDrafts && kind !== 'page'
  const deletion = useFormDeletion(form)
  const previewed = (language: Locale) => formPreviewPath(kind, id ?? '', language)
  const isQuiet = isNew && words.isQuietWhenNew
  return (
    <>
      <RecordForm
        record={draftRecord(kind, isHalf ? `${id}/languages` : id, from)}
        version={form.version}
        values={values}
        posted={posted}
        creationKey={form.creationKey}
        publication={publication}
        sections={sections}
        title={`${title} ${called}`.trim()}
        name={isNamed ? named.map((one) => valueOf(values, nameFields[one])).find(Boolean) : undefined}
        save={words.verbs[isNew ? 'add' : 'edit'][locale]}
        cancelTo={list}
        goesOn={!isNew && view.goesOn}
        unreachable={isQuiet ? null : (words.unreachable?.[locale] ?? null)}
        writes={writes}
        actions={<FormActions view={view} form={form} isHalf={isHalf} deletion={deletion?.button} />}
      >
        {idField !== 'id' && previewed(locale) && <input type="hidden" name={idField} value={id ?? ''} />}
        {view.Above && <view.Above />}
        <Parts view={view} form={form} sections={sections} aside={deletion?.link} />
      </RecordForm>
      {view.Beside && <view.Beside />}
      {deletion?.dialog}
    </>
  )
}

type FormActionsProps = { view: FormView; form: KindFormProps; isHalf: boolean; deletion: ReactNode }

/** More buttons of the top bar; of a part of the form the way to all of it. */
function FormActions({ view, form: { kind, id }, isHalf, deletion }: FormActionsProps) {
  const { wholeForm } = useWords(adminForm)
  const previewed = (language: Locale) => formPreviewPath(kind, id ?? '', language)
  if (isHalf && id !== null) {
    return (
      <ButtonLink to={recordKind(kind).form(id)} kind="outline" small>
        {wholeForm}
      </ButtonLink>
    )
  }
  return (
    <>
      {previewed('ar') && <FormPreview to={(language) => previewed(language)!} isApart={view.isPreviewApart} />}
      {view.actions}
      {!view.aside && deletion}
    </>
  )
}

export function sectionsOf(view: FormView, locale: Locale, isPublished: boolean): FormSection[] {
  const { fields, titles, labels, options, missing } = view
  const together = (key: string) => view.together?.[key]?.(locale)
  const sections = formSections(fields, inLanguage(titles, locale), inLanguage(labels, locale), {
    together,
    options,
    missing,
  })
  return isPublished ? withPublication(sections, locale) : sections
}

type PartsProps = { view: FormView; form: KindFormProps; sections: FormSection[]; aside: ReactNode }

/** The parts of a form: one below the other, in columns, or beside their list. */
function Parts({ view, form, sections, aside }: PartsProps) {
  const { ar, en } = recordKind(form.kind).nameFields
  const part = (id: string) =>
    id === PUBLICATION_ID ? (
      <Publication key={id} view={view} />
    ) : (
      <Part key={id} view={view} section={id} isNew={form.id === null} known={form.known} slugFrom={[en, ar]} />
    )
  const { columns, aside: Aside, className = 'form-parts', Behind } = view
  if (columns) {
    return (
      <div className="blog-form">
        {columns.map((ids) => (
          <div key={ids[0]} className="form-parts">
            {ids.map(part)}
          </div>
        ))}
      </div>
    )
  }
  const parts = (
    <div className={className}>
      {sections.map(({ id }) => part(id))}
      {Behind && <Behind />}
    </div>
  )
  if (!Aside) return parts
  return (
    <div className="form-layout">
      <SectionList sections={sections}>
        {aside}
        {form.id !== null && <Aside />}
      </SectionList>
      {parts}
    </div>
  )
}

function Publication({ view: { Publication: Own } }: { view: FormView }) {
  return Own ? <Own /> : <PublicationPart />
}

/** The ways to delete what is edited; null for what is new, and for kinds that go in their list. */
function useFormDeletion({ kind, id, name, beside }: KindFormProps) {
  const locale = useLocale()
  const mayDelete = useMay(recordKind(kind).writes)
  const next = useNext(listPath(kind))
  const { ask, ...deletion } = useDeletion(next)
  const words = recordWords(kind).deletion
  if (id === null || !words || name === undefined) return null
  const to = deletePath(kind, id)
  const way = {
    to: deletionPath(to, next, 'form'),
    onClick: ask({ to, ...asked(words, 'inForm', name[locale], locale) }),
  }
  return {
    button: (
      <ButtonLink {...way} kind="danger" small>
        <Trash2 />
        {words.verb[locale]}
      </ButtonLink>
    ),
    link: mayDelete && <DeleteLink {...way} verb={(words.link ?? words.verb)[locale]} />,
    dialog: <DeleteDialog {...deletion} verb={words.verb[locale]} targets={targetsIn(kind, beside)} />,
  }
}

function targetsIn(kind: FormKind, beside: LoadedForm['beside']) {
  return kind === 'category' && 'others' in beside ? beside.others : undefined
}

function DeleteLink({ to, onClick, verb }: { to: string; onClick: (event: MouseEvent) => void; verb: string }) {
  return (
    <a href={to} onClick={onClick} className="section-link section-link-danger">
      <Trash2 />
      {verb}
    </a>
  )
}

/** Of a form what is written in one language only, both languages side by side; all texts once nothing is missing. */
function translationView({ fields, titles, labels, hints, options, controls }: FormView, values: FormValues): FormView {
  const pairs = Object.entries(fields).filter(([, { pair, section }]) => pair !== undefined && section !== null)
  const halves = pairs.filter(([, { pair }]) => {
    const [ar, en] = LOCALES.map((locale) => isEmpty(values, [pair![locale]]))
    return ar !== en
  })
  const shown = Object.fromEntries(halves.length > 0 ? halves : pairs)
  const sections = new Set(Object.values(shown).map(({ section }) => section))
  const own = { hints, options, controls }
  return {
    fields: shown,
    titles: Object.fromEntries(Object.entries(titles).filter(([id]) => sections.has(id))),
    labels,
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
    goesOn: true,
  }
}
