import { RATES } from '#server/middleware/rate-limit.ts'
import { CLOSED_POLICY, PDF_POLICY } from '#server/web/content-security-policy.ts'
import { fileResponse } from '#server/web/files/file-response.ts'
import type { FileEndpoint } from '#server/api/endpoint.ts'
import { countFile, visitFrom } from '#server/web/visits.ts'
import { findById } from '#server/api/record-id.ts'

/** A picture that someone opens by itself can do nothing. */
const SANDBOX_POLICY = `${CLOSED_POLICY}; sandbox`

export const getUpload: FileEndpoint = {
  method: 'GET',
  path: '/api/uploads/:file',
  summary: 'One uploaded file or rendition, whole or in parts',
  access: 'public',
  rates: [RATES.files],
  async respond(request, name, { services }) {
    const upload = await findById(name, (file) => services.uploads.open(file))
    if (!upload) return null
    const response = fileResponse(request, upload, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': upload.type === 'application/pdf' ? PDF_POLICY : SANDBOX_POLICY,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    if (response.status === 200)
      countFile(services.dailyCounts, name, visitFrom(request.headers, { method: request.method, target: request.url }))
    return response
  },
}
