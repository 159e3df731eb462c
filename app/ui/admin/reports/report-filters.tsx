import { Form } from 'react-router'
import { languageNames } from '#content/admin/checks.ts'
import { reportWords } from '#content/admin/overview/reports.ts'
import { REPORT_SORTS, reportSearch, type ReportQuery } from '#domain/reports/report-query.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'

/** Which days, which language, and what comes first: a form whose fields stand in the address. */
export function ReportFilters({ query, path, sorts = false }: { query: ReportQuery; path: string; sorts?: boolean }) {
  const words = useWords(reportWords)
  const shown = useLocale()
  return (
    <Form key={reportSearch(query)} action={path} className="log-fields">
      <TextField label={words.from} type="date" name="from" defaultValue={query.from} />
      <TextField label={words.to} type="date" name="to" defaultValue={query.to} />
      <SelectField label={words.language} name="lang" defaultValue={query.language ?? ''}>
        <option value="">{words.both}</option>
        {optionsOf(LOCALES, (locale) => [locale, languageNames[locale][shown]])}
      </SelectField>
      {sorts && (
        <SelectField label={words.sort} name="sort" defaultValue={query.sort}>
          {optionsOf(REPORT_SORTS, (sort) => [sort, words.sorts[sort]])}
        </SelectField>
      )}
      <div className="cluster-8">
        <Button type="submit" kind="ink" small>
          {words.apply}
        </Button>
      </div>
    </Form>
  )
}
