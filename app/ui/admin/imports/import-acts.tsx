import { Form } from 'react-router'
import { importPage } from '#content/imports/import-page.ts'
import { importPath, undoLookPath } from '#domain/accounts/staff-paths.ts'
import type { ImportShown } from '#app/routes/admin/catalogue/import-steps.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { DiscardButton } from './discard-button.tsx'
import { reportAddress } from './report-link.tsx'

const WHY_FORBIDDEN = 'import-forbidden'

/** What can be done with an import as it stands. */
export function ImportActs({ shown }: { shown: ImportShown }) {
  const { state } = shown.one
  if (state === 'ready') return <Ready shown={shown} />
  return state === 'done' || state === 'failed' || state === 'undone' ? <Ended shown={shown} /> : null
}

function Ready({ shown: { one, suggested } }: { shown: ImportShown }) {
  const words = useWords(importPage)
  const locale = useLocale()
  const { counts, options } = one
  const going = counts.rows - counts.refused
  const isBarred = counts.refused > 0 && options.whole === '1'
  return (
    <Form method="post" className="import-acts" replace>
      <div className="form-notice-actions">
        <Button
          type="submit"
          name="intent"
          value="run"
          disabled={isBarred || going === 0}
          aria-describedby={isBarred ? WHY_FORBIDDEN : undefined}
        >
          {words.run(going)}
        </Button>
        <ButtonLink to={`${importPath(one.id)}?step=columns`} kind="outline">
          {words.changeColumns}
        </ButtonLink>
        {suggested > 0 && options.suggestions === '0' && (
          <Button type="submit" name="suggestions" value="1" kind="outline" formNoValidate>
            {words.suggestions(suggested)}
          </Button>
        )}
        <DiscardButton />
      </div>
      {isBarred && (
        <p id={WHY_FORBIDDEN} className="admin-group-text">
          {words.wholeText} <a href={reportAddress(one.id, locale, 'refused')}>{words.refusedRows}</a>
        </p>
      )}
      {isBarred && going > 0 && (
        <div className="form-notice-actions">
          <label className="line-8 min-tall-44">
            <input type="checkbox" name="whole" value="0" required /> {words.restAsk}
          </label>
          <Button type="submit" name="intent" value="run" kind="ink">
            {words.runRest}
          </Button>
        </div>
      )}
    </Form>
  )
}

function Ended({ shown: { one } }: { shown: ImportShown }) {
  const words = useWords(importPage)
  const locale = useLocale()
  return (
    <div className="form-notice-actions">
      <ButtonLink href={reportAddress(one.id, locale)} kind="outline">
        {words.report}
      </ButtonLink>
      {one.counts.refused > 0 && (
        <ButtonLink href={reportAddress(one.id, locale, 'refused')} kind="outline">
          {words.refusedRows}
        </ButtonLink>
      )}
      {one.canUndo && (
        <ButtonLink to={undoLookPath(one.actId, importPath(one.id))} kind="outline">
          {words.takeBack}
        </ButtonLink>
      )}
    </div>
  )
}
