import { operationsWords } from '#content/admin/operations.ts'
import { docLanguageNames } from '#content/documents/doc-names.ts'
import { startWords } from '#content/admin/overview/start.ts'
import { OPERATIONS_PATH } from '#domain/accounts/staff-paths.ts'
import { recordKind } from '#domain/kinds.ts'
import type { StartPageData } from '#app/loading/start-page.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Count, StartBlock, StartRow, When } from './start-block.tsx'

type SystemBlockProps = {
  /** Null for those who may not look behind the site: they see what could not be published or printed alone. */
  part: StartPageData['system']
  notPublished: NonNullable<StartPageData['notPublished']>
  notRenewed: NonNullable<StartPageData['notRenewed']>
  now: string
}

/** What went wrong behind the site, and what could not be done as planned. */
export function SystemBlock({ part, notPublished, notRenewed, now }: SystemBlockProps) {
  const words = useWords(startWords.system)
  if (!notPublished.ok || !notRenewed.ok || part?.ok === false) return <StartBlock title={words.title} failed />
  const system = part?.value ?? null
  const late = notPublished.value
  const troubles =
    late.length + notRenewed.value.length + (system ? system.outbox.failed + system.failedJobs.length : 0)
  return (
    <StartBlock
      title={words.title}
      count={<Count value={troubles} />}
      quiet={troubles === 0 ? words.none : null}
      {...(part && { link: { to: OPERATIONS_PATH, text: words.all } })}
    >
      <ul className="start-rows">
        <NotPublished records={late} />
        <NotRenewed prints={notRenewed.value} />
        {system && <Facts system={system} now={now} />}
      </ul>
    </StartBlock>
  )
}

type Late = Extract<NonNullable<StartPageData['notPublished']>, { ok: true }>['value']
type Prints = Extract<NonNullable<StartPageData['notRenewed']>, { ok: true }>['value']
type System = Extract<NonNullable<StartPageData['system']>, { ok: true }>['value']

const MOST = 3

function NotPublished({ records }: { records: Late }) {
  const words = useWords(startWords.system)
  const locale = useLocale()
  return records
    .slice(0, MOST)
    .map(({ key, kind, id, name, notPublished }) => (
      <StartRow
        key={key}
        to={recordKind(kind).form(id)}
        text={name[locale]}
        marks={<Badge tone="red">{words.notPublished}</Badge>}
        end={notPublished?.[locale] ?? ''}
      />
    ))
}

function NotRenewed({ prints }: { prints: Prints }) {
  const words = useWords(startWords.system)
  const locale = useLocale()
  return prints
    .slice(0, MOST)
    .map(({ subject: { kind, id, language }, title }) => (
      <StartRow
        key={`${kind} ${id} ${language}`}
        to={kind === 'sheet' ? recordKind('product').form(id) : '/catalogue'}
        text={words.notRenewed(`${title} (${docLanguageNames[language][locale]})`)}
      />
    ))
}

function Facts({ system: { outbox, lastBackup, failedJobs }, now }: { system: System; now: string }) {
  const words = useWords(startWords.system)
  const { names } = useWords(operationsWords)
  return (
    <>
      {failedJobs.slice(0, 2).map((name) => (
        <StartRow key={name} to={OPERATIONS_PATH} text={names[name]} marks={<Badge tone="red">{words.job}</Badge>} />
      ))}
      <StartRow
        text={words.mail}
        to={OPERATIONS_PATH}
        end={words.mailStates(String(outbox.queued), String(outbox.failed))}
      />
      <StartRow
        text={words.backup}
        to={OPERATIONS_PATH}
        end={lastBackup === null ? words.noBackup : <When at={lastBackup} now={now} />}
      />
    </>
  )
}
