import { EVERY_KIND, type BodyRule } from '../../web/request-body.ts'

/** An e-mail address or a code, and a word or two beside it. */
export const SIGN_IN_BODY: BodyRule = { kinds: EVERY_KIND, limit: 4 * 1024, maxFields: 10, maxFiles: 0 }
