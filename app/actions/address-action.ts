import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { addressDeletion, addressForm } from '#content/pages/addresses.ts'
import { readAddress } from '#domain/accounts/address-record.ts'
import type { CustomerCaller } from '#domain/accounts/caller.ts'
import type { Failure } from '#domain/records/errors.ts'
import { localeOfPath, localizedPath, type Locale } from '#domain/text/locale.ts'
import { lineOf } from '#domain/fields/form-values.ts'
import { readFormSending } from '#domain/messages/message-form.ts'
import { fieldsContext, reportErrorContext, servicesContext, quotasContext, visitorContext } from '#app/context.ts'
import { isText } from './is-text.ts'
import type { PostedAddress } from '#app/ui/addresses/address-page-form.tsx'
import { fieldsRefusal, messageRefusal, type AddressRefusal } from '#app/ui/addresses/address-refusal.ts'
import { waitHeaders } from './waiting.ts'

type Args = Pick<ActionFunctionArgs, 'url' | 'context'>

/** Takes the forms of the address page as browsers without scripts send them. */
export async function receiveAddress(args: Args) {
  const locale = localeOfPath(args.url.pathname)
  const fields = args.context.get(fieldsContext)
  const isDeletion = lineOf(fields, 'intent') === 'delete'
  try {
    const customer = await args.context.get(visitorContext).customer()
    if (!customer) return refused(args, { kind: 'signed-out' }, 401)
    const wait = await args.context.get(quotasContext).take('addressWrites', customer.uuid)
    if (wait !== null) return refused(args, messageRefusal(addressForm.tooMany[locale](wait)), 429, waitHeaders(wait))
    return await (isDeletion ? remove(args, customer, locale) : save(args, customer, locale))
  } catch (error) {
    args.context.get(reportErrorContext)(error)
    return refused(args, messageRefusal(isDeletion ? addressDeletion.failed[locale] : addressForm.failed[locale]), 503)
  }
}

async function save(args: Args, { uuid }: CustomerCaller, locale: Locale) {
  const { addresses } = args.context.get(servicesContext)
  const fields = args.context.get(fieldsContext)
  // What somebody else has filled in must not be saved as this customer's; what was begun before anybody signed in is theirs.
  const owner = lineOf(fields, 'user_uuid') || uuid
  if (owner !== uuid) return refused(args, messageRefusal(addressForm.otherAccount[locale]), 403)
  const id = args.url.searchParams.get('edit')
  const before = id === null ? undefined : await addresses.get(uuid, id)
  if (before === null) return refused(args, messageRefusal(addressForm.gone[locale]), 404)
  const reading = readAddress(fields, before)
  if (!reading.ok) return refused(args, fieldsRefusal(reading.problems, locale), 422)
  const outcome = before
    ? await addresses.update(uuid, before.id, reading.address)
    : await addresses.create(uuid, reading.address, readFormSending(fields).formKey ?? undefined)
  return outcome.ok ? done(locale, 'saved') : refused(args, failed(outcome.failure, locale), 409)
}

async function remove(args: Args, { uuid }: CustomerCaller, locale: Locale) {
  const id = lineOf(args.context.get(fieldsContext), 'address_id')
  const outcome = await args.context.get(servicesContext).addresses.remove(uuid, id)
  return outcome.ok ? done(locale, 'deleted') : refused(args, messageRefusal(addressDeletion.failed[locale]), 404)
}

/** The page is asked for again, so that loading it again sends nothing twice. */
function done(locale: Locale, what: 'saved' | 'deleted') {
  return redirect(`${localizedPath(locale, '/addresses')}?done=${what}`)
}

/** What was typed goes back into the form. */
function refused({ context }: Args, refusal: AddressRefusal, status: number, headers?: Record<string, string>) {
  const texts = Object.entries(context.get(fieldsContext)).filter(isText)
  return data<PostedAddress>({ refusal, values: Object.fromEntries(texts) }, { status, headers })
}

function failed(reason: Failure, locale: Locale): AddressRefusal {
  return messageRefusal(reason.kind === 'conflict' ? reason.message[locale] : addressForm.failed[locale])
}
