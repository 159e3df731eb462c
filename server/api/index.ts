import { undoAct } from './acts/undo-act.ts'
import { addAddress } from './addresses/add-address.ts'
import { deleteAddress } from './addresses/delete-address.ts'
import { getAddresses } from './addresses/get-addresses.ts'
import { updateAddress } from './addresses/update-address.ts'
import { sendCode } from './auth/send-code.ts'
import { signOut } from './auth/sign-out.ts'
import { verifyCode } from './auth/verify-code.ts'
import { deleteBinned } from './bin/delete-binned.ts'
import { getAllBinned } from './bin/get-all-binned.ts'
import { restoreBinned } from './bin/restore-binned.ts'
import { addBlog } from './blogs/add-blog.ts'
import { deleteBlog } from './blogs/delete-blog.ts'
import { getAllBlogs } from './blogs/get-all-blogs.ts'
import { getBlog } from './blogs/get-blog.ts'
import { updateBlog } from './blogs/update-blog.ts'
import { addBrand } from './brands/add-brand.ts'
import { deleteBrand } from './brands/delete-brand.ts'
import { getAllBrands } from './brands/get-all-brands.ts'
import { getBrand } from './brands/get-brand.ts'
import { updateBrand } from './brands/update-brand.ts'
import { addCategory } from './categories/add-category.ts'
import { deleteCategory } from './categories/delete-category.ts'
import { getAllCategories } from './categories/get-all-categories.ts'
import { getCategory } from './categories/get-category.ts'
import { updateCategory } from './categories/update-category.ts'
import { getAllContent } from './content/get-all-content.ts'
import type { Endpoint, FileEndpoint } from './endpoint.ts'
import { contactMail } from './mails/contact.ts'
import { readLines } from './quotes/read-lines.ts'
import { requestList } from './quotes/request-list.ts'
import { requestQuote } from './mails/request-quote.ts'
import { addProduct } from './products/add-product.ts'
import { deleteProduct } from './products/delete-product.ts'
import { getAllProducts } from './products/get-all-products.ts'
import { getProduct } from './products/get-product.ts'
import { updateProduct } from './products/update-product.ts'
import { getAllPrices } from './prices/get-all-prices.ts'
import { updatePrices } from './prices/update-prices.ts'
import { addQuote, reviseQuote, sendQuote, updateQuote, withdrawQuote } from './quotations/change-quotes.ts'
import { getAllQuotes } from './quotations/get-all-quotes.ts'
import { getQuote } from './quotations/get-quote.ts'
import { calculateQuote } from './quotes/calculate-quote.ts'
import { quoteReport } from './reports/quote-report.ts'
import { getAllRequests } from './requests/get-all-requests.ts'
import { getRequest } from './requests/get-request.ts'
import { updateRequest } from './requests/update-request.ts'
import { exportLists } from './sheets/export-lists.ts'
import { searchAll } from './search/search.ts'
import { addImport } from './imports/add-import.ts'
import { discardImport, runImport, updateImport } from './imports/change-imports.ts'
import { getAllImports, getImport, getImportRows } from './imports/read-imports.ts'
import { reportImport } from './imports/report-import.ts'
import { shown } from './search/shown.ts'
import { suggest } from './search/suggest.ts'
import { addUpload } from './uploads/add-upload.ts'
import { getAllUploads } from './uploads/get-all-uploads.ts'
import { getUpload } from './uploads/get-upload.ts'
import { getAllVersions } from './versions/get-all-versions.ts'
import { getVersion } from './versions/get-version.ts'
import { restoreVersion } from './versions/restore-version.ts'

/** Every call of the API (docs/specification 7). What is not in this list does not exist. */
export const endpoints: readonly Endpoint[] = [
  getAllCategories,
  getCategory,
  addCategory,
  updateCategory,
  deleteCategory,
  getAllBrands,
  getBrand,
  addBrand,
  updateBrand,
  deleteBrand,
  getAllProducts,
  getProduct,
  addProduct,
  updateProduct,
  deleteProduct,
  getAllBlogs,
  getBlog,
  addBlog,
  updateBlog,
  deleteBlog,
  getAllContent,
  getAllVersions,
  getVersion,
  restoreVersion,
  getAllBinned,
  restoreBinned,
  deleteBinned,
  suggest,
  searchAll,
  shown,
  addImport,
  getImport,
  getImportRows,
  updateImport,
  runImport,
  discardImport,
  getAllImports,
  reportImport,
  undoAct,
  addUpload,
  getAllUploads,
  requestQuote,
  requestList,
  readLines,
  contactMail,
  getAllPrices,
  updatePrices,
  calculateQuote,
  getAllRequests,
  getRequest,
  updateRequest,
  getAllQuotes,
  getQuote,
  addQuote,
  updateQuote,
  sendQuote,
  reviseQuote,
  withdrawQuote,
  quoteReport,
  ...exportLists,
  getAddresses,
  addAddress,
  updateAddress,
  deleteAddress,
  sendCode,
  verifyCode,
  signOut,
]

/** Calls that answer with a file. */
export const fileEndpoints: readonly FileEndpoint[] = [getUpload]
