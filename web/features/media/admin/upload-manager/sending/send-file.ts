import { megabyte } from '../../../../../base/units.ts'
import type { Send } from './send.ts'
import { sendInPieces } from './send-in-pieces.ts'
import { sendWhole } from './send-whole.ts'

/** Above this size it is worth another request to resume after a broken connection. */
const large = 4 * megabyte

export const sendFile: Send = (request, sending) =>
  request.bytes.size < large ? sendWhole(request, sending) : sendInPieces(request, sending)
