import { Send } from 'lucide-react'
import { languageNames } from '#content/admin/inbox-message.ts'
import { quotationForm } from '#content/admin/quotes/quotation-form.ts'
import { quotationStates, quotationWords } from '#content/admin/quotes/quotations.ts'
import { messagePath, QUOTES_PATH } from '#domain/accounts/staff-paths.ts'
import type { CustomerDto } from '#domain/customers/customer.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { BilingualField } from '#app/ui/admin/form/fields/bilingual-field.tsx'
import { FormDay, FormNumber, FormSelect, FormText, FormTextArea } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { CustomerChoice, CustomerText } from '#app/ui/admin/customers/customer-offers.tsx'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import type { RecordFormOptions } from '#app/ui/admin/form/use-record-form.ts'
import { groupOf, type PriceGroup } from '#domain/prices/price-terms.ts'
import type { Approval } from '#domain/quotes/quotation-record.ts'
import { DraftPdf } from './send-quotation.tsx'
import { LinesPart, type ListedPacks } from './lines-part.tsx'
import { RevisionLinks, type RevisionLink } from './revision-links.tsx'

export type QuotationFormProps = RecordFormOptions & {
  id: string
  /** Null before anything was sent. */
  number: string | null
  revision: number
  request: { id: string; number: string } | null
  revisions: RevisionLink[]
  /** Who else has opened it of late. */
  openedBy: { name: string; when: string } | null
  listed: ListedPacks
  groups: readonly PriceGroup[]
  approval: { state: Approval; word: string }
  /** Of the request, as far as the desk knows it. */
  customer: CustomerDto | null
}

/** A quotation while it is written: for whom, what for, and on which terms. */
export function QuotationForm(props: QuotationFormProps) {
  const { id, number, revision, request, revisions, openedBy, listed, groups, approval, customer, ...options } = props
  const words = useWords(quotationForm)
  const states = useWords(quotationStates)
  const { revision: revisionWord } = useWords(quotationWords)
  return (
    <RecordForm
      {...options}
      title={number ?? words.draft}
      segment={number === null ? (request?.number ?? '') : ''}
      save={words.save}
      cancelTo={QUOTES_PATH}
      unreachable={words.failed}
      writes="quotes"
      next={<SendButton />}
    >
      <div className="quote-head">
        <Badge>{states.draft}</Badge>
        {revision > 1 && <Badge>{revisionWord(revision)}</Badge>}
        {request && (
          <SiteLink to={messagePath(request.id)} className="text-link">
            <Ltr>{request.number}</Ltr>
          </SiteLink>
        )}
        <div className="ms-auto">
          <DraftPdf id={id} revision={revision} />
        </div>
      </div>
      {openedBy && <Message tone="warn">{words.openedBy(openedBy.name, openedBy.when)}</Message>}
      {approval.state !== '' && (
        <Message tone={approval.state === 'approved' ? 'ok' : 'warn'}>
          {words.approval[approval.state]} <bdi>{approval.word}</bdi>
        </Message>
      )}
      <div className="form-parts">
        <CustomerPart customer={customer} groups={groups} />
        <LinesPart listed={listed} groups={groups} />
        <TermsPart />
        <FormPart id="internal" title={words.sections.internal} note={words.internalHint}>
          <FormTextArea name="internal_note" label={words.fields.internalNote} rows={3} optional />
        </FormPart>
        <RevisionLinks revisions={revisions} />
      </div>
    </RecordForm>
  )
}

/** Saves, and leads to the page from which it is sent. */
function SendButton() {
  const words = useWords(quotationForm)
  const { state } = useRecordForm()
  return (
    <Button type="submit" name="intent" value="continue" small disabled={state === 'saving'}>
      <Send className="mirrored" />
      {words.saveAndSend}
    </Button>
  )
}

const NAMES = {
  name: 'customer_name',
  company: 'customer_company',
  phone: 'customer_phone',
  email: 'customer_email',
  vat: 'customer_vat',
  cr: 'customer_cr',
  address: 'customer_address',
  locale: 'locale',
  payment_ar: 'payment_ar',
  payment_en: 'payment_en',
  delivery_ar: 'delivery_ar',
  delivery_en: 'delivery_en',
}

function CustomerPart({ customer, groups }: Pick<QuotationFormProps, 'customer' | 'groups'>) {
  const words = useWords(quotationForm)
  const locale = useLocale()
  const { fields } = words
  const line = { maxLength: 200, autoComplete: 'off' } as const
  return (
    <FormPart id="customer" title={words.sections.customer}>
      <CustomerChoice names={NAMES} known={customer}>
        <div className="form-row">
          <CustomerText {...line} name="customer_name" label={fields.customerName} />
          <CustomerText {...line} name="customer_company" label={fields.customerCompany} optional />
          <FormSelect
            name="locale"
            label={fields.locale}
            options={LOCALES.map((value) => ({ value, label: languageNames[value][locale] }))}
          />
        </div>
        <div className="form-row">
          <CustomerText {...line} name="customer_phone" label={fields.customerPhone} type="tel" ltr inputMode="tel" />
          <FormText {...line} name="customer_email" label={fields.customerEmail} type="email" ltr />
        </div>
        <div className="form-row">
          <CustomerText
            {...line}
            ltr
            name="customer_vat"
            label={fields.customerVat}
            hint={words.vatHint}
            inputMode="numeric"
            optional
          />
          <FormNumber
            {...line}
            name="customer_cr"
            label={fields.customerCr}
            hint={words.crHint}
            inputMode="numeric"
            optional
          />
        </div>
        <div className="form-row">
          <FormText {...line} name="customer_reference" label={fields.customerReference} optional />
          <FormText {...line} name="project" label={fields.project} optional />
          <PriceGroupField groups={groups} />
        </div>
        <FormText name="customer_address" label={fields.customerAddress} maxLength={500} autoComplete="off" optional />
      </CustomerChoice>
    </FormPart>
  )
}

/** A group that is no longer in the settings stays until another one is chosen. */
function PriceGroupField({ groups }: Pick<QuotationFormProps, 'groups'>) {
  const words = useWords(quotationForm)
  const locale = useLocale()
  const { value } = useField('price_group')
  const isUnknown = value !== '' && groupOf(groups, value) === null
  if (groups.length === 0 && !isUnknown) return null
  return (
    <FormSelect
      name="price_group"
      label={words.fields.priceGroup}
      options={[
        { value: '', label: words.noGroup },
        ...groups.map(({ id, ...names }) => ({ value: id, label: names[locale] })),
        ...(isUnknown ? [{ value, label: words.unknownGroup(value) }] : []),
      ]}
    />
  )
}

function TermsPart() {
  const words = useWords(quotationForm)
  const { fields } = quotationForm
  const pair = (name: string) => ({ ar: `${name}_ar`, en: `${name}_en` })
  return (
    <FormPart id="terms" title={words.sections.terms}>
      <div className="form-fields">
        <div className="form-row">
          <FormDay name="valid_until" label={words.fields.validUntil} hint={words.dayHint} />
          <FormSelect
            name="remind_customer"
            label={words.fields.remindCustomer}
            options={[
              { value: '0', label: words.reminding.no },
              { value: '1', label: words.reminding.yes },
            ]}
          />
        </div>
        <BilingualField names={pair('delivery')} label={fields.delivery} rows={2} />
        <BilingualField names={pair('payment')} label={fields.payment} rows={2} />
        <BilingualField names={pair('terms')} label={fields.terms} rows={4} />
      </div>
    </FormPart>
  )
}
