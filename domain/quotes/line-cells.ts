/** The columns of the lines in the form of a quotation, each with `[]` behind its name. */
export const LINE_CELLS = [
  'kind',
  'stock_code',
  'name_ar',
  'name_en',
  'qty',
  'unit',
  'box_quantity',
  'unit_price',
  'discount',
  'vat_rate',
  'line_note',
  'role',
  'unit_word',
] as const
