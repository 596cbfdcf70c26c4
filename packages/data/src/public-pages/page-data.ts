import type * as z from 'zod/mini'

/** The element in which the server puts what it has already read for the page (docs/decisions/0055). */
const ELEMENT = 'page-data'

/** What an answer is of. */
type PageKind = 'region' | 'category' | 'categories' | 'storefront' | 'vendor' | 'menu'

interface PageData {
  readonly page: string
  readonly ref: string
  readonly language: string
  readonly data: unknown
}

function isPageData(read: unknown): read is PageData {
  return (
    typeof read === 'object' &&
    read !== null &&
    'page' in read &&
    'ref' in read &&
    'language' in read &&
    'data' in read &&
    typeof read.page === 'string' &&
    typeof read.ref === 'string' &&
    typeof read.language === 'string'
  )
}

function readPageData(): readonly PageData[] {
  try {
    const read: unknown = JSON.parse(globalThis.document?.getElementById(ELEMENT)?.textContent ?? '[]')
    return Array.isArray(read) ? read.filter(isPageData) : []
  } catch {
    return []
  }
}

/**
 * The query options with which a page starts from what the server sent along with it: the first render has its content
 * and sends no request. Without such data, or where this build cannot read it, the query asks as usual.
 *
 * @param page what the answer is of, such as `region`
 * @param ref which one, as in its path
 */
export function startingFromPage<Schema extends z.ZodMiniType>(
  page: PageKind,
  ref: string,
  language: string,
  schema: Schema,
) {
  return {
    initialData: (): z.output<Schema> | undefined => {
      const sent = readPageData().find(
        (one) => one.page === page && one.ref === ref && one.language === language,
      )
      const read = sent && schema.safeParse(sent.data)
      return read?.success ? read.data : undefined
    },
    // As old as the page: who returns to it later asks again once it is stale.
    initialDataUpdatedAt: () => performance.timeOrigin,
  }
}
