import * as assert from 'uvu/assert'
import { suite } from '#test'
import { DEFAULT_COLORS } from '../../../../../web/features/company/brand/contract.ts'
import { colorFaults, contrastOf } from '../../../../../web/features/company/brand/contrast.ts'
import { scaleOf } from '../../../../../web/features/company/brand/scale.ts'

const test = suite('colours of a brand')

test('a colour that cannot be read is refused with one that can', () => {
  const { main = '', accent = '' } = colorFaults({ main: '#facc15', accent: '#f97316' })
  assert.match(main, 'Small words on tinted areas have a contrast of 1.2 to 1')
  const [offered = ''] = /#[0-9a-f]{6}/.exec(accent) ?? []
  assert.equal(colorFaults({ ...DEFAULT_COLORS, accent: offered }), {})
  assert.match(colorFaults({ main: 'teal', accent: '#bf4417' }).main ?? '', 'six digits')
  assert.equal(colorFaults(DEFAULT_COLORS), {})
})

test('whatever the hue, texts of the scale can be read on its grounds', () => {
  const paper = ['#fbf9f4', '#f1ece1']
  for (const color of ['#1d4ed8', '#9d174d', '#166534', '#7c2d12', '#6d28d9', '#000000']) {
    const scale = scaleOf({ main: color, accent: color })
    const grounds = [...paper, scale['--mist'], scale['--ground']]
    for (const ground of grounds) {
      for (const name of ['--ink', '--ink-2', '--brand', '--action-dark'] as const) {
        assert.ok(contrastOf(scale[name], ground) >= 4.5, `${name} of ${color} on ${ground}`)
      }
    }
    assert.ok(contrastOf(scale['--band-text'], scale['--band']) >= 4.5, color)
  }
})

test.run()
