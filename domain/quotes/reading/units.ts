import { foldText } from '#domain/text/fold.ts'

/** What a word of a unit says: pieces, cartons, a container that a pack may be, or an amount that no pack is. */
export type UnitWord = {
  unit: 'piece' | 'carton' | 'container' | 'measure' | 'other'
  /** Which container: words of one kind have the same. */
  kind: string
  /** A dual carries its number, a plural alone asks for one. */
  count: 'one' | 'two' | 'many'
}

/** Singular and its plurals, `|` between them; a kind to a line. Duals are made of the singulars. */
const WORDS: Record<UnitWord['unit'], string> = {
  piece: `
    حبة حباية | حبات حبايات حبوب
    قطعة | قطع
    عبوة | عبوات
    علبة | علب
    pc piece unit ea each can no | pcs pieces units cans nos`,
  carton: `
    كرتون كرتونة كرتونا | كراتين كرتونات
    صندوق | صناديق
    ctn carton box bx case cs | ctns cartons boxes bxs cases`,
  container: `
    كيس شوال خيشة bag sack | اكياس شوالات bags sacks
    رول لفة roll | رولات لفات rolls
    سطل جردل تنكة bucket pail tin | سطول اسطل سطلات جرادل تنك تنكات buckets pails tins
    تيوب انبوب انبوبة tube | تيوبات انابيب tubes
    طقم set kit | اطقم طقوم sets kits
    خرطوشة cartridge | خراطيش cartridges
    سوسج فويل sausage foil | سوسجات sausages
    زجاجة قارورة bottle | زجاجات قوارير bottles
    برميل drum | براميل drums
    اسطوانة cylinder canister | اسطوانات cylinders canisters
    بخاخ | بخاخات
    محقنة سرنجة syringe | محاقن سرنجات syringes
    باكيت باكت بكت pack packet pkt | باكيتات packs packets pkts
    جالون gallon | جوالين gallons`,
  measure: `
    كيلو كجم كغ كغم kg kilo kilogram | كيلوات kgs kilos kilograms
    متر م meter metre m mtr lm | امتار meters metres mtrs
    طن ton tonne mt | اطنان tons tonnes
    لتر ltr liter litre l | لترات ltrs liters litres`,
  other: `
    درزن دستة دزينة dozen doz dz | درازن دستات دزينات dozens
    باليت بالتة طبلية مشتاح pallet plt | باليتات بالتات طبالي pallets
    شدة ربطة bundle | شدات ربطات bundles
    زوج pair | ازواج pairs
    لوح sheet | الواح sheets`,
}

const UNITS = new Map<string, UnitWord>()
for (const [unit, rows] of Object.entries(WORDS) as [UnitWord['unit'], string][]) {
  for (const row of rows.trim().split('\n')) listWords(unit, row)
}

function listWords(unit: UnitWord['unit'], row: string): void {
  const [singular = [], plural = []] = row.split('|').map((part) => part.trim().split(/\s+/).map(foldText))
  const kind = singular[0]!
  for (const word of plural) UNITS.set(word, { unit, kind, count: 'many' })
  for (const word of singular) UNITS.set(word, { unit, kind, count: 'one' })
  for (const dual of singular.flatMap(dualsOf)) if (!UNITS.has(dual)) UNITS.set(dual, { unit, kind, count: 'two' })
}

for (const word of ['pc', 'ea', 'each', 'no', 'nos']) UNITS.get(word)!.count = 'one'

/** `كرتون`: `كرتونين`, `كرتونتين`; `حبه`: `حبتين`. */
function dualsOf(word: string): string[] {
  if (!/^[\u0621-\u064a]{3,}$/.test(word)) return []
  const stems = word.endsWith('ه') ? [`${word.slice(0, -1)}ت`] : [word, `${word}ت`]
  return stems.flatMap((stem) => [`${stem}ين`, `${stem}ان`])
}

/** What a folded word is as a unit; undefined for what is none. */
export function unitWordOf(folded: string): UnitWord | undefined {
  return UNITS.get(folded)
}

/** Whether a folded word is another name of the same container. */
export function isContainer(kind: string, folded: string): boolean {
  const other = UNITS.get(folded.replace(/^ال/, ''))
  return other?.unit === 'container' && other.kind === kind
}
