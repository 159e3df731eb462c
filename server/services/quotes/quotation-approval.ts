import { can } from '#domain/accounts/permissions.ts'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import { stockKey } from '#domain/products/stock.ts'
import { groupOf } from '#domain/prices/price-terms.ts'
import { beyondLimits } from '#domain/quotes/price-limits.ts'
import type { QuotationForm } from '#domain/quotes/quotation-form.ts'
import { latestRevision, type QuotationDossier } from '#domain/quotes/quotation-record.ts'
import { listNotifiedStaff } from '#server/data/accounts/staff-preferences-store.ts'
import { listStaff } from '#server/data/accounts/staff-store.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { insertMails } from '#server/data/messages/outbox-store.ts'
import { findDossier, setApproval } from '#server/data/quotes/quotations-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import { approvalMail } from '#server/mail/notice-mails.ts'
import type { WriteContext } from '#server/services/messages/message-audit.ts'
import { readMailTexts } from '#server/services/site/content/mail-words.ts'
import { recordOnQuotation } from './quotation-audit.ts'
import { asStaff, type SeenQuotation } from './quotation-drafts.ts'
import { conflict, done, notFound, type Done } from './quotation-outcome.ts'
import type { SendingDeps } from './quotation-sending.ts'

const LONGEST_WORD = 500

/** Whether a draft waits for an owner before it may be sent: sending it asks for the approval, once. */
export async function needsApproval(deps: SendingDeps, dossier: QuotationDossier, by: ChangeMaker): Promise<boolean> {
  if (by.kind === 'system') return false
  const isOwner = 'role' in by && can(by.role, 'price-limits')
  const { form, approval } = latestRevision(dossier)
  return approval !== 'approved' && (await linesBeyond(deps, form, isOwner)).length > 0
}

/** The places of lines that are beyond the limits, from 1. */
export async function linesBeyond(
  deps: Pick<SendingDeps, 'settings' | 'priceList'>,
  form: QuotationForm,
  isOwner: boolean,
): Promise<number[]> {
  const codes = form.lines.map(({ stockCode }) => stockCode)
  const [{ priceGroups, ...settings }, packOf, limits] = await Promise.all([
    deps.settings.get(),
    deps.priceList.packsOf(codes),
    deps.priceList.limitsOf(codes),
  ])
  const maxDiscount = isOwner ? settings.maxDiscountOwner : settings.maxDiscount
  const limitsOf = (code: string) => (isOwner ? undefined : limits.get(stockKey(code)))
  const group = groupOf(priceGroups, form.priceGroup)
  return beyondLimits(form.lines, { maxDiscount, packOf, limitsOf, group })
}

/** Asks owners to approve a draft, by a mail to each; whoever asks again asks for the same. */
export async function askApproval(deps: SendingDeps, seen: SeenQuotation, by: ChangeMaker): Promise<Done<never>> {
  const texts = await readMailTexts(deps)
  const asked = await asStaff(deps, by, async (tx, context) => {
    const dossier = await findDossier(tx, { id: seen.id })
    const { messageId = null } = dossier?.quotation ?? {}
    const message = messageId && (await findMessage(tx, { id: messageId }))
    if (!dossier || !message) return notFound
    if (dossier.quotation.version !== seen.version) return conflict('stale')
    const latest = latestRevision(dossier)
    if (latest.approval === 'asked') return done(undefined)
    await setApproval(tx, { id: seen.id, revision: latest.revision }, { approval: 'asked', word: '' })
    await recordOnQuotation(tx, seen.id, 'ask-approval', context)
    const scene = { texts, siteUrl: deps.siteUrl, id: seen.id, number: message.number ?? '', by: context.by.name }
    const mails = (await ownersOf(tx)).map((owner) => newMail(approvalMail(owner, latest.form, scene), deps.mailHost))
    await insertMails(tx, mails, message.id, context.now)
    return done(undefined)
  })
  if (!asked.ok) return asked
  deps.onMail?.()
  return conflict('needsApproval')
}

async function ownersOf(tx: Tx) {
  const owners = new Set((await listStaff(tx)).flatMap(({ id, role }) => (can(role, 'price-limits') ? [id] : [])))
  return (await listNotifiedStaff(tx)).filter(({ id }) => owners.has(id))
}

export type Decision = { isApproved: boolean; word: string }

/** An owner approves a draft, or sends it back with a word. */
export function decideApproval(
  deps: SendingDeps,
  seen: SeenQuotation,
  decision: Decision,
  by: ChangeMaker,
): Promise<Done<SeenQuotation>> {
  return asStaff(deps, by, async (tx, context) => {
    await authorize(tx, by, 'price-limits')
    return decide(tx, seen, decision, context)
  })
}

async function decide(
  tx: Tx,
  seen: SeenQuotation,
  { isApproved, word }: Decision,
  context: WriteContext,
): Promise<Done<SeenQuotation>> {
  const dossier = await findDossier(tx, { id: seen.id })
  if (!dossier) return notFound
  const { revision, state, approval } = latestRevision(dossier)
  if (state !== 'draft') return conflict('sent')
  if (dossier.quotation.version !== seen.version) return conflict('stale')
  if (approval !== 'asked') return conflict('notAsked')
  const decided = {
    approval: isApproved ? ('approved' as const) : ('returned' as const),
    word: word.slice(0, LONGEST_WORD),
  }
  await setApproval(tx, { id: seen.id, revision }, decided)
  await recordOnQuotation(tx, seen.id, isApproved ? 'approve' : 'send-back', context)
  return done(seen)
}
