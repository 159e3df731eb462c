import { FileText, Images, ImageOff } from 'lucide-react'
import { Form, useNavigation, type FormProps } from 'react-router'
import { adminForm } from '#content/admin/form.ts'
import { mediaWords } from '#content/admin/media/media.ts'
import { MEDIA_PATH } from '#domain/accounts/staff-paths.ts'
import { calledOf } from '#domain/media/media-file.ts'
import { TAG_LIMITS } from '#domain/media/tags.ts'
import { MEDIA_PAGE_SIZE } from '#domain/media/media-query.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { directionOf, LOCALES } from '#domain/text/locale.ts'
import { receiveMediaMany, type ManyAnswer } from '#app/actions/media-many.ts'
import { servicesContext } from '#app/context.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { ListPicture } from '#app/ui/admin/list-picture.tsx'
import { UndoForm } from '#app/ui/admin/notice/undo-form.tsx'
import { AskedTwice } from '#app/ui/admin/users/step-form.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { FileField } from '#app/ui/base/field/file-field.tsx'
import { ACCEPTED } from '#app/ui/admin/form/upload/send-upload.ts'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import type { Route } from './+types/media-many.ts'

export const meta = adminMeta(mediaWords.many.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const { media } = context.get(servicesContext)
  const names = [...new Set(url.searchParams.getAll('file'))].slice(0, MEDIA_PAGE_SIZE)
  const found = await Promise.all(names.map((name) => media.get(name)))
  return { files: found.flatMap((one) => (one ? [{ ...one.file, uses: one.places.length }] : [])) }
}

export const action = receiveMediaMany

/** Several files of the library: their texts in both languages as a table, and their deletion. */
export default function MediaMany({ loaderData: { files }, actionData }: Route.ComponentProps) {
  const words = useWords(mediaWords)
  const { state, formData } = useNavigation()
  const busy = (intent: string) => state !== 'idle' && formData?.get('intent') === intent
  const answer: ManyAnswer | undefined = actionData
  return (
    <AdminPage title={words.many.title} count={files.length} segment="">
      {answer && (
        <Message tone={answer.tone} after={answer.act && <UndoForm act={answer.act} />}>
          {answer.message}
        </Message>
      )}
      {files.length === 0 ? (
        <StateBlock icon={Images} title={words.many.none} link={{ to: MEDIA_PATH, label: words.many.back }} />
      ) : (
        <div className="admin-groups">
          <Form method="post">
            <Group title={words.alt.title} text={words.alt.hint}>
              <ul className="stack-12">
                {files.map((file) => (
                  <Described key={file.name} file={file} answer={answer} />
                ))}
              </ul>
              <Button type="submit" name="intent" value="save" kind="ink" busy={busy('save')}>
                {words.many.save}
              </Button>
            </Group>
          </Form>
          <TagEach files={files} answer={answer} busy={busy('tag')} />
          <ReplaceEach files={files} answer={answer} busy={busy('replace')} />
          <BulkForm files={files}>
            <Group title={words.many.remove} text={words.many.removeText}>
              <AskedTwice verb={words.many.remove} question={words.many.question}>
                <Button type="submit" name="intent" value="delete" kind="danger" small busy={busy('delete')}>
                  {words.remove.confirm}
                </Button>
              </AskedTwice>
            </Group>
          </BulkForm>
        </div>
      )}
    </AdminPage>
  )
}

type Files = Pick<Route.ComponentProps['loaderData'], 'files'>
type EachProps = Files & { answer: ManyAnswer | undefined; busy: boolean }

/** A form about all files that are marked. */
function BulkForm({ files, children, ...form }: Files & Pick<FormProps, 'encType' | 'children'>) {
  return (
    <Form method="post" {...form}>
      {files.map(({ name }) => (
        <input key={name} type="hidden" name="file[]" value={name} />
      ))}
      {children}
    </Form>
  )
}

/** Fields of what is done are empty again. */
function TagEach({ files, answer, busy }: EachProps) {
  const words = useWords(mediaWords).tags
  const refused = answer?.tags
  return (
    <BulkForm files={files}>
      <Group title={words.title} text={words.text}>
        <TextField
          key={`add ${answer?.act}`}
          label={words.add}
          name="add"
          dir="auto"
          hint={words.hint}
          maxLength={TAG_LIMITS.text}
          defaultValue={refused?.add}
          error={refused?.error}
        />
        <TextField
          key={`remove ${answer?.act}`}
          label={words.remove}
          name="remove"
          dir="auto"
          maxLength={TAG_LIMITS.text}
          defaultValue={refused?.remove}
        />
        <Button type="submit" name="intent" value="tag" kind="ink" busy={busy}>
          {words.save}
        </Button>
      </Group>
    </BulkForm>
  )
}

/** Other files in the places of these, each by its name. */
function ReplaceEach({ files, answer, busy }: EachProps) {
  const words = useWords(mediaWords).replace
  const accept = `${ACCEPTED.image},${ACCEPTED.pdf}`
  return (
    <BulkForm files={files} encType="multipart/form-data">
      <Group title={words.eachTitle} text={words.eachText}>
        <FileField key={answer?.act} label={words.files} name="replacement[]" accept={accept} multiple required />
        <Button type="submit" name="intent" value="replace" kind="outline" busy={busy}>
          {words.submit}
        </Button>
      </Group>
    </BulkForm>
  )
}

type DescribedProps = { file: Route.ComponentProps['loaderData']['files'][number]; answer: ManyAnswer | undefined }

function Described({ file, answer }: DescribedProps) {
  const words = useWords(mediaWords)
  const { name, kind, uses, tags } = file
  return (
    <li className="card media-described">
      <input type="hidden" name="file[]" value={name} />
      <div className="media-facts">
        <p className="cluster-4/8 items-center wrap-anywhere">
          <bdi>{calledOf(file)}</bdi>
          <Badge tone={uses > 0 ? 'ok' : 'neutral'}>{words.used(uses)}</Badge>
          {tags.map((tag) => (
            <Badge key={tag}>
              <bdi>{tag}</bdi>
            </Badge>
          ))}
        </p>
      </div>
      <span className="media-thumb">
        <ListPicture picture={file.picture} sizes="96px" icon={kind === 'pdf' ? FileText : ImageOff} />
      </span>
      {kind === 'image' ? <Words file={file} answer={answer} /> : <NoWords />}
    </li>
  )
}

function Words({ file: { name, alt, isDecorative }, answer }: DescribedProps) {
  const words = useWords(mediaWords)
  const typed = answer?.typed[name]
  return (
    <>
      {LOCALES.map((locale) => (
        <TextField
          key={locale}
          label={`${words.alt.field} (${adminForm.languageTag[locale]})`}
          name={`alt_${locale}[]`}
          lang={locale}
          dir={directionOf(locale)}
          maxLength={RECORD_LIMITS.name}
          defaultValue={typed?.[`alt_${locale}`] ?? alt[locale]}
          error={answer?.errors[name]?.[`alt_${locale}`]}
        />
      ))}
      <Checkbox name="decorative[]" value={name} defaultChecked={typed ? typed.decorative === '1' : isDecorative}>
        {words.many.decorative}
      </Checkbox>
    </>
  )
}

/** The lists of fields stay in step. */
function NoWords() {
  const { noText } = useWords(mediaWords).many
  return (
    <p className="admin-row-quiet">
      {noText}
      {LOCALES.map((locale) => (
        <input key={locale} type="hidden" name={`alt_${locale}[]`} value="" />
      ))}
    </p>
  )
}
