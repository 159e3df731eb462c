import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { uploadMessages } from '#content/upload-messages.ts'
import { inspectPdf, MAX_PDF_BYTES } from './pdf-inspection.ts'

const END = '\nstartxref\n9\n%%EOF\n'

function pdf(body: string): Buffer {
  return Buffer.from(`%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n${body}${END}`, 'latin1')
}

/** Its one object begins behind its number and its place. */
function streamObject(dictionary: string, content: string): string {
  return `2 0 obj << ${dictionary} /N 1 /First 4 /Length ${content.length} >> stream\r\n${content}\r\nendstream endobj\n`
}

function objectStream(objects: string, name = 'ObjStm'): string {
  const compressed = deflateSync(Buffer.from(objects, 'latin1')).toString('latin1')
  return streamObject(`/Type /${name} /Filter /FlateDecode`, compressed)
}

/** Each row of bytes begins with how it is packed: as it is (PNG's way 0). */
function predictedStream(objects: string): string {
  const rows = objects.match(/[\s\S]{1,8}/g)!.map((row) => `\0${row.padEnd(8)}`)
  const compressed = deflateSync(Buffer.from(rows.join(''), 'latin1')).toString('latin1')
  const parameters = '/DecodeParms << /Predictor 11 /Columns 8 >>'
  return streamObject(`${parameters} /Type /ObjStm /Filter /FlateDecode`, compressed)
}

async function refusalOf(bytes: Buffer) {
  const inspection = await inspectPdf(bytes)
  return inspection.ok ? 'accepted' : inspection.reason
}

describe('a datasheet', () => {
  test('is accepted as it is', async () => {
    const plain = pdf(objectStream('3 0 << /Type /Page /Annots [] >>'))
    expect(await inspectPdf(plain)).toEqual({ ok: true, value: true })
  })

  test('may have fields to fill in and print', async () => {
    const field = '7 0 << /FT /Tx /T (SoundLevel) /V () /AA << >> >>'
    expect(
      await refusalOf(pdf(`<< /AcroForm << /Fields [7 0 R] /NeedAppearances true >> >>${objectStream(field)}`)),
    ).toBe('accepted')
  })

  test.each([
    ['an address', '<< /Subtype /Link /A << /S /URI /URI (https://example.com/a) >> >>'],
    ['an address of mail', '<< /A << /S /URI /URI (mailto:a@example.com) >> >>'],
    ['a place of its own', '<< /OpenAction << /S /GoTo /D [1 0 R /Fit] >> >>'],
    ['attributes and kinds of its text', '<< /S /P /A [<< /O /Table /Scope /Column >> 0] /Next 1 0 R >>'],
  ])('may have %s', async (_, dictionary) =>
    expect(await refusalOf(pdf(`7 0 obj ${dictionary} endobj\n`))).toBe('accepted'),
  )

  test('may link, and may speak of scripts in its text', async () => {
    expect(await refusalOf(pdf('<< /S /URI /URI (https://example.com/launch-day) /Title (JavaScript) >>'))).toBe(
      'accepted',
    )
    expect(await refusalOf(pdf('<< /LaunchDate (2026) /EncryptMetadata true >>'))).toBe('accepted')
  })
})

describe('a PDF that does more than show pages is refused', () => {
  test.each([
    ['a script', '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'],
    ['a script under a spelled-out name', '<< /S /J#61vaScr#69pt /JS (x) >>'],
    ['a script inside an object stream', objectStream('4 0 << /S/JavaScript/JS(x) >>')],
    ['a script inside a disguised object stream', objectStream('4 0 << /S/JavaScript >>', 'Obj#53tm')],
    ['a script in the second object stream', objectStream('1 0 <<>>') + objectStream('4 0 << /S /JavaScript >>')],
    ['a program to start', '<< /S /Launch /F (cmd.exe) >>'],
    ['an attached file', '<< /Names << /EmbeddedFiles 5 0 R >> >>'],
    ['media', '<< /Subtype /RichMedia >>'],
    ['a film', '<< /Subtype /Movie /Movie << /F (a.avi) >> >>'],
    ['a sound', '<< /S /Sound /Sound 6 0 R >>'],
    ['a form of another kind, which may hold scripts', '<< /AcroForm << /Fields [] /XFA 6 0 R >> >>'],
    ['such a form inside an object stream', objectStream('4 0 << /XFA [(template) 6 0 R] >>')],
    ['a form that sends what was typed', '<< /S /SubmitForm /F (https://evil.example/) >>'],
    ['a form that fetches data', '<< /S /ImportData /F (data.fdf) >>'],
    ['a way into an attached file', '<< /S /GoToE /T << /R /C >> >>'],
  ])('%s', async (_, body) => expect(await refusalOf(pdf(body))).toBe(uploadMessages.pdfActive))

  test.each([
    ['a file of a network', '7 0 obj << /A << /S /GoToR /F (\\\\\\\\host\\\\share\\\\a.pdf) >> >> endobj\n'],
    ['a script as an address', '7 0 obj << /A << /S /URI /URI (javascript:alert\\(1\\)) >> >> endobj\n'],
    ['a file of the reader', '7 0 obj << /A << /S /URI /URI (file:///c:/a.exe) >> >> endobj\n'],
    ['the same, in other letters', '7 0 obj << /#41 << /S /U#52I /URI <66696c653a2f2f> >> >> endobj\n'],
    [
      'an action elsewhere',
      '7 0 obj << /AA 8 0 R >> endobj\n8 0 obj << /O 9 0 R >> endobj\n9 0 obj << /S /Odd >> endobj\n',
    ],
    ['an action that was replaced', '7 0 obj << /OpenAction << /S /Odd >> >> endobj\n7 0 obj << >> endobj\n'],
    ['an action behind another', '7 0 obj << /A << /S /GoTo /Next [<< /S /Thread /F (a) >>] >> >> endobj\n'],
    ['an action inside an object stream', objectStream('4 0 << /A << /S /URI /URI (file:a) >> >>')],
  ])('what leads to %s', async (_, body) => expect(await refusalOf(pdf(body))).toBe(uploadMessages.pdfReachesOut))

  test('encryption', async () =>
    expect(await refusalOf(pdf('trailer << /Encrypt 8 0 R >>'))).toBe(uploadMessages.pdfEncrypted))
})

describe('a file that is no sound PDF is refused', () => {
  test.each([
    ['another kind of file', Buffer.from('MZ this is a program')],
    ['a page that pretends', Buffer.from(`<html>%PDF-1.7${END}`)],
    ['a download that broke off', pdf('x').subarray(0, 30)],
  ])('%s', async (_, bytes) => expect(await refusalOf(bytes)).toBe(uploadMessages.notAPdf))

  test.each([
    ['an object stream that cannot be read', pdf(streamObject('/Type /ObjStm /Filter /FlateDecode', 'not compressed'))],
    ['an object stream that is packed in another way', pdf(streamObject('/Type /ObjStm /Filter /LZWDecode', 'x'))],
    [
      'an object stream without its name',
      pdf(streamObject('/Filter /FlateDecode', deflateSync('4 0 <</S/Launch>>').toString('latin1'))),
    ],
    [
      'an object inside the bytes of another',
      pdf(`3 0 obj << /Length 40 >> stream\n9 0 obj << /Odd true >> endobj           \nendstream endobj\n`),
    ],
    ['objects that are nested without end', pdf(`3 0 obj ${'['.repeat(200_000)} endobj\n`)],
    ['an object that breaks off', pdf('3 0 obj << /Type /Page /Kids [ 4 0 R \n')],
    ['an object stream that swells without end', pdf(objectStream('0'.repeat(40 * 1024 * 1024)))],
  ])('%s', async (_, bytes) => expect(await refusalOf(bytes)).toBe(uploadMessages.pdfNotUnderstood))

  test('one of very many objects, each another or the same again', async () => {
    const many = (number: (at: number) => number) =>
      Array.from({ length: 100_001 }, (_, at) => `${number(at)} 0 obj 1 endobj\n`).join('')
    expect(await refusalOf(pdf(many((at) => at + 2)))).toBe(uploadMessages.pdfTooComplex)
    expect(await refusalOf(pdf(many(() => 2)))).toBe(uploadMessages.pdfTooComplex)
  })

  test('an empty one and one that is too large', async () => {
    expect(await refusalOf(Buffer.alloc(0))).toBe(uploadMessages.empty)
    expect(await refusalOf(Buffer.alloc(MAX_PDF_BYTES + 1))).toBe(uploadMessages.pdfTooLarge)
  })

  test('one full of markers that lead nowhere', async () =>
    expect(await refusalOf(pdf('/ObjStm '.repeat(20_000)))).toBe('accepted'))
})

test('an object stream that is packed with a predictor is not understood, and refused', async () => {
  const refusal = await refusalOf(pdf(predictedStream('4 0 << /S/JavaScript/JS(x) >>')))
  expect(refusal).toBe(uploadMessages.pdfNotUnderstood)
})

test.each([
  ['a page with the head of a PDF', '%PDF-1.7\n<html><script>alert(1)</script></html>\nstartxref\n9\n%%EOF\n'],
  ['a file whose table of objects is nowhere', '%PDF-1.7\n1 0 obj << >> endobj\nstartxref\n4000\n%%EOF\n'],
])('%s is no PDF', async (_, text) => expect(await refusalOf(Buffer.from(text))).toBe(uploadMessages.notAPdf))
