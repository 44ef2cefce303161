import type { AdminSettings } from '../../../web/admin/settings.ts'
import { scriptJson } from '../../../web/base/script-json.ts'
import type { Manifest } from '../../base/http/assets.ts'
import { stagingNote, stagingStyles } from '../staging.ts'

/** The HTML document of the admin screens. */
export function adminDocument(
  { admin, fonts }: Pick<Manifest, 'admin' | 'fonts'>,
  settings: AdminSettings,
  nonce: string,
  isStaging: boolean,
): string {
  const staging = isStaging && {
    styles: `\n<style nonce="${nonce}">${stagingStyles}</style>`,
    note: `\n${stagingNote}`,
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#10262b">
<meta name="robots" content="noindex">
<title>Administration</title>
${fonts.map(address => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`).join('\n')}
<link rel="stylesheet" href="${admin.stylesheet}">${staging ? staging.styles : ''}
${admin.preload.map(address => `<link rel="modulepreload" href="${address}">`).join('\n')}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
</head>
<body>${staging ? staging.note : ''}
<noscript><p class="notice">The administrators' area needs JavaScript. Please switch it on for this site and load the page again. <a href="/">Back to the site</a></p></noscript>
<div id="root"></div>
<script type="application/json" id="admin-settings" nonce="${nonce}">${scriptJson(settings)}</script>
<script type="module" src="${admin.script}"></script>
</body>
</html>
`
}
