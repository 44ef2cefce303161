import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import { adminRoutes, routes } from '../../web/base/routes.ts'
import type { Manifest } from '../base/http/assets.ts'
import { answerHtml } from '../base/http/compress.ts'
import type { Document } from './document.ts'

/** The link covers nothing of the page; the end of the footer is not below it. */
const styles = [
  '.edit-page{position:fixed;inset-inline-start:max(18px,env(safe-area-inset-left));bottom:max(18px,env(safe-area-inset-bottom));z-index:15;display:flex;align-items:center;min-height:48px;padding:.5rem 1.25rem;border-radius:999px;color:#fff;background:#10262b;font-weight:620;text-decoration:none;box-shadow:0 2px 12px #10262b4d}',
  '.edit-page[hidden]{display:none}',
  '.footer{padding-block-end:5.5rem}',
  '@media print{.edit-page{display:none}.footer{padding-block-end:0}}',
].join('')

const styleHash = `sha256-${createHash('sha256').update(styles).digest('base64')}`

interface LinkedPage extends Document {
  /** Absent where there is no page. */
  path: string | undefined
  /** False for a page that is made of something else, such as that of a product. */
  isEdited: boolean
}

/**
 * Answers an administrator with a page and the link to its editor, which is in no cached byte. Its
 * script follows the page on the screen: where the first one has no editor, the link is hidden.
 */
export async function answerWithEditLink(
  ctx: Context,
  { path = routes.home, html, styleHash: styleOfPage, isEdited }: LinkedPage,
  { admin }: Pick<Manifest, 'admin'>,
): Promise<void> {
  const editor = `${adminRoutes.editor}?path=${encodeURIComponent(path)}`
  const link = `<aside aria-label="Administration"><a class="edit-page" href="${editor}"${isEdited ? '' : ' hidden'}>Edit this page</a></aside>
<script type="module" src="${admin.editLink}" fetchpriority="low"></script>`
  const withLink = html
    .replace('</head>', () => `<style>${styles}</style>\n</head>`)
    .replace('</body>', () => `${link}\n</body>`)
  ctx.state.ownStyles = [styleOfPage, styleHash]
  ctx.set('cache-control', 'private, no-store')
  await answerHtml(ctx, withLink)
}
