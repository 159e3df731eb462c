/** What the figures of the company are called. */
export const companyFigures = {
  label: { ar: 'نحن بالأرقام', en: 'At a glance' },
  products: { ar: 'المنتجات', en: 'Products' },
  categories: { ar: 'الفئات', en: 'Categories' },
  brands: { ar: 'العلامات', en: 'Brands' },
  answer: { ar: 'الرد على الطلبات خلال', en: 'Requests answered within' },
  days: { ar: 'يوم عمل', en: 'working day' },
}
