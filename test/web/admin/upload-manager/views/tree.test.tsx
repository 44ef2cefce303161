import * as assert from 'uvu/assert'
import { suite } from '#test'
import { branchesOf } from '../../../../../web/admin/upload-manager/media/branches.ts'
import { Tree } from '../../../../../web/admin/upload-manager/views/tree.tsx'
import { htmlOf } from '../../../../support/rendered.tsx'

const test = suite('tree of sections')

const slot = (path: string, present: boolean) => ({
  ...{ path, fileName: path, kind: 'image' as const, present },
})
const branches = branchesOf([
  {
    ...{ title: 'Services', targetPath: 'services', slots: [] },
    sections: [
      {
        title: 'Chairs',
        targetPath: 'services/chairs',
        slots: [slot('a', true), slot('b', false)],
      },
    ],
  },
  { title: 'Servants', targetPath: 'services-old', slots: [slot('c', false)] },
])

const shown = (open: string) =>
  htmlOf(
    <Tree
      {...{ branches, total: 1203, present: 1100, open, title: 'Chairs' }}
      onOpen={() => undefined}
    />,
  )
const titlesIn = (html: string) =>
  [...html.matchAll(/class="media-section"[^>]*><span>([^<]+)</g)].map(([, title]) => title)
const currentIn = (html: string) =>
  [...html.matchAll(/class="(media-\w+)" aria-current="true"[^>]*>(?:<span>)?([^<]+)/g)].map(
    ([, kind, text]) => `${kind} ${text}`,
  )

test('unfolds what leads to the section that is shown, and nothing else', () => {
  assert.equal(titlesIn(shown('')), ['Services', 'Servants'])
  assert.equal(titlesIn(shown('services')), ['Services', 'Chairs', 'Servants'])
  assert.equal(titlesIn(shown('services/chairs')), ['Services', 'Chairs', 'Servants'])
  assert.equal(titlesIn(shown('services-old')), ['Services', 'Servants'])
})

test('marks the section that is shown, or all of them', () => {
  assert.equal(currentIn(shown('')), ['media-total Media · 1,100 of 1,203'])
  assert.equal(currentIn(shown('services/chairs')), ['media-section Chairs'])
  assert.equal(currentIn(shown('services')), ['media-section Services'])
})

test('counts the files of each section and those below it', () => {
  const counts = [
    ...shown('services').matchAll(/media-count">(\d+)(?:<!-- -->)?\/(?:<!-- -->)?(\d+)/g),
  ]
  assert.equal(
    counts.map(([, present, all]) => `${present}/${all}`),
    ['1/2', '1/2', '0/1'],
  )
})

test('has a button to unfold only where something is in it', () => {
  const buttons = [...shown('').matchAll(/aria-label="(Folders of [^"]+)"/g)]
  assert.equal(
    buttons.map(([, label]) => label),
    ['Folders of Services'],
  )
})

test.run()
