/** Both scripts side by side, whatever the page's language. */
export function TypeRanks() {
  return (
    <div className="grid gap-10 pb-12 lg:grid-cols-2">
      <div lang="ar" dir="rtl" className="grid content-start gap-2">
        <p className="text-hero">كل ما تحتاجه للصق والسد</p>
        <p className="text-h1">رغوة البولي يوريثان 805 بالأنبوب</p>
        <p className="text-h2">أحدث المنتجات</p>
        <p className="text-h3">التعبئة والتغليف</p>
        <p className="text-card">طقم لصق الزوايا 702 غراء 50 جم ومنشّط 200 مل</p>
        <p className="text-lead">أكثر من ستين منتجاً احترافياً للمقاولين والورش والموزعين.</p>
        <p className="text-body">
          رغوة أحادية المكوّن تُستخدم مباشرة بالأنبوب المرفق دون الحاجة إلى مسدس، وتتصلب برطوبة الجو إلى كتلة نصف صلبة.
        </p>
        <p className="text-small text-ink-2">نردّ بعرض مكتوب خلال يوم عمل.</p>
        <p className="text-xs text-ink-3">11 فبراير 2026</p>
        <Figures unit="مل" />
      </div>
      <div lang="en" dir="ltr" className="grid content-start gap-2">
        <p className="text-hero">Bond, seal, insulate</p>
        <p className="text-h1">MS-55 Hybrid Sealant Adhesive</p>
        <p className="text-h2">Latest Products</p>
        <p className="text-h3">Packaging</p>
        <p className="text-card">702 Mitre Adhesive Kit 50 g + 200 ml</p>
        <p className="text-lead">More than sixty professional products for contractors, workshops and dealers.</p>
        <p className="text-body">One-component foam dispensed straight from the supplied straw, with no gun needed.</p>
        <p className="text-small text-ink-2">A written quote within one working day.</p>
        <p className="text-xs text-ink-3">11 Feb 2026</p>
        <Figures unit="ml" />
      </div>
    </div>
  )
}

function Figures({ unit }: { unit: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-8" data-accent="pu-foam">
      <bdi dir="ltr" className="text-code text-acc-d">
        805
      </bdi>
      <p>
        <bdi dir="ltr" className="text-figure">
          750
        </bdi>
        {`\u00a0${unit}`}
      </p>
      <bdi dir="ltr" className="text-figure-long">
        -40 / +90
      </bdi>
    </div>
  )
}
