import { RECORD_LIMITS } from '../../../domain/records/record-limits.ts'
import {
  written,
  writtenFile,
  writtenFiles,
  writtenFlag,
  writtenList,
  writtenNumber,
  writtenRecord,
} from '../written-fields.ts'

const { address, description, list } = RECORD_LIMITS
const PICTURE = 'JPEG, PNG, WebP or AVIF, at most 5 MB'
const SHEET = 'PDF without scripts, attachments or protection, at most 20 MB'

const column = writtenList('One cell for each pack, separated by commas; in JSON also a list of cells')

/** What a product is made of, as it is sent. */
export const productFields = {
  product_slug: written(RECORD_LIMITS.name, 'Becomes the id of a new product; changing it later leaves the id'),
  category_id: written(),
  product_name_en: written(),
  product_name_ar: written(),
  product_description_en: written(description),
  product_description_ar: written(description),
  product_properties_en: written(list, 'Items end at full stops and line breaks'),
  product_properties_ar: written(list),
  application_areas_en: written(list, 'Items end at full stops, line breaks and Arabic commas'),
  application_areas_ar: written(list),
  brand: written(),
  brand_ar: written(undefined, 'As `brand` where it is not sent'),
  made_in: written(),
  made_in_ar: written(undefined, 'As `made_in` where it is not sent'),
  code: written(undefined, 'The name on the pack, such as `MS-55`'),
  rating: writtenNumber('0 to 5; empty for 5'),
  stock_code: column,
  product_code: column,
  type: column,
  type_ar: column,
  volume: column,
  volume_ar: column,
  box_quantity: column,
  product_image: writtenFile(PICTURE),
  existing_image: written(address, 'The picture that stays when `product_image` is not sent; empty for none'),
  product_pdf: writtenFile(`The datasheet of both languages: ${SHEET}`),
  existing_pdf: written(address, 'The datasheet that stays when `product_pdf` is not sent; empty for none'),
  product_pdf_ar: writtenFile('The datasheet in Arabic'),
  existing_pdf_ar: written(address),
  product_pdf_en: writtenFile('The datasheet in English'),
  existing_pdf_en: written(address),
  'gallery_images[]': writtenFiles(`New pictures behind those that stay: ${PICTURE}`),
  existing_gallery_images: writtenList('Which pictures stay, in order; all of them where it is not sent'),
  gallery_videos: writtenList('Links to videos, as a list or out of any text'),
  main_video: written(address),
  image_url: written(address),
  specs: writtenList('The technical figures as they are answered, or lines of columns between upright strokes'),
  certifications: writtenList('Separated by commas or lines'),
  joint_yield: writtenRecord('How far a pack goes: an object with a `kind`; empty for none'),
  has_safety_sheet: writtenFlag('1 or 0'),
}
