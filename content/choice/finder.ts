import type { PageHead } from '#content/seo/page-head.ts'
import type { FINDER_VALUES, Question } from '#domain/choice/finder-questions.ts'
import type { FinderWords } from '#domain/choice/finder-view.ts'
import type { Localized } from '#domain/text/locale.ts'

export const finderHead = {
  title: { ar: 'اختر المنتج المناسب', en: 'Find the right product' },
  description: {
    ar: 'خمسة أسئلة عن العمل والأسطح والمكان، ثم أنسب منتجات {site} له، ولماذا.',
    en: 'Five questions on the job, the surfaces and the place, then the {site} products that suit it, and why.',
  },
} satisfies PageHead

export const finderQuestions: Record<Question, Localized> = {
  job: { ar: 'ماذا تريد أن تفعل؟', en: 'What do you want to do?' },
  a: { ar: 'ما السطح الأول؟', en: 'What is the first surface?' },
  b: { ar: 'وما السطح الثاني؟', en: 'And the second one?' },
  place: { ar: 'أين يكون العمل؟', en: 'Where is it?' },
  move: { ar: 'كم يتحرك الفاصل، وكم عرضه؟', en: 'How much does the joint move, and how wide is it?' },
  gap: { ar: 'عرض الفاصل أو الفراغ بالمليمتر', en: 'Width of the joint or gap in mm' },
  tool: { ar: 'بماذا ستعمل، وهل سيُدهن؟', en: 'What will you apply it with, and will it be painted?' },
  paint: { ar: 'هل سيُدهن بعد ذلك؟', en: 'Will it be painted?' },
}

/** What the answers are called. */
export const finderValues: {
  [Key in keyof typeof FINDER_VALUES]: Record<(typeof FINDER_VALUES)[Key][number], Localized>
} = {
  job: {
    seal: { ar: 'سد فاصل أو تسرب', en: 'Seal a joint or a leak' },
    fill: { ar: 'حشو فراغ أو إصلاح سطح', en: 'Fill a gap or repair a surface' },
    bond: { ar: 'لصق سطحين', en: 'Bond two surfaces' },
    fix: { ar: 'تركيب وتثبيت على جدار أو أرضية', en: 'Fix or mount on a wall or floor' },
    protect: { ar: 'عزل أو حماية سطح', en: 'Protect or waterproof a surface' },
    maintain: { ar: 'تنظيف أو فك أو تزييت', en: 'Clean, free or lubricate' },
    tool: { ar: 'أداة للعمل', en: 'A tool to apply it' },
  },
  surface: {
    concrete: { ar: 'خرسانة', en: 'Concrete' },
    plaster: { ar: 'بلوك ولياسة', en: 'Block and plaster' },
    gypsum: { ar: 'جبس', en: 'Gypsum board' },
    wood: { ar: 'خشب', en: 'Wood' },
    mdf: { ar: 'MDF وألواح', en: 'MDF and board' },
    aluminium: { ar: 'ألمنيوم', en: 'Aluminium' },
    steel: { ar: 'حديد وصاج', en: 'Steel and sheet' },
    copper: { ar: 'نحاس', en: 'Copper' },
    stone: { ar: 'رخام وحجر', en: 'Marble and stone' },
    glass: { ar: 'زجاج', en: 'Glass' },
    mirror: { ar: 'مرآة', en: 'Mirror' },
    tile: { ar: 'بلاط وسيراميك', en: 'Tile and ceramic' },
    acrylic: { ar: 'أكريليك وPVC', en: 'Acrylic and PVC' },
    polystyrene: { ar: 'بوليسترين', en: 'Polystyrene' },
    pe: { ar: 'PE وPP وPTFE', en: 'PE, PP, PTFE' },
    rubber: { ar: 'مطاط', en: 'Rubber' },
    fabric: { ar: 'قماش وإسفنج', en: 'Fabric and foam' },
    leather: { ar: 'جلد', en: 'Leather' },
    paper: { ar: 'ورق وكرتون', en: 'Paper and card' },
    grp: { ar: 'فيبرجلاس', en: 'Fibreglass' },
  },
  place: {
    indoor: { ar: 'داخل المبنى', en: 'Indoors' },
    outdoor: { ar: 'خارج المبنى وتحت الشمس', en: 'Outdoors and in the sun' },
    wet: { ar: 'حمام أو مطبخ أو مكان رطب', en: 'Bathroom, kitchen or wet area' },
    fire: { ar: 'فاصل مصنف للحريق', en: 'A fire-rated joint' },
    food: { ar: 'يلامس الطعام أو ماء الشرب', en: 'Touches food or drinking water' },
  },
  move: {
    '0': { ar: 'لا يتحرك', en: 'It does not move' },
    '12.5': { ar: 'حركة قليلة (حتى 12.5%)', en: 'A little (up to 12.5%)' },
    '20': { ar: 'حركة متوسطة (حتى 20%)', en: 'Medium (up to 20%)' },
    '25': { ar: 'حركة كبيرة (حتى 25%)', en: 'Much (up to 25%)' },
    over: { ar: 'أكثر من 25%', en: 'More than 25%' },
  },
  tool: {
    'foam-gun': { ar: 'مسدس رغوة', en: 'Foam gun' },
    straw: { ar: 'أنبوب مرفق', en: 'Straw' },
    'cartridge-gun': { ar: 'مسدس خراطيش', en: 'Cartridge gun' },
    'sausage-gun': { ar: 'مسدس فويل', en: 'Sausage gun' },
    brush: { ar: 'فرشاة أو رولة', en: 'Brush or roller' },
    trowel: { ar: 'مالج أو مشط', en: 'Trowel or comb' },
    spray: { ar: 'رش', en: 'Spray' },
    hand: { ar: 'باليد', en: 'By hand' },
    machine: { ar: 'ماكينة', en: 'Machine' },
    'two-part-gun': { ar: 'مسدس مكوّنين', en: 'Two-part gun' },
    'glue-gun': { ar: 'مسدس شمع', en: 'Hot glue gun' },
  },
  paint: { yes: { ar: 'نعم', en: 'Yes' }, no: { ar: 'لا', en: 'No' } },
}

export const finderPage = {
  title: finderHead.title,
  subtitle: {
    ar: 'أجب عما تعرفه وتخطَّ الباقي. نقترح ثلاثة منتجات على الأكثر ونقول لماذا.',
    en: 'Answer what you know and skip the rest. You get up to three products, and why they suit.',
  },
  step: { ar: 'الخطوة {step} من {steps}', en: 'Step {step} of {steps}' },
  answers: { ar: 'إجاباتك', en: 'Your answers' },
  change: { ar: 'غيّر', en: 'Change' },
  any: { ar: 'لا يهم', en: 'Any' },
  noProduct: { ar: 'لا منتج', en: 'no product' },
  next: { ar: 'التالي', en: 'Next' },
  skip: { ar: 'تخطَّ', en: 'Skip' },
  show: { ar: 'اعرض النتيجة الآن', en: 'Show the answer now' },
  again: { ar: 'ابدأ من جديد', en: 'Start again' },
  best: { ar: 'أنسب المنتجات', en: 'Best matches' },
  why: { ar: 'لماذا:', en: 'Why:' },
  left: { ar: 'ما استبعدناه ولماذا', en: 'What we left out and why' },
  none: { ar: 'لا منتج في بياناتنا يجمع هذه الشروط.', en: 'No product in our data meets all of this.' },
  ask: { ar: 'اسأل مهندساً', en: 'Ask an engineer' },
  compare: { ar: 'قارن', en: 'Compare' },
  calculate: { ar: 'احسب الكمية', en: 'Calculate quantity' },
  unstated: { ar: 'لا تذكره بيانات المنتج: {answer}', en: 'Not stated in its data: {answer}' },
  suits: {
    both: { ar: 'يناسب فواصل {from}–{to} ملم', en: 'suits joints of {from}–{to} mm' },
    from: { ar: 'يناسب فواصل من {from} ملم فأكثر', en: 'suits joints of {from} mm and more' },
    to: { ar: 'يناسب فواصل حتى {to} ملم', en: 'suits joints of up to {to} mm' },
  },
  millimetres: { ar: '{gap} ملم', en: '{gap} mm' },
  problems: {
    unknown: { ar: 'اختر من القائمة.', en: 'Choose from the list.' },
    gap: { ar: 'اكتب رقماً بين 0 و500', en: 'Write a number between 0 and 500' },
  },
} as const

export const finderWords: FinderWords = {
  values: finderValues,
  millimetres: finderPage.millimetres,
  unstated: finderPage.unstated,
  suits: finderPage.suits,
}
