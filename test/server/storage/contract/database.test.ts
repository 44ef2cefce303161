import { openValues } from '../../../../server/storage/open-values.ts'
import { openRowStore } from '../../../../server/storage/postgres/row-store.ts'
import { openValueStore } from '../../../../server/storage/postgres/value-store.ts'
import { memoryDatabase } from '../../../support/memory-database/memory-database.ts'
import { describeRowStore, type RowOptions } from './row-store.ts'
import { describeValueStore, type ValueOptions } from './value-store.ts'
import { describeValues, type WordsShape } from './values.ts'
import { describeValuesOnDemand } from './values-on-demand.ts'

const name = 'words'

describeValueStore('value of a database', async () => {
  const { connect } = memoryDatabase()
  const open = (options: ValueOptions) => openValueStore({ database: connect(), name }, options)
  return { open, again: open }
})

describeRowStore('rows of a database', async () => {
  const { connect } = memoryDatabase()
  const open = (options: RowOptions) => openRowStore({ database: connect(), name }, options)
  return { open, again: open }
})

describeValues('values of a database', async () => {
  const { connect } = memoryDatabase()
  const open = async (shape: WordsShape) => openValues({ database: connect(), name }, shape)
  return { open, again: open }
})

describeValuesOnDemand('values of a database', async () => ({
  database: memoryDatabase().connect(),
  name,
}))
