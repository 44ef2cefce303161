import { join } from 'node:path'
import { openJsonStore } from '../../../../server/store/json-store.ts'
import { openMonthlyStore } from '../../../../server/store/monthly/index.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { describeRowStore, type RowOptions } from './row-store.ts'
import { describeValueStore, type ValueOptions } from './value-store.ts'

describeValueStore('JSON store', async () => {
  const file = join(await temporaryFolder(), 'words.json')
  const open = (options: ValueOptions) => openJsonStore({ ...options, file })
  return { open, again: open }
})

describeRowStore('monthly store', async () => {
  const folder = join(await temporaryFolder(), 'words')
  // So small that the rows of most tests are in several files.
  const open = (options: RowOptions) => openMonthlyStore({ ...options, folder, mostBytes: 1000 })
  return { open, again: open }
})
