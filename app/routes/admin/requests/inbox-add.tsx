import { useMemo } from 'react'
import { takenRequest, takenBy } from '#content/admin/quotes/taken-request.ts'
import { languageNames } from '#content/admin/inbox-message.ts'
import { quotePage } from '#content/pages/quote.ts'
import { TAKEN_DOWN, type Message } from '#domain/messages/message.ts'
import { messagePath, INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { ATTACHMENTS } from '#domain/quotes/attached-files.ts'
import { LINE_LENGTHS } from '#domain/quotes/quote-line.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { servicesContext } from '#app/context.ts'
import { redirectWithNotice } from '#app/actions/staff-form.ts'
import { attachFiles } from '#app/actions/quotes/attached-files.ts'
import { saveRecord, type SaveArgs } from '#app/actions/record-action.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-store.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { FilesField } from '#app/ui/quote/files-field.tsx'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import type { FormSection } from '#app/ui/admin/form/form-sections.ts'
import { CustomerChoice, CustomerText } from '#app/ui/admin/customers/customer-offers.tsx'
import { FormDay, FormSelect, FormText, FormTextArea } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { RowsField } from '#app/ui/admin/form/fields/rows-field.tsx'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import { useField } from '#app/ui/admin/form/record-form-context.ts'
import { SectionList } from '#app/ui/admin/form/section-list.tsx'
import type { RecordFormOptions } from '#app/ui/admin/form/use-record-form.ts'
import type { Route } from './+types/inbox-add.ts'

const RECORD = draftRecord('request', null)

export const meta = adminMeta(takenRequest.title)

export function loader() {
  return { values: { source: [TAKEN_DOWN[0]], locale: ['ar'] }, creationKey: crypto.randomUUID() }
}

export const action = saveTakenRequest

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedSave(RECORD, serverAction)
}

export default function InboxAdd({ loaderData, actionData }: Route.ComponentProps) {
  return <TakenRequestForm {...loaderData} record={RECORD} version={null} posted={actionData} />
}

/** Saves a request that staff wrote down, and leads to it. */
function saveTakenRequest(args: SaveArgs) {
  const { takenRequests } = args.context.get(servicesContext)
  return saveRecord<Message, Message>(args, {
    save: async (fields, by) => {
      const attach = () => attachFiles(args.context, 'visitor')
      return { actId: null, sent: fields, ...(await takenRequests.take(fields, by, attach)) }
    },
    toFields: () => ({}),
    files: { single: {} },
    done: async ({ id }) => redirectWithNotice(messagePath(id), 'request-added'),
    refused: (message, locale) => (message === null ? takenRequest.failed : takenRequest.refused)[locale],
  })
}

/** What somebody asks for by telephone, chat or visit, as staff write it down. */
function TakenRequestForm(options: Omit<RecordFormOptions, 'sections'>) {
  const words = useWords(takenRequest)
  const sections = useSections()
  return (
    <RecordForm
      {...options}
      title={words.title}
      save={words.save}
      cancelTo={INBOX_PATH}
      unreachable={words.failed}
      writes="requests"
      sections={sections}
    >
      <div className="form-layout">
        <SectionList sections={sections} />
        <div className="form-parts">
          <CustomerPart />
          <LinesPart />
        </div>
      </div>
    </RecordForm>
  )
}

const CONTACT = ['name', 'phone', 'email', 'companyName', 'city', 'project', 'neededBy'] as const

const NAMES = { name: 'name', company: 'companyName', phone: 'phone', email: 'email', city: 'city', locale: 'locale' }

function useSections(): FormSection[] {
  const words = useWords(takenRequest)
  const { fields, paste } = useWords(quotePage)
  return useMemo(() => {
    const contact = CONTACT.map((name) => ({ names: [name], label: fields[name] }))
    const origin = [
      { names: ['source'], label: words.source },
      { names: ['locale'], label: words.locale },
    ]
    const rows = { names: ['item[]', 'qty[]', 'unit[]', 'note[]'], label: words.what }
    return [
      { id: 'customer', title: words.who, fields: [...contact, ...origin] },
      {
        id: 'items',
        title: words.what,
        fields: [rows, { names: ['lines'], label: paste }, { names: ['details'], label: fields.details }],
      },
    ]
  }, [words, fields, paste])
}

function CustomerPart() {
  const words = useWords(takenRequest)
  const { fields, dayHint } = useWords(quotePage)
  const ways = useWords(takenBy)
  const locale = useLocale()
  const line = (name: (typeof CONTACT)[number]) => ({ name, label: fields[name], maxLength: MOST_LENGTH.line })
  return (
    <FormPart id="customer" title={words.who} note={words.whoNote}>
      <CustomerChoice names={NAMES}>
        <div className="form-row">
          <FormSelect
            name="source"
            label={words.source}
            options={TAKEN_DOWN.map((value) => ({ value, label: ways[value] }))}
          />
          <FormSelect
            name="locale"
            label={words.locale}
            options={LOCALES.map((value) => ({ value, label: languageNames[value][locale] }))}
          />
        </div>
        <div className="form-row">
          <CustomerText {...line('name')} required autoComplete="off" />
          <CustomerText {...line('companyName')} optional autoComplete="off" />
        </div>
        <div className="form-row">
          <CustomerText {...line('phone')} type="tel" ltr autoComplete="off" inputMode="tel" />
          <FormText {...line('email')} type="email" ltr autoComplete="off" maxLength={MOST_LENGTH.email} />
        </div>
        <div className="form-row">
          <FormText {...line('city')} optional autoComplete="off" />
          <FormText {...line('project')} optional autoComplete="off" />
        </div>
        <div className="form-row">
          <FormDay name="neededBy" label={fields.neededBy} hint={dayHint} optional />
        </div>
      </CustomerChoice>
    </FormPart>
  )
}

function LinesPart() {
  const words = useWords(takenRequest)
  const locale = useLocale()
  const { fields, paste, pasteHint, units } = useWords(quotePage)
  const { item, quantity, unit, note } = takenRequest
  const files = useField(ATTACHMENTS)
  const columns = [
    { name: 'item[]', label: words.item, names: Object.values(item), maxLength: LINE_LENGTHS.text },
    {
      name: 'qty[]',
      label: words.quantity,
      names: Object.values(quantity),
      size: 'code',
      dir: 'ltr',
      figures: true,
      inputMode: 'numeric',
    },
    {
      name: 'unit[]',
      label: words.unit,
      names: Object.values(unit),
      size: 'code',
      // A new row asks for pieces.
      options: [
        { value: '', label: quotePage.units.piece[locale] },
        { value: 'carton', label: units.carton },
      ],
    },
    { name: 'note[]', label: words.note, names: Object.values(note), maxLength: LINE_LENGTHS.note },
  ] as const
  return (
    <FormPart id="items" title={words.what}>
      <div className="form-fields">
        <RowsField label={words.what} columns={columns} add={words.addLine} />
        <FormTextArea name="lines" label={paste} hint={pasteHint} rows={4} dir="auto" optional />
        <FormTextArea name="details" label={fields.details} rows={3} maxLength={MOST_LENGTH.text} optional />
        <FilesField id="request-attachments" optional error={files.error} />
      </div>
    </FormPart>
  )
}
