import { use } from '#test'
import { openDatabase } from '../../../../server/storage/postgres/database.ts'
import { describeSharedUploads } from '../../../server/features/media/resumable/contract/shared-uploads.ts'
import { startPostgres } from '../../../support/postgres.ts'

const server = use(startPostgres())

describeSharedUploads('PostgreSQL', async () => {
  const database = await openDatabase(await (await server).newDatabase())
  use(() => database.close())
  const { sql } = database
  const rows = () =>
    sql<{ id: string; claim: string | null }>`select id, claim from partial_uploads`
  return {
    database,
    ids: async () => (await rows()).map(({ id }) => id),
    claims: async () => (await rows()).map(({ claim }) => claim),
    async parts() {
      const found = await sql<{ start: string; key: string }>`select start, key from upload_parts`
      return found.map(({ start, key }) => ({ start: Number(start), key }))
    },
    later: minutes =>
      sql`update partial_uploads set touched_at = touched_at - ${minutes} * interval '1 minute',
        begun_at = begun_at - ${minutes} * interval '1 minute'`,
  }
})
