import * as assert from 'uvu/assert'
import { suite } from '#test'
import { deviceOf } from '../../../../../server/features/accounts/session/device.ts'

const test = suite('device name from the User-Agent header')

const known = {
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
  'Safari on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
  'Safari on Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  'Unknown device': 'curl/8.5.0',
}

for (const [name, userAgent] of Object.entries(known)) {
  test(`recognises ${name}`, () => assert.is(deviceOf(userAgent), name))
}

test('contains no text of the header itself', () => {
  assert.is(deviceOf('<script>Chrome/1</script>'), 'Chrome')
})

test.run()
