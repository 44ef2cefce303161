import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { standIn } from '../../../../support/stand-in.ts'

openAdminPage()
const { preparePhoto } = await import(
  '../../../../../web/admin/upload-manager/prepare/prepare-photo.ts'
)

const test = suite('photos before they are sent')

interface Browser {
  /** Of the picture; none where this browser cannot decode it. */
  size?: [width: number, height: number]
  /** Bytes of the JPEG that it makes. */
  made?: number
  hasCanvas?: boolean
}

/** What a browser was asked to draw. */
function browserThat({ size, made = 10, hasCanvas = true }: Browser) {
  const asked: { sizes: string[]; closed: number; options: unknown } = {
    ...{ sizes: [], closed: 0, options: undefined },
  }
  standIn('createImageBitmap', async (_: Blob, options: unknown) => {
    asked.options = options
    if (!size) throw new Error('not decoded')
    const close = () => {
      asked.closed += 1
    }
    return { width: size[0], height: size[1], close }
  })
  standIn(
    'OffscreenCanvas',
    class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext() {
        return hasCanvas ? { fillRect: () => undefined, drawImage: () => undefined } : null
      }
      async convertToBlob({ type }: { type: string }) {
        asked.sizes.push(`${this.width}×${this.height}`)
        return new Blob([Buffer.alloc(made)], { type })
      }
    },
  )
  return asked
}

const photo = new Blob([Buffer.alloc(100)], { type: 'image/png' })

test('the longer edge becomes 2,560 pixels, and the picture is upright', async () => {
  const asked = browserThat({ size: [5120, 1000] })
  assert.is((await preparePhoto(photo, 'PNG')).type, 'image/jpeg')
  assert.equal(asked.sizes, ['2560×500'])
  assert.equal(asked.options, { imageOrientation: 'from-image' })
  assert.is(asked.closed, 1)
  const tall = browserThat({ size: [1000, 2561] })
  await preparePhoto(photo, 'PNG')
  assert.equal(tall.sizes, ['1000×2560'])
})

test('one that is small already is sent as it is', async () => {
  const asked = browserThat({ size: [2560, 2560] })
  assert.is(await preparePhoto(photo, 'JPEG'), photo)
  assert.equal([asked.sizes.length, asked.closed], [0, 1])
})

test('the lighter one is sent', async () => {
  for (const [made, isMade] of [
    [99, true],
    [100, false],
    [101, false],
  ] as const) {
    browserThat({ size: [5000, 5000], made })
    assert.is((await preparePhoto(photo, 'PNG')) !== photo, isMade, String(made))
  }
})

test('one that the server cannot decode is a JPEG, however small and heavy', async () => {
  const asked = browserThat({ size: [80, 40], made: 500 })
  assert.is((await preparePhoto(photo, 'BMP')).size, 500)
  assert.equal(asked.sizes, ['80×40'])
})

test('one that cannot be decoded here is left to the server', async () => {
  browserThat({})
  assert.is(await preparePhoto(photo, 'AVIF'), photo)
  assert.is(await preparePhoto(photo), photo)
})

test('one that nobody can decode is refused with what to do', async () => {
  browserThat({})
  const error = await preparePhoto(photo, 'BMP').catch(error => error)
  assert.match(error.message, 'open the BMP in a photo program and save it as JPEG')
})

test('where nothing can be drawn the photo is sent as it is', async () => {
  browserThat({ size: [5000, 5000], hasCanvas: false })
  assert.is(await preparePhoto(photo, 'PNG'), photo)
  assert.is(await preparePhoto(photo, 'BMP'), photo)
})

test.run()
