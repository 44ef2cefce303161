import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import { adminRoutes } from '../../web/routes.ts'
import type { Manifest } from '../assets.ts'
import { answerHtml } from '../http/compress.ts'
import type { Document } from './document.ts'

/** Its place is taken by nothing of the page; the end of the footer is not below it. */
const styles = [
  '.edit-page{position:fixed;inset-inline-start:max(18px,env(safe-area-inset-left));bottom:max(18px,env(safe-area-inset-bottom));z-index:15;display:flex;align-items:center;min-height:48px;padding:.5rem 1.25rem;border-radius:999px;color:#fff;background:#10262b;font-weight:620;text-decoration:none;box-shadow:0 2px 12px #10262b4d}',
  '.edit-page[hidden]{display:none}',
  '.footer{padding-block-end:5.5rem}',
  '@media print{.edit-page{display:none}.footer{padding-block-end:0}}',
].join('')

const styleHash = `sha256-${createHash('sha256').update(styles).digest('base64')}`

/**
 * Answers an administrator with a page and the link to its editor, which is in no cached byte. Its
 * script follows the page on the screen.
 * @param html of the document, for this visitor
 */
export async function answerWithEditLink(
  ctx: Context,
  { path, html, document }: { path: string; html: string; document: Document },
  { admin }: Pick<Manifest, 'admin'>,
): Promise<void> {
  const editor = `${adminRoutes.editor}?path=${encodeURIComponent(path)}`
  const link = `<aside aria-label="Administration"><a class="edit-page" href="${editor}">Edit this page</a></aside>
<script type="module" src="${admin.editLink}" fetchpriority="low"></script>`
  const own = html
    .replace('</head>', () => `<style>${styles}</style>\n</head>`)
    .replace('</body>', () => `${link}\n</body>`)
  ctx.state.ownStyles = [document.styleHash, styleHash]
  ctx.set('cache-control', 'private, no-store')
  await answerHtml(ctx, own)
}
