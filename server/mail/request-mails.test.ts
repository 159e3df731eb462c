import { describe, expect, it } from 'vitest'
import { demoSettings } from '#seed/demo-settings.ts'
import { neutralSettings } from '#domain/site/neutral-settings.ts'
import { textsOf } from '#tests/support/content/mail-texts.ts'
import { requestMails, type MailScene, type Request } from './request-mails.ts'

const scene: MailScene = {
  texts: textsOf(),
  siteUrl: 'https://site.example',
  readers: [{ email: demoSettings.salesEmail, locale: 'ar' }],
  replyTo: demoSettings.salesEmail,
}
const quote: Request = {
  id: 'm-1',
  content: {
    kind: 'quote',
    firstName: 'Omar',
    lastName: 'Hassan',
    phone: '+966501234567',
    email: 'omar@client.example',
    companyName: '',
    jobTitle: '',
    address: '',
    details: 'Product: 805\nQuantity: 40',
  },
  locale: 'en',
  isSuspicious: false,
  product: {
    id: '805',
    code: '805',
    name: { ar: 'رغوة البولي يوريثان', en: 'PU foam' },
    category: { id: 'pu-foam', name: { ar: 'رغوة', en: 'Foam' }, accent: 1 },
  },
}
const contact: Request = {
  id: 'm-2',
  content: { kind: 'contact', name: 'سارة', phone: '', email: 'sara@client.example', message: 'مرحباً' },
  locale: 'ar',
  isSuspicious: false,
  product: null,
}

describe('the mail to the sales team', () => {
  it('holds all that was sent, the product and its page, and is answered to the sender', () => {
    const [mail] = requestMails(quote, scene)
    expect(mail).toMatchObject({
      recipient: demoSettings.salesEmail,
      replyTo: 'omar@client.example',
      subject: 'طلب عرض سعر: 805 – Omar Hassan',
    })
    for (const text of ['Omar', 'Hassan', '+966501234567', 'Quantity: 40', '805 - رغوة البولي يوريثان', 'الإنجليزية'])
      for (const body of [mail!.text, mail!.html]) expect(body).toContain(text)
    expect(mail!.text).toContain('https://site.example/pu-foam/805\n')
    expect(mail!.text).not.toContain('المسمى الوظيفي')
  })

  it('tells the sender, and nobody else, until when an answer comes', () => {
    const mark = { number: 'RQ-2026-00042', token: 'AbCdEfGhIjKlMnOpQrStUv' }
    const [sales, receipt] = requestMails({ ...quote, mark, answerBy: 'Sunday 6:00 pm' }, scene)
    expect(receipt!.text).toContain('We answer by: Sunday 6:00 pm')
    expect(sales!.text).not.toContain('6:00')
  })

  it('says in words how the sender would like to be answered', () => {
    const content = { ...quote.content, contactBy: 'whatsapp' } as Request['content']
    const [mail] = requestMails({ ...quote, content }, scene)
    for (const body of [mail!.text, mail!.html]) expect(body).toContain('واتساب')
    expect(mail!.text).not.toContain('whatsapp')
  })

  it('goes to each who is told, in the language of each, and leads to the request', () => {
    const readers = [
      { email: 'desk@site.example', locale: 'ar' },
      { email: 'omar@site.example', locale: 'en' },
    ] as const
    const mails = requestMails(contact, { ...scene, readers })
    expect(mails.slice(0, 2).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['desk@site.example', 'رسالة من صفحة التواصل: سارة'],
      ['omar@site.example', 'Message from the contact page: سارة'],
    ])
    const mark = { number: 'RQ-2026-00042', token: 't' }
    for (const { text, html } of requestMails({ ...quote, mark }, { ...scene, readers }).slice(0, 2)) {
      for (const body of [text, html]) expect(body).toContain('https://site.example/admin/inbox/m-1')
      expect(text).toContain('RQ-2026-00042')
    }
    for (const { text, html } of mails.slice(0, 2))
      for (const body of [text, html]) expect(body).toContain('https://site.example/admin/inbox/m-2')
  })
})

describe('the mail to the sender', () => {
  it('says in the language of the request what was received and when an answer comes', () => {
    const [, mail] = requestMails(quote, scene)
    expect(mail).toMatchObject({
      recipient: 'omar@client.example',
      replyTo: demoSettings.salesEmail,
      subject: 'We have received your request for a quote: 805',
    })
    for (const text of ['Hello,', 'within one working day', demoSettings.hours.en, 'just reply to this email'])
      expect(mail!.text).toContain(text)
    expect(mail!.text).toContain('https://site.example/en/pu-foam/805\n')
    const [, arabic] = requestMails(contact, scene)
    expect(arabic!.subject).toBe('استلمنا رسالتك')
    expect(arabic!.text).toContain('السلام عليكم،')
    expect(arabic!.html).toContain('dir="rtl"')
  })

  it('holds nothing that the sender wrote: the address may be anybody’s', () => {
    const { email, kind, ...fields } = quote.content as Extract<Request['content'], { kind: 'quote' }>
    const typed = Object.keys(fields).map((name) => [name, `Win now https://spam.example/${name}`])
    const content = { ...Object.fromEntries(typed), email, kind } as Request['content']
    const [, mail] = requestMails({ ...quote, content }, scene)
    for (const part of [mail!.subject, mail!.text, mail!.html]) expect(part).not.toMatch(/spam|Win now/)
  })

  it('may call the sender by name where that could not be an address, in the words of staff', () => {
    const words = { subject: { ar: 'أهلاً {name}', en: 'Hello {name}' }, body: { ar: '{list}', en: '{list}' } }
    const written = { requestSubject: words.subject, requestBody: words.body }
    const subjectFor = (firstName: string) =>
      requestMails(
        { ...quote, content: { ...quote.content, firstName } as Request['content'] },
        { ...scene, texts: textsOf(written) },
      )[1]!.subject
    expect(subjectFor('Omar')).toBe('Hello Omar Hassan')
    expect(subjectFor('win.example')).toBe('Hello')
  })

  it('names the product within a sentence, leads to its page, and leaves out a number that there is not', () => {
    const body = { ar: '', en: 'Hello,\n\nYour number is {number}.\n\nYou asked for this ({list}).\n\n{link}' }
    const [, mail] = requestMails(quote, { ...scene, texts: textsOf({ requestBody: body }) })
    expect(mail!.text).toMatch(/^Hello,\n\nYou asked for this \(Product: 805 - PU foam\)\.\n\n/)
    expect(mail!.text).toContain('Product page: \nhttps://site.example/en/pu-foam/805')
  })

  it('is the last to go out', () =>
    expect(requestMails(quote, scene).map(({ urgency }) => urgency)).toEqual([undefined, 2]))

  it('is not written when the form looks automatic, and the sales team is told so', () => {
    const mails = requestMails({ ...contact, isSuspicious: true }, scene)
    expect(mails.map(({ subject }) => subject)).toEqual(['[قد تكون رسالة آلية] رسالة من صفحة التواصل: سارة'])
  })
})

it('markup in any field stays text', () => {
  const content = Object.fromEntries(Object.keys(quote.content).map((name) => [name, '<b>x</b>']))
  const mails = requestMails({ ...quote, content: { ...content, kind: 'quote' } as Request['content'] }, scene)
  for (const { html } of mails) expect(html).not.toContain('<b>')
})

describe('of a site that has no address for sales', () => {
  const neutral = { ...scene, texts: textsOf({}, neutralSettings('shop.example')), readers: [], replyTo: null }

  it('the sender alone is written to, without what is not known', () => {
    const mails = requestMails(quote, neutral)
    expect(mails.map(({ recipient, replyTo }) => [recipient, replyTo])).toEqual([['omar@client.example', null]])
    for (const text of ['Business hours', 'Rawabit', 'working day']) expect(mails[0]!.text).not.toContain(text)
    expect(mails[0]!.text).toContain('We will send you the price in writing.')
    expect(mails[0]!.text).toMatch(/shop\.example\n$/)
  })

  it('nobody is written to about a message that looks automatic', () =>
    expect(requestMails({ ...quote, isSuspicious: true }, neutral)).toEqual([]))
})
