import { answerTo, type MailError, sentence } from './mail-error.ts'
import type { MailServer } from './smtp-url.ts'

const lookAtSettings = 'look at host and port in SMTP_URL'

/** Message for a connection that failed before the mail was sent. */
export function unreachableServer(error: MailError, { host, port, isSecure }: MailServer): string {
  const { code = '', originalCode } = error
  const reason = originalCode || code || error.message
  if (code === 'EDNS') {
    return sentence(
      `No mail server is found under the name ${host} (${reason})`,
      'look at the name in SMTP_URL, and whether this machine has a connection',
    )
  }
  if (reason === 'ECONNREFUSED') {
    return sentence(`${host} refuses connections on port ${port} (${reason})`, lookAtSettings)
  }
  if (reason === 'ETIMEDOUT') {
    return sentence(
      `${host} does not answer on port ${port} (${reason})`,
      port === 465 && !isSecure
        ? 'for this port SMTP_URL begins with smtps://'
        : `${lookAtSettings}, and ask the provider of this machine whether mail may leave it by that port`,
    )
  }
  if (/CERT|SIGNATURE|ISSUER/.test(reason)) {
    return sentence(
      `The certificate of ${host} cannot be trusted (${reason})`,
      'write the name that it is made out to in SMTP_URL; for one of your own, set NODE_EXTRA_CA_CERTS to its file',
    )
  }
  if (/^ERR_SSL|^EPROTO$/.test(reason)) {
    return sentence(
      `${host} does not begin with encryption on port ${port} (${reason})`,
      'there SMTP_URL begins with smtp://, or take port 465',
    )
  }
  if (error.response) {
    return sentence(
      `${host} turns this machine away on port ${port} (${answerTo(error)})`,
      'its answer says why; some servers take mail only of machines that they know',
    )
  }
  if (reason === 'ECONNRESET' || code === 'ECONNECTION') {
    return sentence(
      `${host} closed the connection on port ${port} (${answerTo(error)})`,
      `${lookAtSettings}, or wait`,
    )
  }
  return sentence(`${host} could not be asked on port ${port} (${reason})`, lookAtSettings)
}

export function notEncrypted({ host, port }: MailServer): string {
  return sentence(
    `${host} offers no encryption on port ${port}, so the password was not sent`,
    'begin SMTP_URL with smtps:// (port 465), or take a port with STARTTLS (587)',
  )
}
