import { mailTexts } from '#content/mails.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageTemplate } from '#content/templates/templates.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { blankRecord, lineFields } from '#domain/fields/field.ts'
import type { PageName } from '#domain/site/content/page-fields.ts'
import { MAILS_FIELDS } from '#domain/site/content/pages/mails-fields.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aPost, recordOf, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { insertContent } from '#server/data/site/content-store.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { createEditing } from '#server/services/records.ts'
import { createSiteFrame } from './site-frame.ts'
import { createContent } from './content.ts'
import { noUploads } from '#tests/support/services/deps.ts'

onOneDatabase('the texts of pages', (db) => {
  const on = () => ({ db: db(), clock: tickingClock() })
  const content = () => createContent({ db: db() })
  const frame = () => createSiteFrame({ db: db(), content: content() }).read()
  const save = (id: PageName, fields: FormFields) =>
    createEditing({ ...on(), uploads: noUploads }).page.update({ ...fields, id }, sara)
  const problemsOf = async (id: PageName, fields: FormFields) => {
    const outcome = await save(id, fields)
    if (outcome.ok || outcome.failure.kind !== 'invalid') throw new Error('Not refused')
    return Object.fromEntries(Object.entries(outcome.failure.fields).map(([name, { en }]) => [name, en]))
  }
  const mails = () => lineFields(MAILS_FIELDS, { ...blankRecord(MAILS_FIELDS), ...mailTexts })

  beforeEach(() => giveAccount(db(), sara))

  describe('of the house rules', () => {
    const titled = { title_ar: 'سياسة', title_en: 'Policy' }
    const section = { section_title_ar: 'أ', section_title_en: 'One' }

    it('keep their sections, each with a fragment, and what is wrong in one is said there', async () => {
      recordOf(await save('policy', { ...titled, sections: [section, { ...section, section_title_en: 'Two' }] }))
      expect((await content().page('policy'))?.sections.map(({ id }) => id)).toEqual(['one', 'two'])
      const odd = { ...section, section_body_en: 'Call {fax}', section_link: '/nowhere', section_link_label_en: 'x' }
      expect(await problemsOf('policy', { ...titled, sections: [section, odd] })).toEqual({
        'section_body_en[1]': 'Unknown placeholder {fax}.',
        'section_link[1]': 'This address cannot be used.',
      })
    })

    it('may begin with a template, which stays a draft until its gaps are filled', async () => {
      const template = pageTemplate('privacy')!
      const draft = recordOf(await save('privacy', { ...template, intent: 'draft' }))
      expect(draft.id).toBe('privacy')
      expect(await content().page('privacy')).toBeNull()
      const problems = await problemsOf('privacy', { ...template, version: '1', intent: 'publish' })
      expect(problems).toMatchObject({ 'section_body_ar[0]': expect.stringMatching(/\[… /) })
      expect(Object.keys(problems)).toHaveLength(6)
    })
  })

  it('on slides lead nowhere where nothing answers any more', async () => {
    valueOf(await createPosts(on()).create(aPost({ slug: 'fire' })))
    const at = '2026-03-01T07:00:00.000Z'
    const body = { title_ar: 'نار', title_en: 'Fire', link: '/blogs/fire', link2: 'https://elsewhere.example/' }
    await insertContent(db(), 'slide', { id: 'fire', body, createdAt: at, updatedAt: at })
    const hidden = () => createSiteFrame({ db: db(), content: content() }).hiddenButtons()
    expect([...(await hidden())]).toEqual([])
    await createEditing({ ...on(), uploads: noUploads }).post.remove({ blog_id: 'fire' }, sara)
    expect([...(await hidden())]).toEqual(['/blogs/fire'])
  })

  describe('round every page', () => {
    it('lead where there is something to see', async () => {
      const paths = async () => (await frame()).navigation.entries.map(({ target }) => target)
      expect(await paths()).toContain('/about')
      expect([...(await frame()).hidden].toSorted()).toEqual([
        '/about',
        '/blogs',
        '/brands',
        '/calculator',
        '/catalogue',
        '/equivalents',
        '/faq',
        '/finder',
        '/policy',
        '/privacy-policy',
        '/terms-of-service',
      ])
      valueOf(await createPosts(on()).create(aPost({ slug: 'fire' })))
      recordOf(await save('about', { hero_title_ar: 'نحن', hero_title_en: 'Us' }))
      const { hidden } = await frame()
      expect([hidden.has('/about'), hidden.has('/blogs'), hidden.has('/policy')]).toEqual([false, false, true])
    })

    it('leave out the entry of a page that is taken off the site, and keep it for the day when it comes back', async () => {
      const about = { hero_title_ar: 'نحن', hero_title_en: 'Us' }
      const entries = [{ label_ar: 'نحن', label_en: 'About', target: '/about' }]
      recordOf(await save('about', about))
      recordOf(await save('navigation', { entries }))
      expect((await frame()).hidden.has('/about')).toBe(false)
      recordOf(await save('about', { ...about, version: '1', intent: 'unpublish' }))
      const { navigation, hidden } = await frame()
      expect([navigation.entries.map(({ target }) => target), hidden.has('/about')]).toEqual([['/about'], true])
      const renamed = [{ ...entries[0], label_en: 'Who we are' }]
      recordOf(await save('navigation', { entries: renamed, version: '1' }))
      recordOf(await save('about', { ...about, version: '2', intent: 'publish' }))
      expect((await frame()).hidden.has('/about')).toBe(false)
    })

    it('take no link that leads nowhere, and links to other sites', async () => {
      const entries = (target: string) => ({ entries: [{ label_ar: 'أ', label_en: 'A', target }] })
      expect(await problemsOf('navigation', entries('/nowhere'))).toEqual({
        'target[0]': 'This address cannot be used.',
      })
      expect(await problemsOf('navigation', entries('http://insecure.example'))).toHaveProperty('target[0]')
      recordOf(await save('navigation', entries('https://other.example/shop')))
      const { navigation, hidden } = await frame()
      expect([navigation.entries[0]!.target, hidden.size > 0 && hidden.has('https://other.example/shop')]).toEqual([
        'https://other.example/shop',
        false,
      ])
    })
  })

  it('of mails cannot do without what they are for, and name nothing that nobody knows', async () => {
    recordOf(await save('mails', mails()))
    expect(await problemsOf('mails', { ...mails(), version: '1', sign_in_body_en: 'Hello' })).toEqual({
      sign_in_body_en: 'Include {code} in the text.',
    })
    expect(await problemsOf('mails', { ...mails(), version: '1', sign_in_subject_en: '{code}' })).toEqual({
      sign_in_subject_en: 'Unknown placeholder {code}.',
    })
    const bare = { answer_body_ar: 'مرحباً', answer_subject_en: 'Hello', invitation_body_en: 'Come {name}' }
    expect(await problemsOf('mails', { ...mails(), version: '1', ...bare })).toEqual({
      answer_body_ar: 'Include {answer} in the text.',
      answer_subject_en: 'Include {subject} in the text.',
      invitation_body_en: 'Include {link} in the text.',
    })
    expect(await problemsOf('mails', { ...mails(), version: '1', request_subject_ar: '{price}' })).toHaveProperty(
      'request_subject_ar',
    )
  })
})
