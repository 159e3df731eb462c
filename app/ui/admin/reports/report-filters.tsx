import { Form } from 'react-router'
import { languageNames } from '#content/admin/checks.ts'
import { reportWords } from '#content/admin/overview/reports.ts'
import { REPORT_SORTS, reportSearch, type ReportQuery } from '#domain/reports/report-query.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { REPORTS_PATH } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { SelectField } from '#app/ui/base/field/select-field.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'

/** Which days, which language, and what comes first: a form whose fields stand in the address. */
export function ReportFilters({ query }: { query: ReportQuery }) {
  const words = useWords(reportWords)
  const shown = useLocale()
  return (
    <Form key={reportSearch(query)} action={REPORTS_PATH} className="log-fields">
      <TextField label={words.from} type="date" name="from" defaultValue={query.from} />
      <TextField label={words.to} type="date" name="to" defaultValue={query.to} />
      <SelectField label={words.language} name="lang" defaultValue={query.language ?? ''}>
        <option value="">{words.both}</option>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {languageNames[locale][shown]}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.sort} name="sort" defaultValue={query.sort}>
        {REPORT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </SelectField>
      <div className="cluster-8">
        <Button type="submit" kind="ink" small>
          {words.apply}
        </Button>
      </div>
    </Form>
  )
}
