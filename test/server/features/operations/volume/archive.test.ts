import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  isKept,
  isSafeName,
  label,
} from '../../../../../server/features/operations/volume/archive.ts'

const test = suite('names in a backup')

test('are of files below one of the two folders', () => {
  for (const name of ['data/a.json', 'uploads/home/hero/image-1.jpg', 'uploads/Größe 2.jpg']) {
    assert.ok(isSafeName(name), name)
  }
  for (const name of [
    '',
    'data',
    'data/',
    'other/a.json',
    '/data/a.json',
    'data//a.json',
    'data/../a.json',
    'data/./a.json',
    'data/.hidden/a.json',
    'data/a\nb',
    'data/a\0b',
    'data/a\x1fb',
    'data/a\x7fb',
    'data\\a.json',
    'data/a\\b',
  ]) {
    assert.not(isSafeName(name), JSON.stringify(name))
  }
  assert.ok(isSafeName('data/a b~é'))
})

test('are at most 1,000 bytes long, each part 255', () => {
  assert.ok(isSafeName(`data/${'a'.repeat(255)}`))
  assert.not(isSafeName(`data/${'a'.repeat(256)}`))
  assert.not(isSafeName(`data/${'é'.repeat(128)}`))
  const long = (length: number) => `data/${'a/'.repeat(400)}`.concat('b'.repeat(length - 5 - 800))
  assert.is(long(1000).length, 1000)
  assert.ok(isSafeName(long(1000)))
  assert.not(isSafeName(long(1001)))
})

test('leave out what is made again, belongs to this volume or is temporary', () => {
  for (const name of [
    'data/derivatives',
    'data/derivatives/a.webp',
    'data/catalogs/a.pdf',
    'data/design-sheets/a.pdf',
    'data/design-pictures/a.jpg',
    'data/backups/a.tar.gz',
    'data/last-backup.json',
    'data/last-backup.previous.json',
    'data/notices.json',
    'data/notices.previous.json',
    'data/lost+found',
    'uploads/lost+found/a',
    'data/.a.tmp',
    'uploads/home/.a.tmp',
  ]) {
    assert.not(isKept(name), name)
  }
  for (const name of [
    'data/inquiries/2026-11-1.json',
    'uploads/derivatives/a.jpg',
    'uploads/backups/a.jpg',
    'data/inquiries/derivatives',
    'uploads/home/lost+found.jpg',
  ]) {
    assert.ok(isKept(name), name)
  }
})

test('its label is of this format, and says which folders it holds', () => {
  const given = { format: 1, release: '0.1.0', createdAt: '2026-11-22T03:00:00.000Z' }
  assert.ok(label.safeParse({ ...given, holds: ['data'] }).success)
  assert.ok(label.safeParse({ ...given, holds: ['data', 'uploads'] }).success)
  for (const other of [{ holds: [] }, { holds: ['other'] }, { holds: ['data'], format: 2 }, {}]) {
    assert.not(label.safeParse({ ...given, ...other }).success)
  }
})

test.run()
