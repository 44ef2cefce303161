import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FooterColumn } from '../../../../../web/base/contract.ts'
import { NO_MAIL } from '../../../../../web/base/href.ts'
import {
  TEXT_FIELDS,
  TEXT_GROUPS,
  textFault,
  tidied,
} from '../../../../../web/features/company/site-texts/fields.ts'
import { fill } from '../../../../../web/features/company/site-texts/fill.ts'
import { footerFaults } from '../../../../../web/features/company/site-texts/footer-limits.ts'
import { NOT_FOUND_LINKS } from '../../../../../web/features/company/site-texts/not-found.ts'

const test = suite('texts around the sections')

const product = TEXT_FIELDS.get('message.product') as NonNullable<
  ReturnType<typeof TEXT_FIELDS.get>
>
const careers = TEXT_FIELDS.get('words.careers') as typeof product
const headline = TEXT_FIELDS.get('notFound.title') as typeof product

test('have one name each, and what is shipped is within their limits', () => {
  const all = TEXT_GROUPS.flatMap(({ fields }) => fields)
  assert.is(TEXT_FIELDS.size, all.length)
  for (const field of all) {
    assert.is(textFault(field.shipped, field), undefined, field.name)
    assert.is(tidied(field.shipped, field), field.shipped)
  }
  assert.is(all.filter(({ name }) => name.includes(' /')).length, 2 * NOT_FOUND_LINKS.length)
})

test('may be in any script, and say their limit', () => {
  for (const text of ['Habari! 🛋️ {product}', 'مرحبا {company}', '椅子 {link}', '<script>{code}']) {
    assert.is(textFault(text, product), undefined, text)
    assert.is(tidied(text, product), text)
  }
  assert.is(textFault('x'.repeat(500), product), undefined)
  assert.is(textFault('x'.repeat(10_000), product), 'At most 500 characters: these are 10000')
  assert.is(textFault(' \n ', product), 'Write something here')
  assert.is(textFault('', headline), 'Write something here')
  assert.is(textFault('', careers), undefined)
})

test('refuse a placeholder that is not known, and name those that are', () => {
  const known = '{company}, {product}, {code}, {page} and {link}'
  for (const unknown of ['price', ' product ', '', 'Product', 'constructor']) {
    assert.is(
      textFault(`A {${unknown}} please`, product),
      `{${unknown}} is not known here. What can be filled in: ${known}`,
    )
  }
  assert.is(textFault('An open { or {product', product), undefined)
  assert.is(textFault('{anything}', headline), undefined)
})

test('keep the lines of a message, and have none elsewhere', () => {
  const typed = '  Hello,\r\n\r\n  I  ask\u0000\u202f \n'
  assert.is(tidied(typed, product), 'Hello,\n\nI ask')
  assert.is(tidied(typed, headline), 'Hello, I ask')
})

test('lose half characters, which no address may have', () => {
  const text = tidied('one \ud83d half', product)
  assert.is(text, 'one \ufffd half')
  assert.is(decodeURIComponent(encodeURIComponent(text)), text)
  assert.is(tidied('a whole 🛋️', product), 'a whole 🛋️')
})

test('are filled in with values, and with nothing else', () => {
  const values = { product: 'Ch8 $& $1', link: 'https://a.example/{product}' }
  assert.is(
    fill('{product}, {product}: {link} {toString}', values),
    'Ch8 $& $1, Ch8 $& $1: https://a.example/{product} {toString}',
  )
})

test('columns of the footer have headings of their own, words, and places to lead to', () => {
  assert.equal(footerFaults([['Services', [['Units', '/services/containers']]]]), {})
  assert.equal(footerFaults([]), { '': 'Keep one column' })
  const link: [string, string] = ['Units', '/units']
  const faulty: [string, [string, string][]][] = [
    ['One', [link, ['', 'javascript:alert(1)'], ['Again', '/units']]],
    [' One ', []],
    ['x'.repeat(41), Array.from({ length: 13 }, (_, at) => [`${at}`, `/${at}`])],
    [
      'Four',
      [
        ['Mail', 'mailto:us@example.com'],
        ['Copy', 'mailto:us@example.com?bcc=a@b.example'],
      ],
    ],
  ]
  assert.equal(footerFaults(faulty), {
    '': 'At most 3 columns',
    '0.links.1.label': 'Write something here',
    '0.links.1.href': 'A link begins with /, #, https://, mailto: or tel:, and has no spaces',
    '0.links.2.href': 'This column leads there already',
    '1.title': 'Another column has this heading',
    '1.links': 'Add a first link, or remove the column',
    '2.title': 'At most 40 characters',
    '2.links': 'At most 12 links',
    '3.links.1.href': NO_MAIL,
  })
})

test('of the footer are counted at their limits', () => {
  const columns = (title: string, label: string, href: string, links = 1): FooterColumn[] => [
    [
      title,
      Array.from({ length: links }, (_, at): [string, string] =>
        at === 0 ? [label, href] : [`${at}`, `/${at}`],
      ),
    ],
  ]
  const longest = columns('x'.repeat(40), 'x'.repeat(60), `/${'x'.repeat(599)}`, 12)
  const named = ['One', 'Two', 'Three'].map((title): FooterColumn => [title, [['Home', '/']]])
  assert.equal([footerFaults(longest), footerFaults(named)], [{}, {}])
  const over = columns('x'.repeat(41), 'x'.repeat(61), `/${'x'.repeat(600)}`)
  assert.equal(footerFaults(over), {
    '0.title': 'At most 40 characters',
    '0.links.0.label': 'At most 60 characters',
    '0.links.0.href': 'At most 600 characters',
  })
})

test('refuse a placeholder by its first thirty characters', () => {
  const fault = textFault(`{${'x'.repeat(31)}}`, product)
  assert.match(fault ?? '', `{${'x'.repeat(30)}} is not known here`)
})

test.run()
