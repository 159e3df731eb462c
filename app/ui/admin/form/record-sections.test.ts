import { expect, test } from 'vitest'
import { adminForm } from '#content/admin/form.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { formNames } from '#domain/records/field.ts'
import { SEO_FIELDS } from '#domain/records/seo-fields.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import { blogSections } from '#app/ui/admin/blogs/blog-sections.ts'
import { categorySections } from '#app/ui/admin/categories/category-sections.ts'
import { productSections } from '#app/ui/admin/items/product-sections.ts'
import { seoSections } from '#app/ui/admin/seo/seo-sections.ts'
import { settingsSections } from '#app/ui/admin/settings/settings-sections.ts'
import { namesOf } from './form-sections.ts'

const FORMS = {
  product: { sections: productSections('en'), fields: PRODUCT_FIELDS },
  category: { sections: categorySections('en'), fields: CATEGORY_FIELDS },
  blog: { sections: blogSections('en'), fields: POST_FIELDS },
  seo: { sections: seoSections('en', false), fields: SEO_FIELDS },
  settings: { sections: settingsSections('en'), fields: SETTINGS_FIELDS },
}

test.each(Object.entries(FORMS))(
  'the %s form calls a text in either language as its field is marked',
  (_, { sections }) => {
    const groups = sections.flatMap(({ fields }) => fields)
    const texts = groups.filter(({ names }) => names.length === 1 && /_(ar|en)$/.test(names[0] ?? ''))
    expect(texts.length).toBeGreaterThan(3)
    for (const { names, label } of texts) {
      const tag = adminForm.languageTag[names[0]?.endsWith('_ar') ? 'ar' : 'en']
      expect(label).toMatch(new RegExp(` \\(${tag}\\)$`))
    }
  },
)

test.each(Object.entries(FORMS))('every field of the %s form belongs to one section', (_, { sections, fields }) => {
  const names = Object.values(fields).flatMap((field) => formNames(field))
  expect(namesOf(sections).toSorted()).toEqual(names.toSorted())
})
