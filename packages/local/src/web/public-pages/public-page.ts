/** A link of the first content. */
export interface PageLink {
  readonly path: string
  readonly text: string
  /** What stands beside it, such as an area or a price. */
  readonly note?: string | undefined
}

/** What people and search engines read before any code has loaded. */
export interface FirstContent {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly lists: readonly { readonly heading: string; readonly links: readonly PageLink[] }[]
}

/** An answer of the database that the app starts from (packages/data, page-data.ts). */
export interface SentAnswer {
  readonly page: string
  readonly ref: string
  readonly language: string
  readonly data: unknown
}

/** What is put into a page before it is sent (docs/decisions/0055). */
export interface PublicPage {
  /** 404 for what does not exist. */
  readonly status: 200 | 404
  readonly language: string
  readonly title: string
  readonly description: string
  /** The path under which search engines know it; undefined where they shall not list it. */
  readonly canonical: string | undefined
  /** The address of a picture for shared links. */
  readonly picture?: string | undefined
  readonly structured?: Readonly<Record<string, unknown>> | undefined
  readonly content?: FirstContent | undefined
  readonly answers?: readonly SentAnswer[] | undefined
}
