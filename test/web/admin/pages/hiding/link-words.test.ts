import * as assert from 'uvu/assert'
import { suite } from '#test'
import { linkWords } from '../../../../../web/admin/pages/hiding/link-words.ts'

const test = suite('words for pages with links to one')

const pages = (...names: string[]) => names.map(name => ({ name, path: `/${name}` }))

test('names up to four pages, and counts the others', () => {
  assert.is(linkWords([]), undefined)
  assert.equal(
    [
      pages('A'),
      pages('A', 'B'),
      pages('A', 'B', 'C', 'D'),
      pages('A', 'B', 'C', 'D', 'E'),
      pages('A', 'B', 'C', 'D', 'E', 'F'),
    ].map(linkWords),
    [
      'The page A has a link to it.',
      '2 pages have links to it: A and B.',
      '4 pages have links to it: A, B, C and D.',
      '5 pages have links to it: A, B, C, D and 1 more.',
      '6 pages have links to it: A, B, C, D and 2 more.',
    ],
  )
})

test.run()
