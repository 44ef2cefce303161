import * as assert from 'uvu/assert'
import { suite } from '#test'
import { briefFor } from '../../../server/drawings/brief.ts'
import { traitFaults } from '../../../server/drawings/index.ts'
import { recordTraits } from '../../../server/drawings/trait-use.ts'

const test = suite('traits of a drawing')
const drawn = (traits: string[]) => {
  const use = recordTraits(traits)
  const brief = briefFor('desk/image-1.jpg', traits, use)
  brief.construction(['corner', 'standing'])
  brief.material({ oak: '#b98a5e', teak: '#8f5f3a' })
  brief.fork('seat').option('chair')
  return use.faults()
}

test('are followed where the family asks for them', () => {
  assert.equal(drawn(['standing', 'oak', 'no-chair']), [])
  assert.equal(drawn([]), [])
})

test('are a fault where the family never asks for them', () => {
  assert.equal(drawn(['sitting', 'oak']), [
    'trait "sitting" was never asked for; known are chair, corner, oak, standing, teak',
  ])
})

test('are a fault where two name one choice', () => {
  assert.equal(drawn(['standing', 'corner']), [
    'trait "standing" is overruled by "corner"; known are chair, corner, oak, standing, teak',
  ])
})

test('are a fault where an option is both asked for and excluded', () => {
  assert.equal(drawn(['no-chair', 'chair']), [
    'trait "no-chair" is overruled by "chair"; known are chair, corner, oak, standing, teak',
  ])
})

test('are named with their slot and its family', () => {
  const path = 'a/image-1.jpg'
  const [fault] = traitFaults({ path, family: 'post', shape: 'square', traits: ['paper'] })
  assert.match(fault ?? '', /^a\/image-1\.jpg, post: trait "paper" was never asked for; known are /)
})

test.run()
