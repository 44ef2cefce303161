/**
 * What stands above every page of a copy of the site (STAGING). In the document and not among what
 * the browser's script renders: a site that is no copy carries no byte of it.
 */
export const stagingNote =
  '<aside class="staging" aria-label="About this site"><p>This is a copy for trying things out. An inquiry sent here reaches nobody.</p></aside>'

/**
 * The bar stands fixed where the note is: here it scrolls up to its place and stays there. The rail
 * of the administrators is as high as the window: its last entry stays in sight below the note.
 */
export const stagingStyles = [
  '.staging{padding:.5rem 18px;color:#10262b;background:#e9b44c;font:600 .875rem/1.35 Archivo,"Archivo Fallback",sans-serif;text-align:center}',
  '@media screen{body{padding-top:0}.navigation-bar,.no-connection{position:sticky}.rail-menu{padding-bottom:60px}}',
].join('')
