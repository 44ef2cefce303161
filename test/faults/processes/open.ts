/**
 * open.ts FOLDER: opens the stores as the server does, says so, and acknowledges a change for each
 * line of its input; ends with 1 and a sentence where they cannot be opened.
 */
import { createInterface } from 'node:readline'
import { createLog } from '../../../server/base/log.ts'
import { StartError } from '../../../server/base/start-error.ts'
import { createPasswords } from '../../../server/features/accounts/store/passwords.ts'
import { openStores } from '../../../server/features/operations/stores/index.ts'

const [dataDir = ''] = process.argv.slice(2)
const config = { dataDir, adminPassword: 'a good password', sessionKeys: undefined }
const passwords = createPasswords({ logN: 1, r: 8, p: 1 })
const log = createLog({ logLevel: 'silent' })
const stores = await openStores(config, log, { passwords }).catch(error => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
console.log('open')
for await (const line of createInterface(process.stdin)) {
  await stores.contactDetails.change(details => {
    details.companyTagline = line
  })
  console.log(`acknowledged ${line}`)
}
await stores.close()
