/** Does nothing but listen for notices of a database, and says when it could not. SIGTERM ends it in order. */
import { listen } from '../../../server/storage/postgres/notices.ts'

const [url = ''] = process.argv.slice(2)
const stop = listen(url, {
  onNotice: () => undefined,
  onOpen: () => undefined,
  onError: () => console.log('tried'),
})
process.once('SIGTERM', stop)
