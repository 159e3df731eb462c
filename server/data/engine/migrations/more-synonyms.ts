/** Names that mean the same, beside the first ones: they join a group that holds one of them, or are a group of their own. */
export const moreSynonyms: readonly (readonly string[])[] = [
  ['سيليكون', 'سليكون', 'سيلكون', 'سلكون', 'سيليكونات', 'سلكونات', 'silicone', 'silicon', 'silikon'],
  ['رغوة', 'فوم', 'foam'],
  ['بولي يوريثان', 'بوليوريثان', 'بولي يورثان', 'بوليورثان', 'بولي يوريتان', 'PU', 'polyurethane', 'PUR'],
  ['أكريليك', 'اكرليك', 'أكريلك', 'acrylic'],
  ['إيبوكسي', 'ابوكسي', 'ايبوكسى', 'epoxy'],
  ['هجين', 'هايبرد', 'هايبريد', 'hybrid', 'MS polymer', 'إم إس بوليمر'],
  ['بخاخ', 'سبراي', 'رش', 'spray', 'aerosol'],
  [
    'سوبر جلو',
    'سوبرجلو',
    'super glue',
    'superglue',
    'سيانو أكريلات',
    'cyanoacrylate',
    'غراء سريع',
    'instant glue',
    'instant adhesive',
  ],
  ['سيراميك', 'بلاط', 'tile', 'tiles', 'ceramic'],
  ['غراء', 'صمغ', 'لاصق', 'لواصق', 'لزق', 'لزاق', 'glue', 'adhesive'],
  ['مانع تسرب', 'مانع تسريب', 'مانع التسرب', 'موانع التسرب', 'سيلانت', 'سيلنت', 'sealant', 'sealer', 'caulk'],
  ['مانع', 'موانع'],
  ['شريط', 'أشرطة', 'تيب', 'tape'],
  ['وجهين', 'مزدوج', 'مزدوج الوجه', 'ذو وجهين', 'دبل فيس', 'double sided', 'double face', 'double-sided'],
  ['ترويبة', 'روبة', 'ترويب', 'جراوت', 'grout'],
  ['أساس', 'برايمر', 'primer'],
  ['أصابع', 'شمع', 'stick', 'sticks'],
  ['غراء حراري', 'هوت ميلت', 'هوتميلت', 'شمع حراري', 'غراء ساخن', 'hot melt', 'hotmelt', 'hot glue'],
  ['مزيل', 'ريموفر', 'remover'],
  ['زجاج أمامي', 'زجاج السيارات', 'windscreen', 'windshield', 'auto glass', 'car glass'],
  ['ألمنيوم', 'المونيوم', 'الومنيوم', 'aluminium', 'aluminum'],
  ['رمادي', 'gray', 'grey'],
  ['ملون', 'ملونة', 'coloured', 'colored', 'colour', 'color'],
  ['جلفنة', 'galvanising', 'galvanizing', 'galvanised', 'galvanized'],
  ['واجهة', 'واجهات', 'facade', 'façade', 'facades'],
  ['باب', 'أبواب', 'door', 'doors'],
  ['نافذة', 'نوافذ', 'شباك', 'شبابيك', 'window', 'windows'],
  ['زاوية', 'زوايا', 'mitre', 'miter'],
  ['حوض', 'أحواض', 'مجلى', 'مغسلة', 'مغاسل', 'sink', 'basin'],
  ['مرآة', 'مرايا', 'مراية', 'mirror', 'mirrors'],
  ['كرتون', 'كراتين', 'carton', 'cartons'],
  ['كتاب', 'كتب', 'book', 'books'],
  ['سمك', 'أسماك', 'fish'],
  ['حوض سمك', 'أكواريوم', 'اكواريوم', 'aquarium', 'fish tank'],
  ['خشب', 'أخشاب', 'wood', 'timber'],
  ['قماش', 'أقمشة', 'fabric'],
  ['إسفنج', 'سفنج', 'اسفنجة', 'sponge'],
  ['شق', 'شقوق', 'تشققات', 'crack', 'cracks'],
  ['فاصل', 'فواصل', 'joint', 'joints'],
  ['فاصل تمدد', 'فواصل تمدد', 'فواصل التمدد', 'expansion joint', 'movement joint'],
  ['حافة', 'حواف', 'edge'],
  ['حمام', 'حمامات', 'دورة مياه', 'دورات المياه', 'bathroom', 'washroom', 'toilet'],
  ['مطبخ', 'مطابخ', 'kitchen'],
  ['عفن', 'فطريات', 'mould', 'mold', 'fungus', 'anti mould', 'anti mold'],
  ['صدأ', 'صدا', 'rust'],
  ['حريق', 'fire'],
  ['حرارة عالية', 'عالي الحرارة', 'high temperature', 'high temp', 'heat resistant'],
  ['خرسانة', 'صبة', 'concrete'],
  ['أسمنت', 'اسمنت', 'سمنت', 'cement'],
  ['رخام', 'marble'],
  ['جبس', 'جبسن', 'جبس بورد', 'جبسوم بورد', 'gypsum', 'drywall', 'plasterboard', 'gypsum board'],
  ['باركيه', 'باركية', 'parquet', 'wood floor', 'wood flooring'],
  ['تكييف', 'مكيف', 'مكيفات', 'air conditioning'],
  ['دكت', 'مجرى', 'مجاري', 'duct', 'ducts'],
  ['عزل مائي', 'عازل مائي', 'waterproofing', 'water proofing', 'عزل ماء'],
  ['عزل حراري', 'عازل حراري', 'thermal insulation'],
  ['شفاف', 'شفافة', 'كرستال', 'كريستال', 'clear', 'transparent', 'crystal'],
  ['أبيض', 'بيضاء', 'white'],
  ['أسود', 'سوداء', 'black'],
  ['بني', 'brown'],
  ['بيج', 'beige'],
  ['أحمر', 'red'],
  ['مقاوم للماء', 'ضد الماء', 'ضد الماي', 'waterproof', 'water resistant'],
  ['معجون', 'معجونة', 'filler', 'putty'],
  ['مسدس', 'فرد', 'gun'],
  ['سيارة', 'سيارات', 'car'],
  ['لياسة', 'plaster'],
  ['جلد', 'leather'],
  ['تنجيد', 'منجد', 'upholstery'],
  ['مراتب', 'مرتبة', 'mattress'],
  ['زرع أسياخ', 'زراعة حديد', 'زراعة أسياخ', 'تثبيت كيميائي', 'chemical anchor', 'anchor', 'rebar'],
  ['بدون مسامير', 'بديل المسامير', 'no nails', 'nail free', 'no more nails'],
  ['منظف', 'cleaner'],
  ['مزلق', 'lubricant'],
  ['براغي', 'bolt', 'bolts', 'screw', 'screws'],
  ['قوارب', 'قارب', 'يخت', 'boat', 'marine', 'yacht'],
  ['سقف', 'أسقف', 'roof'],
  ['أنبوب', 'مواسير', 'ماسورة', 'pipe', 'pipes'],
  ['مقاوم للدهان', 'قابل للدهان', 'يقبل الدهان', 'paintable', 'overpaintable'],
  ['خرطوشة', 'خراطيش', 'cartridge'],
  ['فويل', 'سوسج', 'sausage', 'foil'],
  ['ورق', 'paper'],
  ['مطاط', 'ربل', 'rubber'],
  ['حديد', 'صاج', 'steel', 'metal', 'معدن'],
  ['skirting', 'وزرات', 'وزرة'],
  ['ستائر', 'curtain'],
  ['فيبر', 'فيبرجلاس', 'فايبر جلاس', 'fibreglass', 'fiberglass'],
  ['تسرب', 'تسريب', 'تهريب', 'leak', 'leakage'],
  ['حقيبة', 'شنطة', 'حقائب', 'شنط'],
  ['قرص', 'أقراص', 'ديسك', 'ديسكات', 'disc', 'discs', 'disk'],
  ['مسبح', 'مسابح', 'أحواض السباحة', 'حوض السباحة', 'swimming pool', 'pool'],
  ['شريط مزدوج الوجه', 'لاصق وجهين', 'لاصق مزدوج', 'تيب وجهين', 'double sided tape'],
  ['بورسلان', 'بورسلين', 'porcelain'],
  ['كلادينج', 'كلادنج', 'cladding'],
  ['عزل حراري خارجي', 'etics', 'eifs'],
]

/** Groups with more names: a name joins the group of its first namesakes, unless it is in a group already. */
export function withMoreNames<Group extends { words: string[] }>(
  groups: readonly Group[],
  names: readonly string[],
): { home: Group | null; added: string[] } {
  const groupOf = (name: string) => groups.find(({ words }) => words.some((word) => keyOf(word) === keyOf(name)))
  const home = names.map(groupOf).find((group) => group !== undefined) ?? null
  const free = names.filter((name) => groupOf(name) === undefined)
  const added = free.filter((name, at) => free.findIndex((other) => keyOf(other) === keyOf(name)) === at)
  return { home, added }
}

const keys = new Map<string, string>()

/** What names are told apart by, as the search did on the day of this change. */
function keyOf(name: string): string {
  const known = keys.get(name)
  if (known !== undefined) return known
  const key = foldName(name)
  keys.set(name, key)
  return key
}

function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[\u0622\u0623\u0625]/g, '\u0627')
    .replaceAll('\u0649', '\u064a')
    .replaceAll('\u0629', '\u0647')
    .split(/[\s-]+/)
    .map((word) => word.replace(/^\u0627\u0644(?=..)/, ''))
    .join(' ')
}
