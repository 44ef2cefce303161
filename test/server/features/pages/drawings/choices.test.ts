import * as assert from 'uvu/assert'
import { suite } from '#test'
import * as drawings from '../../../../../server/drawings/index.ts'
import { createCatalogue } from '../../../../../server/features/pages/drawings/catalogue.ts'
import { choicesOf } from '../../../../../server/features/pages/drawings/choices.ts'
import { SCENES, THINGS } from '../../../../../server/features/pages/drawings/family-words.ts'

const test = suite('what can be chosen of a drawing')

const { draw, families, traitFaults } = drawings
const subject = (family: string, traits: string[] = [], seed = 1): drawings.Subject => {
  return { path: 'pages/about/image-1.jpg', family, shape: 'landscape', traits, seed }
}
const chosenOf = (family: string, traits?: string[], seed?: number) =>
  choicesOf(drawings, subject(family, traits, seed))

test('every family is in one group, by a name of its own there', () => {
  const all = [...THINGS, ...SCENES].flatMap(group => Object.keys(group.families))
  assert.equal(all.toSorted(), Object.keys(families).toSorted())
  for (const groups of [THINGS, SCENES]) {
    const names = groups.flatMap(group => Object.values(group.families))
    assert.is(new Set(names).size, names.length)
  }
})

test('offers heroes to wide places, and things to the others', async () => {
  const groupsOf = createCatalogue()
  const namesOf = async (shape: 'wide' | 'square') =>
    (await groupsOf(shape)).flatMap(group => group.families.map(({ family }) => family))
  assert.ok((await namesOf('wide')).every(family => family.startsWith('hero-')))
  assert.ok((await namesOf('square')).every(family => !family.startsWith('hero-')))
  const [legs] = (await groupsOf('square')).flatMap(group =>
    group.families.filter(({ family }) => family === 'furniture-leg'),
  )
  assert.is(legs?.name, 'Furniture leg')
  assert.equal(legs?.kinds[0], { value: 'turned', name: 'Turned' })
})

test('says what is drawn, and what chance has made of the rest', () => {
  const { words, choices } = chosenOf('desk', ['executive', 'no-chair'])
  assert.is(words, 'Desk, executive, without chair')
  const [kind, wood] = choices
  assert.equal([kind?.label, kind?.chosen, kind?.shown], ['Kind', 'executive', 'executive'])
  assert.equal([wood?.label, wood?.chosen], ['Wood', undefined])
  assert.ok(wood?.options.some(({ value }) => value === wood.shown))
  const chair = choices.find(({ label }) => label === 'Chair')
  assert.equal([chair?.isYesOrNo, chair?.chosen], [true, 'no-chair'])
})

test('leaves out what another choice has made impossible', () => {
  const stair = chosenOf('container-unit', ['two-storey', 'stair'])
  assert.equal(stair.traits, ['two-storey', 'stair'])
  assert.equal(chosenOf('container-unit', ['deck', 'stair']).traits, ['deck'])
  assert.equal(chosenOf('floor-lamp', ['paper']), { ...chosenOf('floor-lamp'), traits: [] })
})

test('every choice of every family is followed, as publishing asks for', () => {
  const faults = Object.keys(families).flatMap(family => {
    const { choices } = chosenOf(family)
    return choices.flatMap(({ options, isYesOrNo }) => {
      const { value = '' } = options.at(-1) ?? {}
      const named = isYesOrNo ? [value, `no-${value}`] : [value]
      return named.flatMap(trait => traitFaults(subject(family, [trait])))
    })
  })
  assert.equal(faults, [])
})

test('no two choices of a drawing have the same name, or share a trait', () => {
  for (const family of Object.keys(families)) {
    for (const seed of [1, 2, 3]) {
      const { choices } = chosenOf(family, [], seed)
      const labels = choices.map(({ label }) => label)
      assert.is(new Set(labels).size, labels.length, `${family}: ${labels}`)
      const oneOf = choices.filter(({ isYesOrNo }) => !isYesOrNo)
      const values = oneOf.flatMap(({ options }) => options.map(({ value }) => value))
      assert.is(new Set(values).size, values.length, `${family}: ${values}`)
    }
  }
})

test('a seed gives the same drawing in any place, and another seed another one', () => {
  const at = (path: string, seed: number) => draw({ ...subject('desk', [], seed), path, ground: 1 })
  assert.is(at('a/image-1.jpg', 5), at('new/b-7.jpg', 5))
  const drawn = new Set([1, 2, 3, 4, 5, 6].map(seed => at('a/image-1.jpg', seed)))
  assert.is(drawn.size, 6)
})

test('of what a drawing has in several ways, none is said to be shown', () => {
  const asked = { names: ['round', 'square'], kind: 'one of', isOnlyAsked: false } as const
  const shown = (...answers: string[]) => {
    const asks = [{ ...asked, answers: new Set(answers) }]
    const use = { followed: () => [], asks: () => asks }
    return choicesOf({ traitUseOf: () => use as never }, subject('desk')).choices[0]?.shown
  }
  assert.equal([shown('round'), shown('round', 'square'), shown()], ['round', undefined, undefined])
})

test.run()
