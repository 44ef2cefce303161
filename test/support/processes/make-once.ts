/** Asks for what is made once; `maker.txt` in it says which process made it, in how many turns. */
import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { madeOnce } from '../made-once.ts'

const [log = '', takes = '', fails = ''] = process.argv.slice(2)

const folder = await madeOnce('thing', async folder => {
  await writeFile(join(folder, 'half'), 'half')
  await appendFile(log, `${process.pid}\n`)
  console.log('making')
  await pause(Number(takes))
  if (fails) throw new Error('it cannot be made')
  await writeFile(join(folder, 'maker.txt'), `${process.pid}`)
}).catch(error => {
  console.log(error.message)
  process.exit(1)
})
console.log(folder)
