import { contentKindNames } from '#content/admin/site/content-kind-names.ts'
import { siteContent } from '#content/admin/site/site-content.ts'
import { SITE_PATH, sitePagePath } from '#domain/accounts/staff-paths.ts'
import { type ListKind, contentListPath } from '#domain/site/content/content-kinds.ts'
import type { ContentSummary } from '#domain/site/content/content-record.ts'
import { PAGE_NAMES, type PageName } from '#domain/site/content/page-fields.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { redirectWithNotice, refuseForbidden } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { ContentMarks } from '#app/ui/admin/site/content-marks.tsx'
import '#app/ui/admin/site/content-rows.css'
import { Badge } from '#app/ui/base/badge.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { Form } from 'react-router'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/overview.ts'

export const meta = adminMeta(siteContent.title)

export const handle: StaffHandle = { failed: siteContent.failed }

export async function loader({ context }: Route.LoaderArgs) {
  const { contentList } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const [all, demo] = await Promise.all([contentList.overview(), contentList.countDemo()])
    return { all, demo }
  })
  return { found }
}

/** Takes all texts off the site that came with the product; asked once more where it was not confirmed. */
export async function action({ context }: Route.ActionArgs) {
  const isConfirmed = typedOf(context.get(fieldsContext), 'confirmed') === '1'
  if (!isConfirmed) return { isAsked: true }
  try {
    const { actId } = await context.get(servicesContext).demoRemoval.remove(context.get(staffContext))
    return redirectWithNotice(SITE_PATH, 'demo-removed', { undo: actId })
  } catch (error) {
    refuseForbidden(error)
    throw error
  }
}

export default function SiteContent({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const words = useWords(siteContent)
  return (
    <AdminPage title={words.title}>
      <p className="admin-group-text">{words.text}</p>
      {found.ok ? (
        <>
          <DemoTexts count={found.value.demo} isAsked={actionData?.isAsked ?? false} />
          <Summaries title={words.pages} all={found.value.all.filter(({ kind }) => kind === 'page')} />
          <Summaries title={words.lists} all={found.value.all.filter(({ kind }) => kind !== 'page')} />
        </>
      ) : (
        <LoadError title={words.failed} />
      )}
    </AdminPage>
  )
}

/** How many texts came with the product, and the way to be rid of all of them at once. */
function DemoTexts({ count, isAsked }: { count: number; isAsked: boolean }) {
  const words = useWords(siteContent)
  if (count === 0) return null
  return (
    <Message
      tone="warn"
      after={
        <IfMay act="demo.remove">
          <Form method="post" className="content-demo">
            {isAsked && <p>{words.removeDemoQuestion}</p>}
            {isAsked && <input type="hidden" name="confirmed" value="1" />}
            <Button type="submit" kind="outline" small>
              {isAsked ? words.removeDemoConfirm : words.removeDemo}
            </Button>
            {isAsked && (
              <ButtonLink to={SITE_PATH} kind="outline" small>
                {words.removeDemoCancel}
              </ButtonLink>
            )}
          </Form>
        </IfMay>
      }
    >
      {words.demoCount(count)}
    </Message>
  )
}

function Summaries({ title, all }: { title: string; all: ContentSummary[] }) {
  return (
    <section aria-label={title}>
      <h2 className="text-card mb-2">{title}</h2>
      <div className="card">
        <ul className="admin-rows">
          {all.map((one) => (
            <li key={one.id} className="admin-row">
              <Entry {...one} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Entry({ kind, id, count, publication, missing, updatedAt }: ContentSummary) {
  const words = useWords(siteContent)
  const locale = useLocale()
  const isPage = kind === 'page'
  const name = (isPage ? PAGE_NAMES[id as PageName] : contentKindNames[kind])[locale]
  return (
    <>
      <div className="content-row">
        <p className="admin-row-name">{name}</p>
        <p className="content-row-facts">
          {count !== null && <span>{words.shown(count)}</span>}
          {publication && <PublicationBadges {...publication} />}
          {isPage && !publication && <Badge>{words.noTexts}</Badge>}
          <ContentMarks missing={missing} />
          {updatedAt && <time dateTime={updatedAt}>{formatMoment(updatedAt, locale)}</time>}
        </p>
      </div>
      <div className="admin-row-actions">
        <ButtonLink
          to={isPage ? sitePagePath(id) : contentListPath(id as ListKind)}
          kind="outline"
          small
          aria-label={words.editNamed(name)}
        >
          {words.edit}
        </ButtonLink>
      </div>
    </>
  )
}
