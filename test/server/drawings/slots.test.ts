import { createHash } from 'node:crypto'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { compress } from '../../../server/base/http/compress.ts'
import { subjectOf } from '../../../server/content/drawing.ts'
import { draw, traitFaults } from '../../../server/drawings/index.ts'
import { drawingsVersion } from '../../../server/drawings/version.ts'
import { loadContent } from '../../../server/starters/load-starter.ts'
import { digestsOf, HOW_TO_RECORD, recorded } from './recorded.ts'
import { allSlots, drawSlots, type SlotDrawings } from './slot-drawings.ts'

/** The most that a drawing may weigh as brotli at the 95th percentile, in bytes. */
const BUDGETS = { tile: 12 * 1024, hero: 30 * 1024 }

const drawn: SlotDrawings['drawn'] = []
const notFollowed: string[] = []
const ofPages = [...loadContent().drawings.values()]

const slots = suite('every slot')

slots('can be drawn', async () => {
  for (const family of new Set(allSlots.map(slot => slot.family))) {
    const drawings = drawSlots(family)
    drawn.push(...drawings.drawn)
    notFollowed.push(...drawings.notFollowed)
  }
  assert.is(drawn.length, allSlots.length)
  assert.ok(drawn.length > 1900)
})

slots('has a drawing that shows what its traits name, and so have pages', () => {
  const faults = ofPages.flatMap(drawing => traitFaults(subjectOf(drawing)))
  assert.equal([...notFollowed, ...faults], [])
})

slots('is drawn as recorded for the version that its address names', () => {
  const { version, digests } = recorded()
  const { 'designed units': _, ...families } = digests
  assert.is(version, drawingsVersion, HOW_TO_RECORD)
  assert.equal(digestsOf(drawn), families, HOW_TO_RECORD)
})

slots('has a drawing that no other slot has', () => {
  const seen = new Map<string, string>()
  for (const { path, svg } of drawn) {
    // The ids inside come from the path; without them equal pictures are equal.
    const id = /\bid="(s[0-9a-z]+)/.exec(svg)?.[1] ?? ''
    const picture = createHash('sha256').update(svg.replaceAll(id, '')).digest('hex')
    assert.is(seen.get(picture), undefined, `${path} looks like ${seen.get(picture)}`)
    seen.set(picture, path)
  }
})

slots('has a drawing of few bytes as served, and so have pages', async () => {
  for (const drawing of ofPages) {
    const isHero = drawing.shape === 'wide'
    const { name: path, family } = drawing
    drawn.push({ path, family, isHero, svg: draw(subjectOf(drawing)) })
  }
  const sizes: Record<keyof typeof BUDGETS, number[]> = { tile: [], hero: [] }
  for (const { isHero, svg } of drawn) {
    const { length } = await compress(Buffer.from(svg), 'br')
    sizes[isHero ? 'hero' : 'tile'].push(length)
  }
  for (const kind of ['tile', 'hero'] as const) {
    const sorted = sizes[kind].sort((a, b) => a - b)
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
    assert.ok(p95 <= BUDGETS[kind], `${kind}s: ${p95} of ${BUDGETS[kind]} bytes`)
  }
})

slots.run()
