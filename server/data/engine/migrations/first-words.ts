/** What pack types call a value beside its labels, and what they say that is no colour. */
export const firstWords: { values: Record<string, readonly string[]>; ignored: Record<string, readonly string[]> } = {
  values: {
    'colour=white': ['بيضاء'],
    'colour=grey': ['gray', 'رمادية', 'فضي', 'silver'],
    'colour=black': ['سوداء'],
    'colour=clear': ['transparent', 'crystal', 'شفافة', 'كريستال'],
    'colour=brown': ['بنية'],
    'colour=ivory': ['off white', 'cream', 'كريمي'],
    'colour=red': ['حمراء'],
    'colour=blue': ['زرقاء'],
    'colour=zinc': ['zinc grey', 'bright zinc', 'زنك لامع', 'رمادي زنكي'],
    'colour=aluminium': ['aluminum'],
    'colour=assorted': ['assorted', 'ألوان', 'coloured', 'ملونة'],
    'pack=bottle': ['adhesive only', 'غراء فقط'],
    'pack=can': ['activator only', 'منشط فقط'],
    'pack=piece': ['hose and gun', 'mixing nozzle', 'خرطوم ومسدس', 'فوهة خلط'],
    'pack=tube': ['tube', 'syringe', 'أنبوب', 'محقنة'],
    'pack=sausage': ['sausage', 'foil', 'فويل'],
    'base=ca': ['ca'],
    'base=pu': ['pur', 'polyurethane'],
  },
  ignored: {
    colour: (
      'straw|gun|winter|kit|bottle|tube|blister card|adhesive only|activator only|hose and gun|mixing nozzle|standard|long barrel|foil version' +
      '|بالأنبوب|مسدس|شتوي|طقم|زجاجة|أنبوب|بطاقة عرض|غراء فقط|منشط فقط|خرطوم ومسدس|فوهة خلط|قياسي|ماسورة طويلة|نسخة الفويل'
    ).split('|'),
  },
}
