import { getAllBlogs } from './blogs/get-all-blogs.ts'
import { getBlog } from './blogs/get-blog.ts'
import { getAllCategories } from './categories/get-all-categories.ts'
import { getCategory } from './categories/get-category.ts'
import type { Endpoint, FileEndpoint } from './endpoint.ts'
import { getAllProducts } from './products/get-all-products.ts'
import { contactMail } from './mails/contact.ts'
import { requestQuote } from './mails/request-quote.ts'
import { getProduct } from './products/get-product.ts'
import { getUpload } from './uploads/get-upload.ts'

/** Every call of the API (specification, section 7). What is not in this list does not exist. */
export const endpoints: readonly Endpoint[] = [
  getAllCategories,
  getCategory,
  getAllProducts,
  getProduct,
  getAllBlogs,
  getBlog,
  requestQuote,
  contactMail,
]

/** Calls that answer with a file. */
export const fileEndpoints: readonly FileEndpoint[] = [getUpload]
