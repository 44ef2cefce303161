import * as assert from 'uvu/assert'
import { suite } from '#test'
import { cleanSvg } from '../../../../../server/features/company/brand/clean-svg/clean-svg.ts'

const test = suite('cleaned logos')

const start =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20"'
const around = (body: string, attributes = '') => `${start} ${attributes}>${body}</svg>`
const clean = (body: string, attributes = '') => cleanSvg(around(body, attributes)).svg

const SHAPE = '<path d="M0 0h10v10z"/>'
const CLEAN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${SHAPE}</svg>`

const dropped: [what: string, body: string, attributes?: string][] = [
  ['a script', '<script>alert(1)</script><script href="//evil.example/x.js"/>'],
  [
    'a script of another namespace',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>',
  ],
  ['handlers of events', '', 'onload="alert(1)" ONCLICK="alert(1)"'],
  [
    'a foreign object',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
  ],
  [
    'animations',
    '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="d"/>',
  ],
  [
    'styles that load',
    '<style>@import url(//evil.example/x.css); * { fill: url(//evil.example/) }</style>',
  ],
  ['styles that hide what they load', '<style>/*{*/@import "//evil.example";/*}*/</style>'],
  [
    'attributes that load',
    '',
    'style="fill:url(https://evil.example/#a)" filter="url(//evil.example/)"',
  ],
  ['numbers that no renderer agrees on', '', 'stroke-width="1e99" opacity="99999999999"'],
  [
    'instructions, comments and a document type of its own',
    '<?xml-stylesheet href="//evil.example"?><!-- x -->',
  ],
]

for (const [what, body, attributes] of dropped) {
  test(`${what} leave nothing behind`, () => {
    assert.is(clean(body + SHAPE, attributes), CLEAN)
  })
}

test('a link is the shapes in it, and copies are of the same file', () => {
  const link = `<a xlink:href="javascript:alert(1)" href="data:text/html,x">${SHAPE}</a>`
  assert.is(clean(link), CLEAN.replace(SHAPE, `<g>${SHAPE}</g>`))
  const copies = ['https://evil.example/#a', 'other.svg#a', 'data:image/svg+xml,x#a', ' #a'].map(
    address => `<use xlink:href="${address}"/>`,
  )
  const drawn = clean(`<g id="a">${SHAPE}</g>${copies.join('')}`)
  assert.match(drawn, `<g id="a">${SHAPE}</g><use/><use/><use/><use href="#a"/>`)
})

test('what style sheets of drawing programs say becomes attributes', () => {
  const sheet = '<style>.st0{fill:#C00;stroke:url(#g)} .st0,.st1{opacity:.5!important}</style>'
  const path =
    '<path class="st0" fill="#fff" style="stroke-width:2;background:url(//evil.example)"/>'
  assert.match(
    clean(sheet + path),
    '<path fill="#C00" stroke="url(#g)" opacity=".5" stroke-width="2"/>',
  )
})

const refused: [what: string, file: string, sentence: string][] = [
  [
    'an entity bomb',
    `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${around('&b;')}`,
    'abbreviations',
  ],
  ['an entity that nobody defined', around('&b;'), 'no SVG that can be read'],
  ['a file that ends early', around(SHAPE).slice(0, -4), 'no SVG that can be read'],
  ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'no SVG that can be read'],
  ['a photo', around('<image href="data:image/png;base64,AA"/>'), 'as a PNG'],
  ['letters', around('<g><text>Acme</text></g>'), 'into outlines'],
  ['a drawing of no size', around('').replace('0 0 40 20', '0 0 1e9 0'), 'how large'],
  ['copies of copies', around(copiesOfCopies()), 'too much'],
  ['a tower of groups', around('<g>'.repeat(60_000) + '</g>'.repeat(60_000)), 'no SVG that can be'],
  ['a mask of itself', around('<mask id="m"><g mask="url(#m)"/></mask>'), 'too much'],
]

/** Ten to the ninth power of them. */
function copiesOfCopies(): string {
  const levels = Array.from({ length: 9 }, (_, level) => {
    return `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`
  })
  return `<defs><path id="l0" d="M0 0h1"/>${levels.join('')}</defs><use href="#l9"/>`
}

for (const [what, file, sentence] of refused) {
  test(`${what} is refused with what to do`, () => {
    assert.throws(
      () => cleanSvg(file),
      (error: Error) => error.message.includes(sentence),
    )
  })
}

test.run()
