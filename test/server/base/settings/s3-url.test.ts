import * as assert from 'uvu/assert'
import { suite } from '#test'
import { s3Url } from '../../../../server/base/settings/s3-url.ts'

const test = suite('S3_URL')

test('says how to reach a bucket', () => {
  assert.equal(s3Url.parse('s3://key:secret@s3.example.com/site'), {
    endpoint: 'https://s3.example.com',
    bucket: 'site',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
})

test('may name a port, a region, and a store without TLS', () => {
  const bucket = s3Url.parse('s3://key:secret@127.0.0.1:9000/site?region=eu-central-1&tls=off')
  assert.is(bucket.endpoint, 'http://127.0.0.1:9000')
  assert.is(bucket.region, 'eu-central-1')
  assert.is(s3Url.parse('s3://key:secret@[::1]:9000/site?tls=on').endpoint, 'https://[::1]:9000')
})

test('has key and secret URL-encoded', () => {
  const bucket = s3Url.parse('s3://k%40y:se%2Fcr%2Bet%3D@s3.example.com/site')
  assert.is(bucket.accessKeyId, 'k@y')
  assert.is(bucket.secretAccessKey, 'se/cr+et=')
})

for (const wrong of [
  's3.example.com/site',
  'https://key:secret@s3.example.com/site',
  's3://s3.example.com/site',
  's3://key@s3.example.com/site',
  's3://key:se/cret@s3.example.com/site',
  's3://key:secret@s3.example.com',
  's3://key:secret@s3.example.com/',
  's3://key:secret@s3.example.com/a/folder',
  's3://key:secret@s3.example.com/Site',
  's3://key:secret@/site',
  's3://key:secret@s3.example.com/site?tls=no',
  's3://key:secret@s3.example.com/site?zone=1',
  's3://key:100%@s3.example.com/site',
]) {
  test(`is not ${wrong}`, () => {
    const { error } = s3Url.safeParse(wrong)
    assert.match(error?.issues[0]?.message ?? '', 's3://key:secret@host:port/bucket')
  })
}

test.run()
