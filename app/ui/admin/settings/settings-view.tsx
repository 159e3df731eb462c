import { itemForm } from '#content/admin/items.ts'
import { HOLIDAY_EXAMPLES, settingsScreen } from '#content/admin/settings.ts'
import { networkNames } from '#content/pages/network-names.ts'
import { WEEK_DAYS } from '#domain/follow-up/business-calendar.ts'
import type { StaffMailboxes } from '#domain/messages/staff-mailboxes.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import { SOCIAL_NETWORKS } from '#domain/site/settings.ts'
import { useLoaderData } from 'react-router'
import { useLocale, useWords } from '#app/locale.ts'
import { PairField } from '#app/ui/admin/form/fields/bilingual-field.tsx'
import { FormNumber, FormSelect, FormText, FormTextArea } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { formView, type OwnControlProps } from '#app/ui/admin/form/form-view.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { useMay } from '#app/ui/admin/use-may.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Message } from '#app/ui/base/state/message.tsx'

const { fields, sections, yes, no } = settingsScreen
const { hidden, from, exact } = itemForm.fields.priceVisibilities

const PHONE = { type: 'tel', autoComplete: 'off', ltr: true, optional: true } as const
const EMAIL = { type: 'email', autoComplete: 'off', ltr: true, optional: true } as const
const OFFICIAL = { inputMode: 'numeric', ltr: true, optional: true } as const
const PER_CENT = { inputMode: 'numeric', isNumber: true, optional: true } as const
const WHOLE = { inputMode: 'numeric', isNumber: true, required: true } as const

export const settingsView = formView({
  fields: SETTINGS_FIELDS,
  titles: sections,
  labels: {
    ...fields,
    map: fields.map.map_link,
    social: sections.social,
    structuredRating: sections.rating,
    workHours: settingsScreen.usualHours,
  },
  notes: { social: settingsScreen.socialHint, quotes: settingsScreen.quotesNote },
  hints: {
    company: settingsScreen.companyHint,
    salesPhone: settingsScreen.salesPhoneHint,
    privacyEmail: settingsScreen.privacyEmailHint,
    documentEmails: settingsScreen.documentEmailsHint,
    map: settingsScreen.mapLinkHint,
    commercialRegistration: settingsScreen.registrationHint,
    vatNumber: settingsScreen.vatHint,
    indexed: settingsScreen.indexedHint,
    description: settingsScreen.descriptionHint,
    keywords: settingsScreen.keywordsHint,
    quoteValidityDays: settingsScreen.quoteValidityDaysHint,
    maxDiscount: settingsScreen.maxDiscountHint,
    maxDiscountOwner: settingsScreen.maxDiscountOwnerHint,
    priceVisibility: settingsScreen.priceVisibilityHint,
    answerHours: settingsScreen.answerHoursHint,
    requestMonths: settingsScreen.requestMonthsHint,
    quoteYears: settingsScreen.quoteYearsHint,
    binDays: settingsScreen.binDaysHint,
    versionMonths: settingsScreen.versionMonthsHint,
  },
  options: {
    name: { isWanted: true },
    slogan: { isWanted: true },
    company: { isWanted: true },
    summary: { isWanted: true, lines: 2 },
    phone: PHONE,
    salesPhone: PHONE,
    messagingNumber: PHONE,
    email: EMAIL,
    salesEmail: EMAIL,
    supportEmail: EMAIL,
    privacyEmail: EMAIL,
    documentEmails: { lines: 3, ltr: true, optional: true },
    address: { isWanted: true },
    hours: { isWanted: true },
    map: { inputMode: 'url', autoComplete: 'off', ltr: true, optional: true },
    commercialRegistration: OFFICIAL,
    vatNumber: OFFICIAL,
    description: { isWanted: true, lines: 3 },
    keywords: { lines: 8 },
    quoteValidityDays: WHOLE,
    quoteDelivery: { isWanted: true, lines: 3 },
    quotePayment: { isWanted: true, lines: 3 },
    quoteTerms: { isWanted: true, lines: 4 },
    bankIban: { autoComplete: 'off', ltr: true, optional: true },
    bankAccount: { autoComplete: 'off', optional: true },
    answerHours: WHOLE,
    maxDiscount: PER_CENT,
    maxDiscountOwner: PER_CENT,
    requestMonths: WHOLE,
    quoteYears: WHOLE,
    binDays: WHOLE,
    versionMonths: WHOLE,
  },
  choices: {
    indexed: { yes, no },
    show_ratings: { yes, no },
    price_visibility: { hidden, from, exact },
    sales_see_cost: settingsScreen.yesNo,
  },
  unfolded: ['identity', 'contact'],
  order: { seo: ['indexed', 'description', 'keywords'] },
  beside: [
    ['phone', 'salesPhone', 'messagingNumber'],
    ['email', 'salesEmail', 'supportEmail', 'privacyEmail'],
    ['commercialRegistration', 'vatNumber'],
    ['bankAccount', 'bankIban'],
    ['maxDiscount', 'maxDiscountOwner'],
    ['social'],
    ['binDays', 'versionMonths'],
  ],
  controls: {
    notifyEmails: NotifyEmails,
    hours: Hours,
    social: Social,
    structuredRating: Rating,
    workDays: WorkDays,
    workHours: WorkHours,
    holidays: Holidays,
    priceGroups: PriceGroups,
  },
})

/** Its hint says where mails go now, whatever stands in the field. */
function NotifyEmails({ label, isReadOnly }: OwnControlProps) {
  const words = useWords(settingsScreen)
  const locale = useLocale()
  const { mailsTo } = useLoaderData<{ mailsTo: StaffMailboxes | null }>()
  if (!mailsTo) return null
  const { addresses, source } = mailsTo
  const now = addresses.length === 0 ? words.mailsToNobody : words.mailsTo(addresses, words.mailboxSources[source])
  return (
    <FormTextArea
      name="notify_emails"
      readOnly={isReadOnly}
      label={label[locale]}
      hint={`${words.notifyEmailsHint} ${now}`}
      dir="ltr"
      rows={3}
      optional
    />
  )
}

/** Whom people reach is read by all who work with them, and changed by owners. */
function Hours({ label }: OwnControlProps) {
  const { peopleNote } = useWords(settingsScreen)
  const isShown = useMay('people-settings.read')
  const mayChange = useMay('people-settings.write')
  return (
    <>
      {isShown && !mayChange && <p className="field-hint">{peopleNote}</p>}
      <PairField of={{ ...SETTINGS_FIELDS.hours, wanted: true }} label={label} />
    </>
  )
}

function Social() {
  const networks = useWords(networkNames)
  return SOCIAL_NETWORKS.map((network) => (
    <FormText
      key={network}
      name={`social_${network}`}
      label={networks[network]}
      inputMode="url"
      autoComplete="off"
      ltr
      optional
    />
  ))
}

/** The rating that structured data tells (docs/specification S19). */
function Rating() {
  const words = useWords(settingsScreen)
  const { rating_shown: shown, rating_value: value, rating_count: count } = words.fields.structuredRating
  const choice = [
    { value: '1', label: words.yes },
    { value: '0', label: words.no },
  ]
  return (
    <>
      <Message tone="warn">{words.ratingNote}</Message>
      <div className="form-row">
        <FormSelect name="rating_shown" label={shown} options={choice} />
        <FormNumber name="rating_value" label={value} />
        <FormNumber name="rating_count" label={count} inputMode="numeric" />
      </div>
    </>
  )
}

function WorkHours() {
  const { workHoursHint, fields: labels } = useWords(settingsScreen)
  return (
    <div className="form-row">
      <FormText name="work_from" label={labels.workHours.work_from} hint={workHoursHint} ltr required />
      <FormText name="work_to" label={labels.workHours.work_to} ltr required />
    </div>
  )
}

function PriceGroups({ label }: OwnControlProps) {
  const { priceGroupsHint } = useWords(settingsScreen)
  return <FormTextArea name="price_groups" label={label[useLocale()]} hint={priceGroupsHint} rows={4} optional />
}

function Holidays({ label }: OwnControlProps) {
  const { holidaysHint } = useWords(settingsScreen)
  return (
    <>
      <FormTextArea name="holidays" label={label[useLocale()]} hint={holidaysHint} dir="ltr" rows={6} optional />
      <HolidayExamples />
    </>
  )
}

/** Behind the days stands a field that says nothing: without it a form without any day would not say so. */
function WorkDays({ label }: OwnControlProps) {
  const words = useWords(settingsScreen)
  const { start, errors } = useRecordForm()
  const locale = useLocale()
  const error = errors['work_days']?.[locale]
  return (
    <fieldset className="work-days" aria-describedby={error ? 'work-days-error' : undefined}>
      <legend className="field-label">{label[locale]}</legend>
      <div className="cluster-4/20">
        {WEEK_DAYS.map((day) => (
          <Checkbox key={day} name="work_days[]" value={day} defaultChecked={start['work_days[]']?.includes(day)}>
            {words.weekDays[day]}
          </Checkbox>
        ))}
      </div>
      <input type="hidden" name="work_days[]" value="" />
      {error && (
        <p id="work-days-error" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function HolidayExamples() {
  const { holidayExamples } = useWords(settingsScreen)
  return (
    <dl className="work-examples">
      {(['day', 'range', 'hours'] as const).map((name) => (
        <div key={name}>
          <dt>{holidayExamples[name]}</dt>
          <dd>
            <Ltr>
              <code>{HOLIDAY_EXAMPLES[name]}</code>
            </Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}
