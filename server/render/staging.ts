/**
 * The note above every page of a copy of the site (STAGING). It is part of the document and not
 * rendered by the browser's script, so that other sites contain nothing of it.
 */
export const stagingNote =
  '<aside class="staging" aria-label="About this site"><p>This is a copy for trying things out. An inquiry sent here reaches nobody.</p></aside>'

/**
 * The bar is fixed where the note is, so here it is sticky below it. The admin rail is as high as
 * the window: its last entry stays visible below the note.
 */
export const stagingStyles = [
  '.staging{padding:.5rem 18px;color:#10262b;background:#e9b44c;font:600 .875rem/1.35 Archivo,"Archivo Fallback",sans-serif;text-align:center}',
  '@media screen{body{padding-top:0}.navigation-bar,.no-connection{position:sticky}.rail-menu{padding-bottom:60px}}',
].join('')
