import { memoryDatabase } from '../../../../../support/memory-database/memory-database.ts'
import { describeSharedUploads } from '../contract/shared-uploads.ts'

describeSharedUploads('a stand-in', async () => {
  const place = memoryDatabase()
  const uploads = () => [...place.tables.uploads.values()]
  return {
    database: place.connect(),
    ids: async () => uploads().map(({ id }) => id),
    claims: async () => uploads().map(({ claim }) => claim),
    parts: async () => place.tables.parts,
    later: async minutes => place.later(minutes * 60_000),
  }
})
