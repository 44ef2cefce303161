import qrcode from 'qrcode-generator'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { qrOutline } from '../../../server/pdf/qr-code.ts'

const test = suite('outline of a QR code')

test('covers exactly the dark modules of the code', () => {
  for (const words of [
    'https://wa.me/254700000000',
    'A longer one, & with other signs. '.repeat(6),
  ]) {
    const code = qrcode(0, 'M')
    code.addData(words)
    code.make()
    const { d, size } = qrOutline(words)
    assert.is(size, code.getModuleCount())
    const covered = new Set<string>()
    for (const [, x, y, w, back] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
      assert.is(w, back)
      assert.ok(Number(w) > 0)
      for (let at = Number(x); at < Number(x) + Number(w); at++) covered.add(`${at} ${y}`)
    }
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const isCovered = covered.has(`${column} ${row}`)
        assert.is(isCovered, code.isDark(row, column), `${words} ${column} ${row}`)
      }
    }
  }
})

test.run()
