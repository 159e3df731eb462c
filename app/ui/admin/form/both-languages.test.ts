import { expect, test } from 'vitest'
import { adminForm } from '../../../../content/admin/form.ts'
import { blogSections } from '../blogs/blog-sections.ts'
import { categorySections } from '../categories/category-sections.ts'
import { productSections } from '../items/product-sections.ts'
import { seoSections } from '../seo/seo-sections.ts'
import { settingsSections } from '../settings/settings-sections.ts'

const FORMS = {
  product: productSections('en'),
  category: categorySections('en'),
  blog: blogSections('en'),
  seo: seoSections('en', false),
  settings: settingsSections('en'),
}

test.each(Object.entries(FORMS))(
  'the %s form calls a text in either language as its field is marked',
  (_, sections) => {
    const groups = sections.flatMap(({ fields }) => fields)
    const texts = groups.filter(({ names }) => names.length === 1 && /_(ar|en)$/.test(names[0] ?? ''))
    expect(texts.length).toBeGreaterThan(3)
    for (const { names, label } of texts) {
      const tag = adminForm.languageTag[names[0]?.endsWith('_ar') ? 'ar' : 'en']
      expect(label).toMatch(new RegExp(` \\(${tag}\\)$`))
    }
  },
)
