import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Book } from '../../../server/pdf/book.ts'
import { type FontName, openFonts } from '../../../server/pdf/fonts.ts'
import { IN_PRINT } from '../../../web/base/printed.ts'

const test = suite('fonts of documents')

const names: FontName[] = ['text', 'bold', 'headline']
const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code))
  .filter(sign => IN_PRINT.test(sign))
  .join('')

async function written(text: string, fonts = openFonts('dist/fonts')): Promise<string> {
  const book = new Book({ title: 'T', author: '', subject: '', keywords: '' }, fonts)
  book.page()
  const part = book.part('Sect')
  for (const [index, font] of names.entries()) {
    const style = { x: 40, y: 40 + 200 * index, width: 500, size: 10, color: '#000000', font }
    book.text(part, 'P', text, style)
  }
  const source = (await book.bytes()).toString('latin1')
  // But for the second in which it was made.
  return source.replace(/^\(D:.*|^ *<xmp:CreateDate>.*|^\/ID .*/gm, '')
}

test('a document has the same bytes whatever documents had the fonts before', async () => {
  const fonts = openFonts('dist/fonts')
  const text = `Office, fluffy affluent 1/2 ${signs}`
  const alone = await written(text)
  for (const before of [[...signs].reverse().join(''), 'ffi']) {
    await written(before, fonts)
    assert.ok((await written(text, fonts)) === alone, `after ${before}`)
  }
})

test.run()
