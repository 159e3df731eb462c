import { foldText } from '#domain/text/fold.ts'

/** Other makers and their products, as purchasers write them: what is named so is priced by hand, never taken for ours. */
const MAKERS = new Set(
  `sika sikaflex sikasil sikadur sikabond sikafoam sikaboom سيكا سيكافلكس سيكافليكس سيكاسيل fischer فيشر hilti هيلتي weber ويبر dow dowsil dowcorning داوسيل tytan تايتان soudal
  سودال soudaflex bostik بوستيك pattex باتكس loctite لوكتايت henkel هنكل fevicol فيفيكول فيفكول araldite ارالدايت ارلدايت devcon ديفكون nitoseal نيتوسيل نوتوسيل nitobond mapei مابي mapeflex mapesil
  fosroc فوسروك wacker واكر momentive مومنتيف alteco التيكو tesa تيسا gorilla غوريلا illbruck penosil بينوسيل akfix اكفيكس selsil ceresit سيريسيت sadolin jotun جوتن henkell permatex
  selena everbuild dunlop wykamol bison uhu pidilite asmaco اسماكو amir امير saveto سافيتو terraco تيراكو kerakoll sikaguard nippon hempel`
    .split(/\s+/)
    .map(foldText),
)

export function isOfMaker(words: readonly string[]): boolean {
  return words.some((word) => MAKERS.has(word))
}
