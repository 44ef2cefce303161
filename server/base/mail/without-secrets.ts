/** A text without these secrets, plain or encoded as they are sent. */
export const withoutSecrets = (text: string, secrets: readonly string[]) =>
  secrets
    .filter(secret => secret !== '')
    .flatMap(secret => [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')])
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
