import type { SynonymGroup } from '../domain/search/synonyms.ts'

/** Names that mean the same to whoever searches: what staff begin with, and change as they see fit. */
export const firstSynonyms: SynonymGroup[] = [
  // Foreign words, each as people write it.
  ['سيليكون', 'سليكون', 'سيلكون', 'سلكون', 'silicone', 'silicon'],
  ['رغوة', 'فوم', 'foam'],
  ['بولي يوريثان', 'بوليوريثان', 'بولي يورثان', 'PU', 'polyurethane'],
  ['أكريليك', 'اكرليك', 'acrylic'],
  ['إيبوكسي', 'ابوكسي', 'epoxy'],
  ['هجين', 'هايبرد', 'hybrid'],
  ['بخاخ', 'سبراي', 'spray'],
  ['سوبر جلو', 'سوبرجلو', 'super glue', 'superglue'],
  ['سيراميك', 'بلاط', 'tile', 'ceramic'],
  ['غراء', 'صمغ'],
  ['مانع تسرب', 'مانع تسريب', 'سيلانت', 'sealant'],
  // Plurals that share no stem with their word.
  ['لاصق', 'لواصق'],
  ['مانع', 'موانع'],
  ['شريط', 'أشرطة'],
  ['باب', 'أبواب'],
  ['نافذة', 'نوافذ', 'شباك', 'شبابيك'],
  ['زاوية', 'زوايا'],
  ['حوض', 'أحواض'],
  ['مرآة', 'مرايا'],
  ['كرتون', 'كراتين'],
  ['كتاب', 'كتب'],
  ['سمك', 'أسماك'],
  ['خشب', 'أخشاب'],
  ['قماش', 'أقمشة'],
  ['شق', 'شقوق'],
  ['إصبع', 'أصابع'],
  ['فاصل', 'فواصل'],
  ['حافة', 'حواف'],
]
