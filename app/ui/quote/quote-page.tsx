import { ListChecks } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { attachmentProblems } from '#content/attachment-words.ts'
import { quoteForm } from '#content/forms.ts'
import { quotePage } from '#content/pages/quote.ts'
import type { SheetReport } from '#content/pages/quote-sheet.ts'
import { KEY_FIELD, SECONDS_FIELD } from '#domain/messages/form-fields.ts'
import type { LineView } from '#domain/quotes/listed-line.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { callApi } from '#app/ui/forms/call-api.ts'
import { newFormKey } from '#app/ui/forms/new-form-key.ts'
import { useStoredEntries } from '#app/ui/forms/use-stored-entries.ts'
import { useSending } from '#app/ui/forms/use-sending.ts'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { ContactPart, SEND_OPEN } from './contact-part.tsx'
import { PastePart, usePaste } from './paste-part.tsx'
import { chosenSheet, SheetPart, useSheet } from './sheet-part.tsx'
import { ListLines } from './list-lines.tsx'
import { ListWaiting } from './list-waiting.tsx'
import { ATTACHMENTS } from '#domain/quotes/attached-files.ts'
import { FURTHER_LINES, LINE_FIELDS } from '#domain/quotes/quote-line.ts'
import { REMEMBER, rememberContact } from './remembered-contact.ts'
import { bare, storeList } from './stored-list.ts'
import { useQuoteList } from './use-quote-list.ts'

/** What the page's own action answered: the list as it was posted, and what is wrong. */
export type PostedList = {
  lines: LineView[]
  message: string
  errors: Record<string, string>
  values: Record<string, string>
  /** What became of pasted lines; '' where there were none. */
  pasted: string
  /** What became of the rows of a file. */
  sheet: SheetReport | null
  /** Pasted lines that were no items. */
  skipped: string[]
}

const NONE: LineView[] = []

/** The list: its lines, the box for pasted ones, and how to reach whoever sends it. One form, so that nothing is lost. */
export function QuotePage({ lines: served, posted }: { lines: LineView[]; posted: PostedList | undefined }) {
  const words = useWords(quotePage)
  const { pathname } = useLocation()
  const { lines, changeLine, paste, addText, readSheet } = useQuoteList(
    posted?.lines ?? (served.length > 0 ? served : NONE),
    posted !== undefined,
  )
  const { form, send, busy, message, errors, isPosted } = useListSending(lines ?? NONE, posted)
  const values = posted?.values ?? {}
  const pasted = usePaste(paste, posted)
  const sheet = useSheet(readSheet, posted)
  const problems = <Errors texts={[message, errors['items']]} />
  return (
    <div className="wrap pb-24">
      <PageTitle title={words.title} subtitle={words.subtitle} />
      <form
        ref={form}
        method="post"
        encType="multipart/form-data"
        action={pathname}
        className="list-form"
        aria-label={words.title}
        onSubmit={(event) => {
          const pressed = event.nativeEvent.submitter?.getAttribute('value')
          if (pressed === 'paste') void pasted.add(event)
          else if (pressed === 'sheet' || chosenSheet(event.currentTarget)) void sheet.add(event)
          else void send(event, pressed === SEND_OPEN)
        }}
      >
        {/* Return in a field sends the list, and presses no other button. */}
        <button type="submit" name="intent" value="send" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <div className="stack-24 can-narrow">
          {isPosted && problems}
          <section aria-label={words.lines} className="list-panel">
            {lines === null ? (
              <ListWaiting>
                <EmptyList />
              </ListWaiting>
            ) : lines.length > 0 ? (
              <ListLines lines={lines} errors={errors} changeLine={changeLine} />
            ) : (
              <EmptyList />
            )}
          </section>
          <PastePart
            {...pasted}
            text={values['lines']}
            error={errors['lines']}
            restore={(place) => addText(pasted.restore(place))}
          />
          <SheetPart answer={sheet.answer} busy={sheet.busy} />
        </div>
        <ContactPart form={form} errors={errors} values={values} busy={busy} lines={lines ?? NONE}>
          {!isPosted && problems}
        </ContactPart>
      </form>
    </div>
  )
}

function Errors({ texts }: { texts: (string | undefined)[] }) {
  return texts.flatMap((text) =>
    text ? (
      <Message key={text} tone="error">
        {text}
      </Message>
    ) : (
      []
    ),
  )
}

function EmptyList() {
  const { empty, emptyText, toProducts } = useWords(quotePage)
  return <StateBlock icon={ListChecks} title={empty} text={emptyText} link={{ to: '/products', label: toProducts }} />
}

/** A little below what the call takes, for all that stands round the files. */
const MOST_SENT = 24 * 1024 * 1024

function sizeOf(files: FormDataEntryValue[]): number {
  return files.reduce((sum, file) => sum + (file instanceof File ? file.size : 0), 0)
}

/** Sends the list by its call; it is emptied only once it was received. */
function useListSending(lines: LineView[], posted: PostedList | undefined) {
  const locale = useLocale()
  const words = useWords(quotePage)
  const { cutOff: tooLong } = useWords(attachmentProblems)
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  // A page that is hydrated only now was open since the browser began to load it.
  const isLate = useHydrated()
  const [opened] = useState(() => (isLate ? performance.now() : 0))
  const entries = useStoredEntries(form, { call: 'quote', pathname })
  const key = useRef<string | null>(null)
  const { busy, once } = useSending()
  const [state, setState] = useState({ message: posted?.message ?? '', errors: posted?.errors ?? {}, isPosted: true })

  useEffect(() => {
    const isRefused = Object.keys(state.errors).length > 0
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [state])

  async function send(event: FormEvent<HTMLFormElement>, isOpenMeant: boolean) {
    event.preventDefault()
    const open = isOpenMeant ? [] : [...lines.entries()].filter(([, { qty }]) => qty === null)
    if (open.length > 0) {
      const asked = Object.fromEntries(open.map(([place]) => [`qty[${place}]`, words.howMany]))
      return setState({ message: words.openLines, errors: asked, isPosted: false })
    }
    const sent = event.currentTarget
    const body = new FormData(sent)
    // Whoever is remembered has nothing to type, and is quicker than people are.
    if (!body.has(REMEMBER)) body.set(SECONDS_FIELD, ((performance.now() - opened) / 1000).toFixed(1))
    for (const name of ['sheet', FURTHER_LINES, REMEMBER, 'skipped[]']) body.delete(name)
    for (const name of LINE_FIELDS) body.delete(`${name}[]`)
    if (sizeOf(body.getAll(ATTACHMENTS)) > MOST_SENT) {
      return setState({ message: '', errors: { [ATTACHMENTS]: tooLong }, isPosted: false })
    }
    key.current ??= newFormKey()
    // JSON has no NaN, and null is a quantity that is still asked for: what is no quantity is refused.
    body.set(
      'items',
      JSON.stringify(lines.map(bare), (_, value) => (Number.isNaN(value) ? 0 : value) as unknown),
    )
    body.set('locale', locale)
    body.set('page', pathname)
    body.set(KEY_FIELD, key.current)
    await once(async () => {
      const answer = await callApi('/api/quotes/request.php', body)
      if (answer?.ok) {
        storeList([])
        rememberContact(sent)
        entries.forget()
        location.assign((answer.data as { url: string }).url)
        return
      }
      setState(
        answer === null
          ? { message: words.offline, errors: {}, isPosted: false }
          : { message: answer.message || quoteForm.failed[locale], errors: answer.fields, isPosted: false },
      )
    })
  }

  return { form, send, busy, ...state }
}
