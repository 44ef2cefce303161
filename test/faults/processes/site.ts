/** The whole site over the folder named on the command line; its log goes to standard output. */

import { listen } from '../../../server/app/listen.ts'
import { openSite } from '../../../server/app/site.ts'
import { readConfig } from '../../../server/base/config.ts'
import { createLog } from '../../../server/base/log.ts'
import { quickPasswords } from '../../support/api-server.ts'
import { PASSWORD } from '../../support/site.ts'

const [folder] = process.argv.slice(2)
const config = readConfig({
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: `${folder}/data`,
  UPLOADS_DIR: `${folder}/uploads`,
  ADMIN_PASSWORD: PASSWORD,
})
const log = createLog(config)
const site = await openSite({ config, log, builtFolder: 'dist', passwords: quickPasswords() })
await listen(site.answer, config, log)
