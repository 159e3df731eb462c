import { data, redirect, Form, useNavigation } from 'react-router'
import { useState } from 'react'
import { submittalHead, submittalPage } from '#content/documents/submittal.ts'
import { formLabels } from '#content/form-labels.ts'
import { languageNames } from '#content/admin/checks.ts'
import { lineOf } from '#domain/fields/form-values.ts'
import {
  namedProducts,
  submittalPath,
  COVER_FIELDS,
  MOST_REQUIREMENT,
  type CoverField,
} from '#domain/submittals/submittal.ts'
import { localeOfPath, localizedPath, LOCALES } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { isText } from '#app/actions/is-text.ts'
import { pageThatWaits, waitHeaders } from '#app/actions/waiting.ts'
import { fieldsContext, quotasContext, servicesContext } from '#app/context.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useSitePath } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import { Button } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { optionsOf, SelectField, TextArea, TextField } from '#app/ui/base/field/text-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { newFormKey } from '#app/ui/forms/new-form-key.ts'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import type { Route } from './+types/submittal.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false }

type Args = Pick<Route.LoaderArgs, 'url' | 'context'>

export async function loader(args: Args) {
  const codes = namedProducts({ p: args.url.searchParams.getAll('p') })
  return { ...(await offeredIn(args, codes)), today: dayOfInstant(new Date()) }
}

async function offeredIn({ url, context }: Args, codes: string[]) {
  const locale = localeOfPath(url.pathname)
  const { offered, unknown } = await context.get(servicesContext).submittals.offer(codes, locale)
  return {
    unknown,
    products: offered.map(({ product, documents }) => ({
      id: product.id,
      name: product.name[locale],
      documents: documents.map(({ id, name, isTicked, url: file }) => ({ id, name, isTicked, file })),
    })),
  }
}

export async function action(args: Route.ActionArgs) {
  const { url, context } = args
  const fields = context.get(fieldsContext)
  const locale = localeOfPath(url.pathname)
  const { submittals } = context.get(servicesContext)
  const codes = namedProducts(fields)
  const removed = lineOf(fields, 'remove')
  if (removed !== '')
    return shown(
      args,
      codes.filter((id) => id !== removed),
    )
  if (lineOf(fields, 'intent') === 'add')
    return shown(args, [...codes, ...namedProducts({ p: lineOf(fields, 'code') })])
  const quotas = context.get(quotasContext)
  const sender = { locale, source: quotas.source.visitor, take: () => quotas.take('submittals') }
  const made = await submittals.submit(fields, sender)
  if (!('token' in made)) return shown(args, codes, made)
  return redirect(localizedPath(locale, submittalPath(made.token)), 303)
}

type AnswerParts = { status?: number; message?: string; fields?: Record<string, string>; wait?: number }

/** The form again with what was typed and ticked. */
async function shown(
  args: Route.ActionArgs,
  codes: string[],
  { status = 200, message = '', fields: errors = {}, wait = 0 }: AnswerParts = {},
) {
  const fields = args.context.get(fieldsContext)
  const known = namedProducts(fields)
  const posted: PostedSubmittal = {
    ...(await offeredIn(args, codes)),
    message,
    errors,
    values: Object.fromEntries(Object.entries(fields).filter(isText)),
    seen: known,
    ticked: [fields['doc[]'] ?? []].flat().filter((id) => typeof id === 'string'),
  }
  return data(posted, { status, headers: wait > 0 ? waitHeaders(wait) : undefined })
}

export const headers = pageThatWaits

export const meta = fixedMeta(submittalHead)

export default function Submittal({ loaderData, actionData }: Route.ComponentProps) {
  return <SubmittalPage key={JSON.stringify(actionData)} {...loaderData} posted={actionData} />
}

type Offered = {
  products: { id: string; name: string; documents: { id: string; name: string; isTicked: boolean; file: string }[] }[]
  unknown: string[]
}

type PostedSubmittal = Offered & {
  message: string
  errors: Record<string, string>
  values: Record<string, string>
  /** The products of which somebody has seen the documents, and those documents that were ticked. */
  seen: string[]
  ticked: string[]
}

type Props = Offered & { today: string; posted: PostedSubmittal | undefined }

/** The form of a submittal pack: the documents of each product, and the cover. */
function SubmittalPage({ today, posted, ...loaded }: Props) {
  const words = useWords(submittalPage)
  const [key] = useState(newFormKey)
  const isHydrated = useHydrated()
  const { products, unknown } = posted ?? loaded
  const { errors = {}, message = '' } = posted ?? {}
  const comma = useLocale() === 'ar' ? '، ' : ', '
  const missing = unknown.length > 0 ? words.unknown(unknown.join(comma)) : undefined
  return (
    <div className="wrap pb-24">
      <PageTitle title={words.title} subtitle={words.subtitle} />
      <Form method="post" action={useSitePath('/submittal')} className="submittal" aria-label={words.title}>
        {/* Return in a field makes the pack, and presses no other button. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        {message !== '' && <Message tone="error">{message}</Message>}
        {isHydrated && <input type="hidden" name="key" value={key} />}
        <section aria-labelledby="products" className="contact-form">
          <h2 id="products" className="text-h3">
            {words.products}
          </h2>
          {products.length === 0 && <p className="text-ink-2">{words.choose}</p>}
          {products.map((product) => (
            <ProductPart key={product.id} product={product} posted={posted} />
          ))}
          <div className="submittal-add">
            <TextField label={words.code} name="code" dir="auto" error={errors['p'] ?? missing} maxLength={100} />
            <Button type="submit" name="intent" value="add" kind="outline" formNoValidate>
              {words.add}
            </Button>
          </div>
          {errors['doc'] && <Message tone="error">{errors['doc']}</Message>}
        </section>
        <CoverPart today={today} posted={posted} />
      </Form>
    </div>
  )
}

/** The fields of the cover, and the submit button. */
function CoverPart({ today, posted }: Pick<Props, 'today' | 'posted'>) {
  const words = useWords(submittalPage)
  const locale = useLocale()
  const { sending } = useWords(formLabels)
  const busy = useNavigation().state !== 'idle'
  const { values = {}, errors = {} } = posted ?? {}
  return (
    <section aria-label={words.fields.project} className="contact-form request-form">
      {(Object.keys(COVER_FIELDS) as CoverField[]).map((name) => (
        <TextField
          key={name}
          label={words.fields[name]}
          name={name}
          dir="auto"
          required={name === 'project'}
          optional={name !== 'project'}
          maxLength={COVER_FIELDS[name]}
          defaultValue={values[name]}
          error={errors[name]}
        />
      ))}
      <TextField
        label={words.date}
        type="date"
        name="date"
        defaultValue={values['date'] ?? today}
        error={errors['date']}
      />
      <SelectField label={words.language} name="language" defaultValue={values['language'] ?? locale}>
        {optionsOf(LOCALES, (one) => [one, languageNames[one][locale]])}
      </SelectField>
      <div className="request-form-wide">
        <Button type="submit" busy={busy} busyText={sending}>
          {words.send}
        </Button>
      </div>
    </section>
  )
}

type PartProps = { product: Offered['products'][number]; posted: PostedSubmittal | undefined }

function ProductPart({ product: { id, name, documents }, posted }: PartProps) {
  const words = useWords(submittalPage)
  const requirement = `requirement[${id}]`
  // Of what was added just now nobody has chosen yet.
  const isSeen = posted?.seen.includes(id)
  return (
    <fieldset className="submittal-product">
      <legend className="text-card">
        <CodedText text={name} />
      </legend>
      <input type="hidden" name="p[]" value={id} />
      {documents.length === 0 && <p className="text-ink-2">{words.noDocuments}</p>}
      {documents.map((document) => (
        <Checkbox
          key={document.id}
          name="doc[]"
          value={document.id}
          defaultChecked={isSeen ? posted?.ticked.includes(document.id) : document.isTicked}
        >
          <span>
            <CodedText text={document.name} />
          </span>
        </Checkbox>
      ))}
      <TextArea
        label={words.requirement}
        name={requirement}
        optional
        rows={2}
        maxLength={MOST_REQUIREMENT}
        defaultValue={posted?.values[requirement]}
        error={posted?.errors[requirement]}
      />
      <Button type="submit" name="remove" value={id} kind="quiet" small formNoValidate aria-label={words.remove(name)}>
        {words.removeOne}
      </Button>
    </fieldset>
  )
}
