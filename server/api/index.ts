import { calculate, compare, answerFinder } from '#server/api/choice/choice.ts'
import { addImport } from '#server/api/imports/change-imports.ts'
import { reportImport } from '#server/api/imports/read-imports.ts'
import { getAllQuotes, getQuote } from '#server/api/quotations/read-quotes.ts'
import { getAllContent } from '#server/api/records/content-lists.ts'
import { undoAct } from './acts.ts'
import { addAddress, deleteAddress, getAddresses, updateAddress } from './addresses.ts'
import { sendCode, signOut, verifyCode } from './auth.ts'
import { deleteBinned, getAllBinned, restoreBinned } from './bin.ts'
import { customerEndpoints } from './customers.ts'
import type { Endpoint, FileEndpoint } from './endpoint.ts'
import { addSubmittal, submittalStatus } from './submittals.ts'
import { contactMail, requestEquivalent, requestQuote, requestDocument } from './mails.ts'
import { readLines, requestList, rememberAlias } from './quotes.ts'
import { calculateQuote } from './quotations/calculate-quote.ts'
import { getAllPrices, updatePrices } from './prices.ts'
import {
  addQuote,
  approveQuote,
  reviseQuote,
  sendQuote,
  updateQuote,
  makeProforma,
  withdrawQuote,
} from './quotations/change-quotes.ts'
import { quoteReport } from './reports.ts'
import { getAllRequests, getRequest, updateRequest } from './requests.ts'
import { exportLists } from './sheets.ts'
import { searchAll, searchDesk, shown, suggest } from './search.ts'
import { discardImport, runImport, updateImport } from './imports/change-imports.ts'
import { getAllImports, getImport, getImportRows } from './imports/read-imports.ts'
import {
  addWebhook,
  deleteWebhook,
  getAllWebhooks,
  getDeliveries,
  renewWebhookSecret,
  replayDelivery,
  updateWebhook,
} from './webhooks.ts'
import { blogEndpoints } from './records/blogs.ts'
import { equivalentEndpoints, ruleEndpoints } from './records/content-lists.ts'
import { brandEndpoints } from './records/brands.ts'
import { categoryEndpoints } from './records/categories.ts'
import { documentEndpoints } from './records/documents.ts'
import { productEndpoints } from './records/products.ts'
import { addUpload, getAllUploads, getTags, getUpload } from './uploads.ts'
import { getAllVersions, getVersion, restoreVersion } from './versions.ts'

/** Every call of the API (docs/specification 7). What is not in this list does not exist. */
export const endpoints: readonly Endpoint[] = [
  ...categoryEndpoints,
  ...brandEndpoints,
  ...productEndpoints,
  ...documentEndpoints,
  ...blogEndpoints,
  ...equivalentEndpoints,
  requestEquivalent,
  ...ruleEndpoints,
  answerFinder,
  compare,
  getAllContent,
  getAllVersions,
  getVersion,
  restoreVersion,
  getAllBinned,
  restoreBinned,
  deleteBinned,
  suggest,
  calculate,
  searchAll,
  searchDesk,
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
  getTags,
  requestQuote,
  requestDocument,
  addSubmittal,
  submittalStatus,
  requestList,
  readLines,
  contactMail,
  getAllPrices,
  updatePrices,
  calculateQuote,
  rememberAlias,
  ...customerEndpoints,
  getAllRequests,
  getRequest,
  updateRequest,
  getAllQuotes,
  getQuote,
  addQuote,
  updateQuote,
  sendQuote,
  approveQuote,
  reviseQuote,
  withdrawQuote,
  makeProforma,
  quoteReport,
  getAllWebhooks,
  addWebhook,
  updateWebhook,
  deleteWebhook,
  renewWebhookSecret,
  getDeliveries,
  replayDelivery,
  ...exportLists,
  getAddresses,
  addAddress,
  updateAddress,
  deleteAddress,
  sendCode,
  verifyCode,
  signOut,
]

export const fileEndpoints: readonly FileEndpoint[] = [getUpload]
