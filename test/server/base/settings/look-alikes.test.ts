import * as assert from 'uvu/assert'
import { suite } from '#test'
import { lookAlikes } from '../../../../server/base/settings/look-alikes.ts'

const test = suite('environment variables similar to settings')

const meant = {
  SMTP_URI: 'SMTP_URL',
  SMTP_PASSWORD: 'SMTP_URL',
  SMPT_URL: 'SMTP_URL',
  NOTIFY_TOO: 'NOTIFY_TO',
  NOTIFYTO: 'NOTIFY_TO',
  SESSION_KEY: 'SESSION_KEYS',
  PUBLIC_URI: 'PUBLIC_URL',
  UPLOAD_DIR: 'UPLOADS_DIR',
  DATADIR: 'DATA_DIR',
  TRUSTPROXY: 'TRUST_PROXY',
  BACKUP_COMAND: 'BACKUP_COMMAND',
  ADMIN_PASSWORD_FIL: 'ADMIN_PASSWORD_FILE',
  PROT: undefined,
  PORTS: 'PORT',
  NOTIFY_TO_FILE: 'NOTIFY_TO',
  ADMIN_PASS: 'ADMIN_PASSWORD',
  BASE_URL: 'PUBLIC_URL',
  DOMAIN: 'PUBLIC_URL',
}

for (const [name, expected] of Object.entries(meant)) {
  test(`${name} ${expected ? `is reported as ${expected}` : 'is not reported'}`, () => {
    const found = lookAlikes({ [name]: 'x' })
    assert.equal(found, expected ? [{ name, similar: expected }] : [])
  })
}

test('usual variables of containers, shells and hosts are not reported', () => {
  const usual = `PATH HOME HOSTNAME PWD OLDPWD SHLVL TERM LANG LC_ALL TZ USER LOGNAME SHELL MAIL EDITOR
    HOSTTYPE NODE_ENV NODE_VERSION NODE_OPTIONS NODE_COMPILE_CACHE YARN_VERSION MALLOC_ARENA_MAX
    NPM_CONFIG_CACHE npm_package_name INIT_CWD INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY
    SITE_PORT SITE_PORT_3000_TCP SITE_SERVICE_HOST SITE_SERVICE_PORT KUBERNETES_PORT
    KUBERNETES_SERVICE_HOST DOMAIN COMPOSE_PROFILES RELEASE MEMORY BACKUPS HTTP_PORT SITE_NAME
    RCLONE_CONFIG RESTIC_REPOSITORY RESTIC_PASSWORD AWS_ACCESS_KEY_ID CI GITHUB_TOKEN
    COOLIFY_URL RAILWAY_PUBLIC_DOMAIN FLY_REGION DYNO HTTP_PROXY NO_PROXY SSL_CERT_FILE`
  // Compose makes PUBLIC_URL of DOMAIN.
  const names = ['PUBLIC_URL', ...usual.split(/\s+/)]
  const env = Object.fromEntries(names.map(name => [name, 'x']))
  assert.equal(lookAlikes(env), [])
})

test.run()
