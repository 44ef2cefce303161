import { use } from '#test'
import { openValues } from '../../../server/storage/open-values.ts'
import { type Database, openDatabase } from '../../../server/storage/postgres/database.ts'
import { openRowStore } from '../../../server/storage/postgres/row-store.ts'
import { openValueStore } from '../../../server/storage/postgres/value-store.ts'
import { describeRowStore, type RowOptions } from '../../server/storage/contract/row-store.ts'
import { describeValueStore, type ValueOptions } from '../../server/storage/contract/value-store.ts'
import { describeValues, type WordsShape } from '../../server/storage/contract/values.ts'
import { describeValuesOnDemand } from '../../server/storage/contract/values-on-demand.ts'
import { startPostgres } from '../../support/postgres.ts'

const server = use(startPostgres())

async function connected(url: string): Promise<Database> {
  const database = await openDatabase(url)
  use(() => database.close())
  return database
}

describeValueStore('PostgreSQL', async () => {
  const url = await (await server).newDatabase()
  const open = async (options: ValueOptions) =>
    openValueStore({ database: await connected(url), name: 'words' }, options)
  return { open, again: open }
})

describeRowStore('PostgreSQL', async () => {
  const url = await (await server).newDatabase()
  const open = async (options: RowOptions) =>
    openRowStore({ database: await connected(url), name: 'words' }, options)
  return { open, again: open }
})

describeValues('PostgreSQL', async () => {
  const url = await (await server).newDatabase()
  const open = async (shape: WordsShape) =>
    openValues({ database: await connected(url), name: 'words' }, shape)
  return { open, again: open }
})

describeValuesOnDemand('PostgreSQL', async () => ({
  database: await connected(await (await server).newDatabase()),
  name: 'words',
}))
