import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  hasInvisibleCharacter,
  looksLike,
  mixesScripts,
} from '../../../../../server/features/accounts/store/look-alike-names.ts'

const test = suite('look-alike user names')

const asAdmin = {
  'a Cyrillic letter': 'аdmin',
  'a Greek letter': 'αdmin',
  'a phonetic letter': 'ɑdmin',
  'all in small capitals': 'ᴀᴅᴍɪɴ',
  'full width': 'ａｄｍｉｎ',
  'letters of mathematics': '𝐚𝒅𝓂𝕚𝖓',
  'a letter without its dot': 'admın',
  'an accent': 'ádmin',
  'an accent that is put on': 'admi\u0301n',
  'a space without width': 'ad\u200bmin',
  'a joiner': 'ad\u200dmin',
  'a soft hyphen': 'ad\u00admin',
  'a mark of direction': '\u202eadmin',
  'a filler': 'admin\u3164',
  'a space': 'ad min',
  'two letters like one': 'adrnin',
  capitals: 'ADMIN',
}

for (const [what, name] of Object.entries(asAdmin)) {
  test(`${what}: ${JSON.stringify(name)} looks like admin`, () => {
    assert.ok(looksLike(name, 'admin'))
  })
}

test('names with similar letters of another script or similar digits look alike', () => {
  assert.ok(looksLike('сору', 'copy'))
  assert.ok(looksLike('ВОВ', 'BOB'))
  assert.ok(looksLike('paul', 'pauI'))
  assert.ok(looksLike('paul0', 'pau1o'))
})

test('names that readers can distinguish do not look alike', () => {
  const names = ['admin', 'admins', 'adwin', 'wanjiru', 'otieno', 'ali', 'all', 'ann', 'иван']
  names.push('נועה', '山田', '山本')
  for (const one of names) {
    assert.equal(
      names.filter(other => looksLike(one, other)),
      [one],
    )
  }
})

test('mixesScripts: a letter of another script among Latin ones counts as mixed', () => {
  for (const name of ['аdmin', 'adminα', 'ԁmin x']) assert.is(mixesScripts(name), true, name)
  for (const name of ['admin', 'иван2', 'josé', 'Ωμέγα', '山田taro', 'ann_1']) {
    assert.is(mixesScripts(name), false, name)
  }
})

test('hidesSigns detects invisible characters', () => {
  for (const name of ['ad\u200bmin', 'admin\u3164', 'ad\u00admin', 'a\u202edmin', 'a\u0000d']) {
    assert.is(hasInvisibleCharacter(name), true, JSON.stringify(name))
  }
  assert.is(hasInvisibleCharacter('Ann Wanjiru-Otieno'), false)
})

test.run()
