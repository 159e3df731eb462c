import { withMoreNames } from './more-synonyms.ts'

/**
 * How builders of the Gulf, and of the countries that they come from, call what they buy: a group to a line. The first name
 * tells which group the others join.
 */
const tradeSynonyms: readonly (readonly string[])[] = `
ماء, موية, مويا, ماي, مياه, مائي, مائية, water, pani
خشب, نجارة, نجارين, نجار, لكدي, carpenter, carpentry, lakdi, lakri
شق, كراك, كراكات, شرخ, شروخ, تشقق, فطور, darar
معجون, معجون شقوق, معجون جدران, crack filler, darar filler
جدار, جدران, حائط, حيطان, جدر, wall, walls, deewar
مسدس, قن, قنز, مسدسات, طبنجة, guns
بخاخ, سبيراي, سبري, سبراى, بخاخة, بخاخات, علبة رش, اسبراي
جلفنة, جلفنايز, قلفنايز, مجلفن, مجلفنة, قلفنة, جالفنايز, زنك, galvanize, zinc
بوليسترين, ستايروفوم, ستيروفوم, استايروفوم, فلين, ألواح العزل, لوح عزل, polystyrene, styrofoam, thermocol, eps, xps
مزيل, يشيل, تشيل, شيال, يزيل, تزيل, إزالة, يمسح, removes, remove
ملصق, ملصقات, استيكر, ستيكر, ستيكرات, اللزق القديم, sticker, stickers, label residue
زرع أسياخ, كيميكال انكر, كيميكل انكر, كيميكال انكور, كميكال, انكر, انكور, انكر بولت, كيماوي, كيماوي تثبيت, تثبيت حديد, زراعة أسياخ حديد, تزريع حديد, تزريع أسياخ, زرع اشاير, تثبيت أسياخ, chemical bolt, rebar fixing
سوبر جلو, امير, امير 502, 502, amir, amir 502, التيكو, alteco, لوكتايت, loctite, الفا 502, سوبر قلو, elfy, أبو ثواني, قطرة لاصقة
مانع تسرب بولي يوريثان, سيكافلكس, سيكا فلكس, سيكافليكس, sikaflex, سيكا, sika, نوتوسيل, نيتوسيل, nitoseal, نيتو سيل, بيو سيلانت, polyurethane sealant, pu sealant
مزيل الصدأ, wd40, wd 40, دبليو دي 40, دبليو دي, مفكك براغي, rust remover, penetrating oil, يفك البراغي, فك براغي, فكاك صواميل
غراء الخشب الأبيض, fevicol, فيفيكول, فيفكول, غراء أبيض, غرا ابيض, صمغ أبيض, white glue, pva, كولا بيضاء
غراء التلامس, غراء تلامس, لاصق التلامس, باتكس, pattex, بوستيك, bostik, غراء أصفر, كله, اجو, contact glue, contact adhesive, سلوشن, solution tape, صمغ شعلة, غراء نفاث
حريق, نار, لهب
مقاوم, يتحمل, تتحمل, يقاوم, resistant, resist
مقاوم للحريق, ضد الحريق, ضد النار, ضد اللهب, ما يولع, ما يشتعل, ما يحترق, ما تولع, لا يشتعل, لا يحترق, لا يولع, غير قابل للاشتعال, مانع الحريق, fire rated, fireproof, fire proof, fire resistant, flame retardant, non flammable, fire retardant
مضاد للفطريات, ما يعفن, لا يعفن, ضد العفن, ضد الفطريات, مقاوم للعفن, ما يسود, ما يصير اسود, anti fungal, antifungal, fungus resistant
مقاوم للماء, ما يدخله ماء, ما يتأثر بالماء, مقاوم ماء, مقاوم للرطوبة, ضد الرطوبة, water proof, water resistant
حرارة عالية, مقاوم للحرارة, ضد الحرارة, يتحمل الحرارة, يتحمل حرارة, حراري عالي, heat proof, heatproof
عزل مائي, عازل, عزل, غشاء, غشاء عازل, membrane, عازل أسطح, عازل خزانات, عازل حمامات, عازل سطوح, عزل أسطح, عزل سطوح, عزل خزانات, عزل السطح, عازل مائي للأسطح, roof waterproofing, isolation eau
غراء, غرا, يلصق, يلزق, تلصيق, تلزيق, لصق, لصاق, gond, gum, gluing, adesive, كلة, جلو
مانع تسرب, يسد, سداد, تسكير, سيليكا, سيلر, سد تسريب, sealing, joint sealer
وجهين, بوجهين, ابو وجهين, دبل, دبل تيب, دبل سايد, دبل فيس تيب, وجهين لاصق, two sided, both sides, double tape
شريط, شريطة, سلوتيب, شطرطون, tapes
شريط دهان, شريط دهانات, تيب دهان, ماسكنق, ماسكنق تيب, ماسكينج, ماسكنج, masking, masking tape, painters tape, painter tape, تيب صباغ, شريط صباغ
دهان, صبغ, صباغ, بوية, بويه, صبغة, paint, painting, rang
زجاج, قزاز, جام, شيشة, glass, glazing, sheesha, shisha
حذاء, جزم, جزمة, جزمات, أحذية, نعال, نعل, شباشب, صندل, shoe, shoes, sole, sandals, joota
جلد, chamra, chamda, جلود
باب, بيبان, درفة, درف, darwaza, darwaja
نافذة, دريشة, درايش, شبابيك المنيوم, khidki
مواسير, بايب, بايبات, أنابيب, pipeline
مكيف, كنديشن, كونديشن, مكيفات سبليت, ac, a/c, split ac, hvac
فرامل, بريك, بريكات, فحمات, brake, brakes
كهرباء, كهربائي, كهربائية, قواطع, كونتاكت, electric, electrical, contact cleaner
مزلق, زيت سيليكون, مزيت, تزييت, تشحيم, مزيت سكك, lubricate, silicon oil
بلاط فوق بلاط, سيراميك على سيراميك, بلاط على بلاط, سيراميك فوق سيراميك, تبليط على القديم, tile over tile, tile on tile
لاصق بلاط, weber, ويبر, غراء بورسلان, غراء بلاط, غراء سيراميك, لاصق سيراميك, مونة سيراميك, مونة بلاط, مونة لاصقة, معجونة سيراميك, tile glue, tile fix, tile adhesive
ترويبة, فواصل بلاط, فواصل سيراميك, ترويبة سيراميك, معجون فواصل, grouting, tile grouting, joint filler
إصلاح خرسانة, ترميم خرسانة, ترميم, ترميم عواميد, ترميم أعمدة, جراوت إصلاح, concrete repair, repair mortar
ملدّن, إضافة خرسانة, سوبر بلاستيسايزر, بلاستيسايزر, plasticizer, superplasticizer, admixture
غراء حراري, شمع, شمع تغليف
أصابع, أصابع شمع, أعواد شمع, شمع مسدس, شمع قن, glue sticks
لصق الحواف, غراء حواف, ايدج باند, ايدج, edge banding, edgebanding
لاصق زجاج السيارات, غراء قزاز السيارة, لاصق قزاز, لاصق جام, windshield glue, windscreen glue
سيليكون أحواض, سيليكون أحواض السمك, aquarium sealant
مرآة, مراية حمام, منظرة, mirror glue
ستانلس, ستانليس, ستيل, ستينلس, stainless
طقم لصق الزوايا, مايتر, غراء زوايا, صمغ زوايا, لاصق زوايا, mitre bond, miter bond, زاوية المنيوم
فلاشبند, بوتيل, بيوتيل, شريط بوتيل, تيب المنيوم, شريط المنيوم, فلاش باند, flashband, flashing tape, butyl
بدون مسامير, بدون دريل, بدون ثقب, بدون تخريم, ليكويد نيلز, liquid nails, without drilling, no drill
إنشائي, استركشرال, ستركشرال, structural
محايد, نيوترال, نيترال, neutral
حمضي, اسيتيك, اسيتك, خل, acetic, acetoxy
عاجي, سكري, اوف وايت, كريمي, ivory, off white, cream
برونزي, برونز, bronze, نحاسي
رمادي, رصاصي, سلفر, grey
أسود, black, kala
أبيض, ابيظ, safed
إسفنج, كنب, كنبات, جلسات, foam rubber, sofa
موكيت, سجاد, carpet, رول موكيت
لوحات إعلانية, لوحات, اكريليك لوحات, signage
ديكور, بديل الخشب, بديل الرخام, ألواح ديكور, wall panel, wall panels
خزان, خزانات, تانكي, تانكيات, tank, tanks
سطح, سطوح, أسطح, roof deck
تسرب, ينقط, نقط, تهريب ماء, leaking, leakproof
فرن, أفران, oven, ovens
مدخنة, مداخن, chimney
عمود, أعمدة, عواميد, column, columns
لوح, ألواح, board, boards, panel, panels
حجر, أحجار, stone
سيخ, أسياخ, حديد تسليح, rebars
رف, رفوف, shelf, shelves
ثقب, ثقوب, خرم, أخرام, hole, holes
إيبوكسي, araldite, ارالدايت, ارلدايت, devcon, ديفكون, غراء حديد, لحام بلاستيك
رغوة, tytan, تايتان, سبراي فوم, فوم سبراي
تمدد محدود, ما ينتفخ, منخفض التمدد, قليل التمدد, low expansion
لحام, لحام على البارد, لحام بارد, cold weld, jb weld, j-b weld
`
  .trim()
  .split('\n')
  .map((line) => line.split(', '))

/** Wax is what the trade calls all hot glue, and not its sticks alone. */
const MOVED = 'شمع'

type Group = { id: string; words: string[] }

/** Gives the groups their new names; new groups get ids. Answers which were changed or made. */
export function addTradeSynonyms(groups: Group[]): Set<Group> {
  const changed = new Set<Group>()
  const sticks = groups.find(({ words }) => words.includes(MOVED))
  if (sticks) {
    sticks.words = sticks.words.filter((word) => word !== MOVED)
    changed.add(sticks)
  }
  for (const [index, names] of tradeSynonyms.entries()) {
    const { home, added } = withMoreNames(groups, names)
    const group = home ?? { id: `trade-${String(index).padStart(3, '0')}`, words: [] }
    if (!home) groups.push(group)
    group.words.push(...added)
    if (added.length > 0) changed.add(group)
  }
  return changed
}
