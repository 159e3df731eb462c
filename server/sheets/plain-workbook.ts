import { toBuffer } from '#server/files/message-bytes.ts'
import type { SheetLimits } from '#domain/sheets/sheet-file.ts'
import { type Archive, openArchive } from './archive.ts'
import { archiveKind, fileKind, FileRefusal } from './file-kind.ts'
import { isPlainFormula } from './formula-safety.ts'
import { allXmlItems, type XmlVisitor } from './xml-items.ts'

/** Parts that run, bring something along, or fetch it from elsewhere, also where nothing refers to them. */
const ACTIVE =
  /^xl\/(?:vbaproject|vbadata|macrosheets\/|dialogsheets\/|externallinks\/|connections\.xml|querytables\/|embeddings\/|activex\/|ctrlprops\/|webextensions\/)|\.(?:exe|dll|js|vbs)$/
/** What parts of a workbook may be: everything that it shows, and nothing that runs, brings along or fetches. */
const PLAIN_TYPES =
  /^(?:image\/(?:png|jpe?g|gif|bmp|tiff|svg\+xml|x-emf|x-wmf)|(?:application|text)\/xml|application\/(?:vnd\.openxmlformats-package\.(?:relationships|core-properties)\+xml|vnd\.openxmlformats-officedocument\.(?:spreadsheetml\.(?:(?:sheet|template)\.main|worksheet|chartsheet|styles|sharedStrings|calcChain|comments|table|pivotTable|pivotCacheDefinition|pivotCacheRecords|sheetMetadata)\+xml|spreadsheetml\.printerSettings|drawingml\.(?:chart|chartshapes)\+xml|theme\+xml|themeOverride\+xml|drawing\+xml|vmlDrawing|extended-properties\+xml|custom-properties\+xml|customXmlProperties\+xml)|vnd\.ms-excel\.(?:slicer|slicerCache|timeline|timelineCache|threadedcomments|person|rdrichvalue|rdrichvaluestructure|rdrichvaluetypes|rdarray|richstyles|richvaluerel)\+xml|vnd\.ms-office\.(?:chartstyle|chartcolorstyle|classificationlabels)\+xml|vnd\.wps-officedocument\.cellimage\+xml))$/i
/** The same of what parts refer to. */
const PLAIN_RELATIONS =
  /\/(?:officeDocument|worksheet|chartsheet|styles|sharedStrings|calcChain|theme|themeOverride|core-properties|extended-properties|custom-properties|thumbnail|printerSettings|drawing|vmlDrawing|image|chart|chartStyle|chartColorStyle|chartUserShapes|comments|threadedComment|person|table|pivotTable|pivotCacheDefinition|pivotCacheRecords|slicer|slicerCache|timeline|timelineCache|sheetMetadata|rdRichValue|rdRichValueStructure|rdRichValueTypes|rdArray|richStyles|richValueRel|customXml|customXmlProps|classificationlabels|cellImage|hyperlink)$/i
const PLAIN_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#|www\.)/i
/** Parts of these names are read as nothing else, and hold no formulas. */
const SHOWN = /\.(?:png|jpe?g|gif|bmp|tiff?|svg|emf|wmf|vml|bin)$/i
const SHOWN_RELATION = /\/(?:image|thumbnail|vmlDrawing|printerSettings)$/i
/** Elements with a formula in them, wherever they stand. */
const FORMULAS = new Set(
  'f formula formula1 formula2 oldFormula definedName calculatedColumnFormula totalsRowFormula'.split(' '),
)
/** A sheet has as many links as that, at most. */
const MOST_ENTRIES = 100_000

/** Throws a `FileRefusal` unless the file is a workbook that only says what it holds: no macros, nothing from outside. */
export async function checkPlainWorkbook(file: Uint8Array, limits: SheetLimits): Promise<void> {
  const bytes = toBuffer(file)
  if (fileKind(bytes) !== 'archive') throw new FileRefusal({ code: 'other-format' })
  const archive = await openArchive(bytes, limits)
  const kind = archiveKind(archive.names)
  if (kind !== 'workbook' || !archive.names.some((name) => name.startsWith('xl/')))
    throw new FileRefusal({ code: kind === 'workbook' ? 'other-format' : kind })
  if (archive.names.some((name) => ACTIVE.test(name))) refuse()
  await checkTypes(archive)
  for (const part of archive.names) {
    if (part.endsWith('.rels')) await checkRelations(archive, part)
    else if (!SHOWN.test(part)) await checkFormulas(archive, part)
  }
}

/** Every part has a type that is known, by its name or by its ending. Some programs name types of parts that are not there. */
async function checkTypes(archive: Archive): Promise<void> {
  const types = new Map<string, string>()
  await visit(archive, '[content_types].xml', ({ Extension, PartName, ContentType = '' }) => {
    const name = (PartName?.slice(1) ?? `.${Extension}`).toLowerCase()
    // Of two, one program may take the first and another the last.
    if (types.has(name)) refuse()
    types.set(name, ContentType.split(';')[0]!.trim())
  })
  for (const name of archive.names) {
    if (name === '[content_types].xml') continue
    const type = types.get(name) ?? types.get(name.slice(name.lastIndexOf('.')))
    if (type === undefined || !PLAIN_TYPES.test(type)) refuse()
  }
}

/** Where a cell leads when it is pressed may be outside, if a browser opens it. */
async function checkRelations(archive: Archive, part: string): Promise<void> {
  await visit(archive, part, ({ Type = '', Target = '', TargetMode = '' }) => {
    const isOutside = TargetMode.toLowerCase() === 'external'
    const isAllowed = isOutside ? Type.endsWith('/hyperlink') && PLAIN_ADDRESS.test(Target) : PLAIN_RELATIONS.test(Type)
    if (!isAllowed || (SHOWN.test(Target) && !isOutside && !SHOWN_RELATION.test(Type))) refuse()
  })
}

/** Goes through the entries of a list of types or relations. */
async function visit(archive: Archive, part: string, take: (attributes: Record<string, string>) => void) {
  let entries = -1
  await read(archive, part, {
    open(_name, attributes) {
      if (++entries > MOST_ENTRIES) throw new FileRefusal({ code: 'parts', limit: MOST_ENTRIES })
      if (entries > 0) take(attributes)
    },
  })
}

async function checkFormulas(archive: Archive, part: string): Promise<void> {
  let formula: string | null = null
  await read(archive, part, {
    open(name, attributes) {
      if (FORMULAS.has(name)) formula = ''
      if (!isPlainFormula(attributes['formula'] ?? '')) refuseFormula()
    },
    text(text) {
      if (formula !== null) formula += text
    },
    close(name) {
      if (formula === null || !FORMULAS.has(name)) return
      if (!isPlainFormula(formula)) refuseFormula()
      formula = null
    },
  })
}

/** Names of its own for texts could hide one. */
async function read(archive: Archive, part: string, visitor: XmlVisitor) {
  await allXmlItems(await archive.open(part), () => ({ ...visitor, declaration: refuse }))
}

function refuse(): never {
  throw new FileRefusal({ code: 'active' })
}

function refuseFormula(): never {
  throw new FileRefusal({ code: 'formula' })
}
