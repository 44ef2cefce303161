/** A visitor's browser window: the part of WebDriver that every tested browser has. */
export interface Tab {
  goTo(address: string): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Evaluates a function in the page, also with JavaScript off; arguments and result are JSON. */
  ask<Args extends unknown[], Answer>(
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer>
  /** Performs WebDriver actions of mouse and keyboard. */
  perform(actions: readonly object[]): Promise<void>
  /** The printed page, as a PDF file. */
  print(): Promise<Buffer>
  /** Errors and warnings in the page's console, where the browser reports them. */
  complaints: string[]
  close(): Promise<void>
}

/** Closed at the end of the suite that launched it. */
export interface TestedBrowser {
  /** A new visitor, with an empty profile. */
  visitor(options?: { script: 'on' | 'off' }): Promise<Tab>
}
