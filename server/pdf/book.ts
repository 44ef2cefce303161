import PDFDocument from 'pdfkit'
import { printableText } from '../../web/base/printed.ts'
import type { BrandColors } from '../../web/features/company/brand/contract.ts'
import type { FontName, Fonts } from './fonts.ts'
import { colorsFor } from './tokens.ts'

type Structure = PDFKit.PDFStructureElement

/** A block of text: its upper left corner, width and style. */
export interface TextStyle {
  x: number
  y: number
  width: number
  size: number
  color: string
  font?: FontName
  align?: 'left' | 'right' | 'center'
  /**
   * `leading` is the line height as a multiple of the size; a single line is cut with an ellipsis.
   */
  leading?: number
  lines?: number
  tracking?: number
}

/** Metadata that readers show of a document. */
export interface BookInfo {
  title: string
  /** The window's title; `title` by default. */
  fullTitle?: string
  author: string
  subject: string
  keywords: string
  /** Width and height of its pages in points. */
  size?: 'A4' | [width: number, height: number]
  /** The company's own colours; undefined for those of the release. */
  colors?: BrandColors | undefined
}

/** The document being written: pages that are tagged as they are drawn. */
export class Book {
  readonly pdf: PDFKit.PDFDocument
  private readonly chunks: Buffer[] = []
  private readonly finished: Promise<void>
  private readonly root: Structure
  private readonly colors: ReadonlyMap<string, string> | undefined

  constructor({ title, size = 'A4', colors, ...info }: BookInfo, fonts: Fonts) {
    this.pdf = new PDFDocument({
      size,
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: 'en',
      tagged: true,
      displayTitle: true,
      // The declared type requires a file; an opened font is as good.
      font: fonts.text as string,
      info: {
        Title: info.fullTitle ?? title,
        Author: info.author,
        Subject: info.subject,
        Keywords: info.keywords,
        Creator: 'Showyard',
        Producer: 'Showyard',
      },
    })
    for (const [name, font] of Object.entries(fonts)) this.pdf.registerFont(name, font)
    this.colors = colors && colorsFor(colors)
    this.root = this.pdf.struct('Document', { title })
    this.pdf.addStructure(this.root)
    this.finished = new Promise((resolve, reject) => {
      this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk))
      this.pdf.once('end', resolve)
      this.pdf.once('error', reject)
    })
  }

  /** The company's value of a colour token; texts are printed in it by themselves. */
  color(token: string): string {
    return this.colors?.get(token) ?? token
  }

  /** The whole file. Nothing can be added afterwards. */
  async bytes(): Promise<Buffer> {
    this.root.end()
    this.pdf.end()
    await this.finished
    return Buffer.concat(this.chunks)
  }

  /** A new page; with a title it gets a bookmark. */
  page(bookmark?: string): void {
    this.pdf.addPage()
    // Makes readers follow links and fields in the order of the tags.
    Object.assign(this.pdf.page.dictionary.data, { Tabs: 'S' })
    if (bookmark) this.pdf.outline.addItem(bookmark, { fit: true } as object)
  }

  /** A part of the structure tree; its content goes into the returned element. */
  part(tag: string, parent: Structure = this.root): Structure {
    const structure = this.pdf.struct(tag)
    parent.add(structure)
    return structure
  }

  /** Marks the output of `draw` with a tag. */
  tagged(parent: Structure, tag: string, draw: () => void, alt?: string): void {
    parent.add(this.pdf.struct(tag, alt === undefined ? {} : { alt }, draw))
  }

  /** Marks the output of `draw` as an artifact: decoration, or repeated on each page. */
  decoration(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.pdf.endMarkedContent()
  }

  text(parent: Structure, tag: string, words: string, style: TextStyle): void {
    this.tagged(parent, tag, () => this.print(words, style))
  }

  /** Text that links to a destination in this document (by name) or to a URL. */
  link(parent: Structure, words: string, target: Target, style: TextStyle): void {
    const height = style.size * (style.leading ?? LEADING)
    const area = { x: style.x, y: style.y, width: style.width, height }
    const link = this.part('Link', parent)
    link.add(() => this.print(words, style))
    this.area(link, words, target, area)
  }

  /** A clickable area, for the tag of the content below it. */
  area(parent: Structure, words: string, target: Target, { x, y, width, height }: Area): void {
    const options = { structParent: parent, Contents: new String(words) }
    if ('page' in target) this.pdf.goTo(x, y, width, height, target.page, options as object)
    else this.pdf.link(x, y, width, height, target.address, options as object)
    parent.end()
  }

  /** Prints text without its own tag, inside `tagged` and `decoration`. */
  print(words: string, style: TextStyle): void {
    this.setFont(style)
    const { x, y, width, size, align = 'left', leading = LEADING, lines, tracking = 0 } = style
    const gap = size * leading - this.pdf.currentLineHeight()
    this.pdf.fillColor(this.color(style.color)).text(printableText(words), x, y, {
      width,
      align,
      lineGap: gap,
      characterSpacing: tracking,
      ...(lines ? { height: size * leading * lines - gap, ellipsis: true } : {}),
    })
  }

  heightOf(words: string, style: TextStyle): number {
    this.setFont(style)
    const { width, size, leading = LEADING, tracking = 0 } = style
    const lineGap = size * leading - this.pdf.currentLineHeight()
    const options = { width, lineGap, characterSpacing: tracking }
    return this.pdf.heightOfString(printableText(words), options)
  }

  private setFont({ font = 'text', size }: TextStyle): void {
    this.pdf.font(font).fontSize(size)
  }
}

export type Target = { page: string } | { address: string }

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

const LEADING = 1.25
