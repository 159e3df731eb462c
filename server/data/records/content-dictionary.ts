/**
 * What contents have in common, which is deflated with it and therefore takes next to no room: the names of their fields.
 * Contents that are kept are read with this very text for ever. It may grow too old to be of much use, and never changes.
 */
export const CONTENT_DICTIONARY = Buffer.from(
  [
    '{"category_slug":"","category_sort_id":null,"description_ar":"","description_en":"","existing_image":"",',
    '"name_ar":"","name_en":"","price":0,"rating":0}',
    '{"author":"admin","category":"","comments_count":0,"date":"","detail_ar":"","detail_en":"",',
    '"existing_gallery_images":[],"existing_image":"","gallery_videos":[],"image_alt_ar":"","image_alt_en":"",',
    '"reading_time":3,"slug":"","snippet_ar":"","snippet_en":"","tags":[],"tags_en":[],"title_ar":"","title_en":""}',
    '{"application_areas_ar":"","application_areas_en":"","box_quantity[]":[],"brand":"","brand_ar":"",',
    '"category_id":"","certifications[]":[],"code":"","existing_gallery_images":[],"existing_image":"",',
    '"existing_pdf":"","existing_pdf_en":"","gallery_videos[]":[],"has_safety_sheet":false,"hs_code":"",',
    '"image_url":"","joint_yield":null,"made_in":"","made_in_ar":"","main_video":"","price_visibility":"inherit",',
    '"product_code[]":[],"product_description_ar":"","product_description_en":"","product_name_ar":"",',
    '"product_name_en":"","product_properties_ar":"","product_properties_en":"","product_slug":"","rating":5,',
    '"specs":[],"stock_as_of[]":[],"stock_code[]":[],"stock_state[]":[],"type[]":[],"type_ar[]":[],"volume[]":[],',
    '"volume_ar[]":[],"weight_kg[]":[]}',
  ].join(''),
)
