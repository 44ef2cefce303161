import { memoryDatabase } from '../../../../support/memory-database/memory-database.ts'
import { describeSweep } from '../contract/sweep.ts'

describeSweep('a stand-in', async () => {
  const place = memoryDatabase()
  const marks = () => [...place.tables.swept.values()]
  return {
    database: place.connect(),
    unfinished: async () => marks().filter(({ isDone }) => !isDone).length,
  }
})
