import { foldText } from '#domain/text/fold.ts'

const PARTICLES = `
  و في من على علي الى الي عن مع او ال ما لا ضد حق حقت مال مالت اللي الذي التي هذا هذي هذه عند عندكم كم وش ايش هل بدون غير
  a an the of for and or in on to with by at from that is are my ka ki ke ko`
/** Polite words, not what is wanted. */
const POLITE = `
  ابغى ابغي ابي اريد نبي نبغى احتاج محتاج عايز عاوز شي شيء حاجة مادة نوع انواع بديل افضل احسن سعر اسعار شراء رخيص قوي جيد كثير
  مواصفة معيار صنف درجة need want please price best buy cheap strong super good standard class`

/** Words that say nothing of a product, where there are others. */
const SMALL_WORDS = new Set((PARTICLES + POLITE).trim().split(/\s+/).map(foldText))

export function isSmallWord(folded: string): boolean {
  return SMALL_WORDS.has(folded)
}
