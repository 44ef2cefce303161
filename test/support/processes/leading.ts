/** Competes for the lead of a database, says when it has it and when not, and claims `work` then. */
import { createClaims } from '../../../server/scale/claims.ts'
import { openLeader } from '../../../server/scale/postgres-leader.ts'
import { openDatabase } from '../../../server/storage/postgres/database.ts'

const [url = '', work = ''] = process.argv.slice(2)
const database = await openDatabase(url)
const leader = openLeader(url, {
  claim: createClaims(database),
  onChange: () => undefined,
  onError: error => console.log(`# ${error}`),
})

leader.whileLeading(() => {
  console.log('leads')
  if (work) void leader.claim(work).then(claim => console.log(claim ? 'has it' : 'has not'))
  return () => console.log('rests')
})
process.on('SIGTERM', async () => {
  await leader.close()
  await database.close()
  process.exit(0)
})
