import { join } from 'node:path'
import { openJsonStore } from '../../../../server/storage/json-store.ts'
import { openMonthlyStore } from '../../../../server/storage/monthly/index.ts'
import { openValues } from '../../../../server/storage/open-values.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { describeRowStore, type RowOptions } from './row-store.ts'
import { describeValueStore, type ValueOptions } from './value-store.ts'
import { describeValues, type WordsShape } from './values.ts'
import { describeValuesOnDemand } from './values-on-demand.ts'

describeValueStore('JSON store', async () => {
  const file = join(await temporaryFolder(), 'words.json')
  const open = (options: ValueOptions) => openJsonStore({ ...options, file })
  return { open, again: open }
})

describeRowStore('monthly store', async () => {
  const folder = join(await temporaryFolder(), 'words')
  // So small that the rows of most tests are in more files than are cached.
  const open = (options: RowOptions) => openMonthlyStore({ ...options, folder, mostBytes: 400 })
  return { open, again: open }
})

describeValues('values in a folder', async () => {
  const folder = join(await temporaryFolder(), 'words')
  const open = (shape: WordsShape) => openValues({ folder }, shape)
  return { open, again: open }
})

describeValuesOnDemand('values in a folder', async () => ({
  folder: join(await temporaryFolder(), 'words'),
}))
