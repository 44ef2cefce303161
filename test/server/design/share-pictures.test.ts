import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createSharePictures } from '../../../server/design/share-pictures.ts'
import type { Plan } from '../../../web/design/plan.ts'
import { randomPlans } from '../../support/random-plans.ts'
import { until } from '../../support/until.ts'

const test = suite('pictures of links to plans')

interface Making {
  drawing: string
  end(): void
}

function open(mostWaiting = 3) {
  const making: Making[] = []
  const files = new Map<string, Buffer>()
  const pictures = createSharePictures({
    mostWaiting,
    kept: {
      read: async name => files.get(name),
      write: async (name, bytes) => void files.set(name, bytes),
      tidy: async () => undefined,
    },
    makePicture: job =>
      new Promise(resolve => {
        const drawing = job.kind === 'share-drawing' ? (job.drawing ?? '') : ''
        making.push({ drawing, end: () => resolve(Buffer.from(drawing)) })
      }),
  })
  return { making, files, pictures }
}

const [first, second, third, fourth] = randomPlans(4, 3) as [Plan, Plan, Plan, Plan]

test('one is made at a time, once for all who wait for it, and kept', async () => {
  const { making, files, pictures } = open()
  const asked = [first, first, second].map(plan => pictures.read(plan))
  await until('the first', () => making.length === 1)
  making[0]?.end()
  await until('the second', () => making.length === 2)
  making[1]?.end()
  const [one, same, other] = await Promise.all(asked)
  assert.is(one, same)
  assert.not.equal(one, other)
  assert.is(files.size, 2)
  assert.equal(await pictures.read(first), one)
  assert.is(making.length, 2)
})

test('where too many wait, the next is told to try again', async () => {
  const { making, pictures } = open()
  const waiting = [first, second, third].map(plan => pictures.read(plan))
  await until('the first', () => making.length === 1)
  const refused = await pictures.read(fourth).then(
    () => undefined,
    error => error,
  )
  assert.equal([refused?.status, refused?.headers], [503, { 'retry-after': '5' }])
  for (let at = 0; at < 3; at++) {
    await until(`picture ${at}`, () => making.length === at + 1)
    making[at]?.end()
  }
  await Promise.all(waiting)
})

test.run()
