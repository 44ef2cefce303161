import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openMadePictures } from '../../../../../server/features/media/image-work/made-pictures.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { until } from '../../../../support/until.ts'

const test = suite('pictures of links')

async function open() {
  const begun: string[] = []
  let end: (fault?: Error) => void = () => undefined
  const firstEnds = new Promise<void>((resolve, reject) => {
    end = fault => (fault ? reject(fault) : resolve())
  })
  const pictures = openMadePictures({
    folder: await temporaryFolder(),
    mostBytes: 1e6,
    onFailed: () => assert.unreachable(),
    async makePicture(job) {
      const { mark = '' } = job as { mark?: string }
      begun.push(mark)
      if (begun.length === 1) await firstEnds
      return Buffer.from(mark)
    },
  })
  const read = async (name: string) =>
    String(await pictures.read(name, async () => ({ kind: 'share-drawing', mark: name })))
  return { begun, end, read }
}

test('a picture is made once for 150 requests, and read from the disk afterwards', async () => {
  const { begun, end, read } = await open()
  const answers = Array.from({ length: 150 }, () => read('one.jpg'))
  const other = read('other.jpg')
  end()
  assert.equal([...new Set(await Promise.all(answers))], ['one.jpg'])
  assert.is(await other, 'other.jpg')
  assert.is(await read('one.jpg'), 'one.jpg')
  assert.equal(begun, ['one.jpg', 'other.jpg'])
})

test('of 30 pictures ten wait, and the others are rejected at once with 503', async () => {
  const { begun, end, read } = await open()
  const rejected: unknown[] = []
  const answers = Array.from({ length: 30 }, (_, at) =>
    read(`${at}.jpg`).catch(error => void rejected.push(error)),
  )
  await until('those rejected', () => rejected.length === 20)
  assert.is(begun.length, 1)
  const [first] = rejected as { status: number; headers: object }[]
  assert.equal([first?.status, first?.headers], [503, { 'retry-after': '5' }])
  end()
  const made = (await Promise.all(answers)).filter(Boolean)
  // Which of them the disk answers first is its own affair.
  assert.equal(made.toSorted(), begun.toSorted())
  assert.is(made.length, 10)
})

test('a picture that failed is made again for the next request', async () => {
  const { begun, end, read } = await open()
  const failing = read('one.jpg').catch(String)
  await until('its beginning', () => begun.length === 1)
  end(new Error('no memory'))
  assert.match(await failing, 'no memory')
  assert.is(await read('one.jpg'), 'one.jpg')
  assert.is(begun.length, 2)
})

test.run()
