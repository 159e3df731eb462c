import { type ReactNode, useEffect } from 'react'
import {
  actsOfKind,
  EXPORT,
  exportOfKind,
  LABELS,
  rightForBulk,
  type BulkAct,
  SELECTED_FIELD,
  asksFirst,
  MOST_CHANGES,
  type ChangesToCome as Changes,
} from '#domain/records/lists/bulk.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import type { BulkAnswer, BulkQuestion as Question } from '#app/actions/bulk-form.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { useRights } from '#app/ui/admin/use-may.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { SelectionProvider } from './selection-context.ts'
import { useSelectedBoxes } from './use-selected-boxes.ts'
import { NavigationType, useLocation, useNavigationType, useSearchParams, Form } from 'react-router'
import { ROW_PARAMETER } from '#content/admin/notices.ts'
import { bulkQuestions, bulkWords } from '#content/admin/bulk.ts'
import { kindCount, kindObject } from '#content/admin/record-count.ts'
import { formLabels } from '#content/form-labels.ts'
import type { Localized } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { BinNote } from '#app/ui/admin/deletion/bin-note.tsx'
import { RequestFields } from './request-fields.tsx'
import { fieldLabel } from '#content/admin/record-fields.ts'
import { ComparedParts } from '#app/ui/admin/versions/compared-field.tsx'

const BOXES = `input[name="${SELECTED_FIELD}"][type="checkbox"]`
const RECORD = 'tr, li, article'

/** The records of the list that was shown last, in their order, and the one that was left for its form. */
let shown: { path: string; ids: string[] } = { path: '', ids: [] }
let opened: { path: string; id: string } | null = null

type BulkListProps = {
  kind: RecordKindName
  /** The list's address with everything that was asked of it. */
  path: string
  /** Records of the page, and of all pages. */
  shown: number
  total: number
  answer: BulkAnswer | undefined
  children: ReactNode
}

/**
 * A list whose records are selected, and what is done with those that are. What it asks first takes the place of the list,
 * which stays as it was for whoever goes back.
 */
export function BulkList({ kind, path, shown, total, answer, children }: BulkListProps) {
  const isAsked = answer?.kind === 'asked'
  const { selected, here, selectPage, clear } = useSelectedBoxes(path)
  useReturn(path)
  const may = useRights()
  const acts: (BulkAct | typeof EXPORT | typeof LABELS)[] = [
    ...actsOfKind(kind).filter((act) => may(rightForBulk(kind, act))),
    ...(exportOfKind(kind) !== null && may('records.read') ? [EXPORT] : []),
    ...(kind === 'product' && may('labels') ? [LABELS] : []),
  ]
  const maySelect = acts.length > 0
  return (
    <>
      {answer?.kind === 'refused' && (
        <div key={answer.problem} tabIndex={-1} ref={showRefusal}>
          <Message tone="error">{answer.problem}</Message>
        </div>
      )}
      {isAsked && <BulkQuestion question={answer} path={path} />}
      <div className="bulk-list" hidden={isAsked} onClickCapture={({ target }) => noteOpened(path, target)}>
        <SelectionProvider value={{ selected, here, shown, maySelect, selectPage, clear }}>
          {children}
          {shown > 0 && maySelect && <BulkBar path={path} total={total} acts={acts} />}
        </SelectionProvider>
      </div>
    </>
  )
}

/** The buttons stand at the lower end of the window, far from what stands above the list. */
function showRefusal(message: HTMLElement | null) {
  message?.focus()
}

/** For a click in a list: the form that it opens is come back from, by the browser's own button too. */
function noteOpened(path: string, target: EventTarget): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  const id = link?.closest(RECORD)?.querySelector<HTMLInputElement>(BOXES)?.value
  if (id !== undefined) opened = { path, id }
}

/**
 * Whoever comes back to a list finds the record where it is; where it was deleted, the one behind it. An address of the
 * browser's history says only whom somebody came back from before.
 */
function useReturn(path: string): void {
  const [parameters] = useSearchParams()
  // Whoever comes back from the same record again comes to another entry.
  const { key } = useLocation()
  const row = parameters.get(ROW_PARAMETER)
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const left = isBack && opened?.path === path ? opened.id : row
    const record = left === null ? null : findRecord(left, path)
    if (!record) return undefined
    record.dataset['returned'] = key
    record.querySelector<HTMLElement>('a[href*="/edit/"]')?.focus()
    return () => {
      delete record.dataset['returned']
    }
  }, [row, isBack, path, key])
  useEffect(() => {
    shown = { path, ids: boxes().map(({ value }) => value) }
  })
}

function findRecord(id: string, path: string): HTMLElement | null {
  const here = new Map(boxes().map((box) => [box.value, box.closest<HTMLElement>(RECORD)]))
  const at = shown.path === path ? shown.ids.indexOf(id) : -1
  const near = at === -1 ? [] : [...shown.ids.slice(at + 1), ...shown.ids.slice(0, at).toReversed()]
  const found = [id, ...near].find((one) => here.has(one))
  return found === undefined ? null : (here.get(found) ?? null)
}

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(BOXES)]
}

/** What would be done with the selected records, with what is left out and why, before it is done. */
function BulkQuestion({ question, path }: { question: Question; path: string }) {
  const { act, of: kind, count, names, scope, matching, ids, problem, isReady, changes } = question
  const words = useWords(bulkQuestions)
  const { acts, go } = useWords(bulkWords)
  const { cancel } = useWords(formLabels)
  const locale = useLocale()
  const title = count === 0 ? words.nothing[act] : words.title[act](kindObject(kind, count, locale))
  const hasFields = asksFirst(act)
  return (
    <Form method="post" action={path} className="card delete-page" aria-labelledby="bulk-question">
      <h2 id="bulk-question" className="text-card" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {title}
      </h2>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <input type="hidden" name="intent" value={act} />
      {scope === 'all' && <input type="hidden" name="scope" value="all" />}
      <input type="hidden" name="count" value={matching} />
      {ids.map((id) => (
        <input key={id} type="hidden" name={SELECTED_FIELD} value={id} />
      ))}
      {count > 0 && (act === 'bin' ? <BinNote isMany={count > 1} /> : <p>{words.text[act]}</p>)}
      {(count > 0 || hasFields) && <RequestFields {...question} />}
      {changes.changes.length > 0 ? <ChangesToCome {...changes} /> : count > 0 && <Names names={names} count={count} />}
      {question.warning !== null && <Message tone="warn">{question.warning}</Message>}
      <LeftOut {...question} />
      {isReady && <input type="hidden" name="confirmed" value="1" />}
      {isReady && hasFields && <input type="hidden" name="seen" value={JSON.stringify(question.typed)} />}
      <div className="form-notice-actions">
        {isReady && count > 0 && <Button type="submit">{acts[act]}</Button>}
        {hasFields && (
          <Button type="submit" name="show" value="1" kind={isReady ? 'outline' : undefined}>
            {isReady ? words.show : go}
          </Button>
        )}
        <ButtonLink to={path} kind="outline">
          {cancel}
        </ButtonLink>
      </div>
    </Form>
  )
}

function Names({ names, count }: { names: Localized[]; count: number }) {
  const words = useWords(bulkQuestions)
  const locale = useLocale()
  return (
    <ul className="stack-4 wrap-anywhere">
      {names.map((name, index) => (
        <li key={`${index} ${name.en}`}>
          <bdi>{name[locale]}</bdi>
        </li>
      ))}
      {count > names.length && <li className="admin-row-quiet">{words.more(count - names.length)}</li>}
    </ul>
  )
}

function LeftOut({ of: kind, left, leftCount }: Question) {
  const words = useWords(bulkQuestions)
  const locale = useLocale()
  if (leftCount === 0) return null
  return (
    <section className="bulk-left">
      <h3>{words.left(kindCount(kind, leftCount, locale))}</h3>
      {left.map(({ reason, names, count }) => (
        <div key={reason.en}>
          <p>{reason[locale]}</p>
          <Names names={names} count={count} />
        </div>
      ))}
    </section>
  )
}

/** The first records that would become others: what is taken away, and what stands in its place. */
function ChangesToCome({ changes, names }: Changes) {
  const words = useWords(bulkQuestions)
  const locale = useLocale()
  return (
    <section className="changes-to-come">
      <h3>{changes.length < MOST_CHANGES ? words.changes : words.firstOf(MOST_CHANGES)}</h3>
      <ul>
        {changes.map(({ kind, name, fields }, index) => (
          <li key={`${index} ${name.en}`}>
            <bdi>{name[locale]}</bdi>
            {fields.map((field) => (
              <ComparedParts
                key={field.key}
                {...{ kind, field, names }}
                all={false}
                label={fieldLabel(kind, field.key)?.[locale] ?? field.key}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
