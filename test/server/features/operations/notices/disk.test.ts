import * as assert from 'uvu/assert'
import { suite } from '#test'
import { diskSpaceReader } from '../../../../../server/base/disk/disk-space.ts'
import { diskCheck } from '../../../../../server/features/operations/notices/disk.ts'
import { smallDisk } from '../../../../support/small-disk.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('disk space check')

const minute = 60_000
const megabyte = 1024 * 1024

test('reports less than twice the reserve; recovery needs thrice, for an hour', async () => {
  const disk = await smallDisk(50)
  await disk.showHere()
  const data = await temporaryFolder()
  const said: string[] = []
  const now = { is: 0 }
  const check = diskCheck({
    volumes: { data: diskSpaceReader(data), uploads: diskSpaceReader(disk.folder) },
    notices: {
      isWrong: (kind, why) => void said.push(`${kind}: ${why}`),
      isWell: kind => void said.push(`${kind} is well`),
    },
    clock: () => new Date(now.is),
  })
  /** The notice about a disk with that many megabytes free, that many minutes later. */
  const after = async (minutes: number, free: number) => {
    now.is += minutes * minute
    await disk.empty()
    await disk.fill(free * megabyte)
    await check()
    return said.splice(0)
  }
  const [wrong = ''] = await after(0, 9.5)
  assert.match(wrong, /^disk: Only 9\.\d MB of [\d.]+ MB are free on the disk of the uploads\.$/)
  assert.equal(await after(10, 12), [])
  assert.equal(await after(10, 16), [])
  assert.equal(await after(50, 12), [], 'room that came and went')
  assert.equal(await after(10, 16), [])
  assert.equal(await after(50, 16), [])
  assert.equal(await after(10, 16), ['disk is well'])
})

test.run()
