import { useEffect } from 'react'
import { create } from 'zustand'

/** What search engines and shared links are told of a page, beside its address. */
export interface PageHead {
  /** Without the product's name, which is appended. */
  readonly title: string
  readonly description: string
  /** The path under which it is known, where that is not its own. */
  readonly canonical?: string | undefined
  /** The address of a picture for shared links. */
  readonly picture?: string | undefined
  /** Structured data of schema.org, such as a LocalBusiness. */
  readonly structured?: Readonly<Record<string, unknown>> | undefined
}

/** The head that the screen on show has set; without one the route's own title and description hold. */
export const usePageHeadStore = create<{ readonly head: PageHead | undefined }>()(() => ({ head: undefined }))

/**
 * Sets the title, description, canonical address and structured data of the page while a screen is shown (Spec §1).
 *
 * @param head undefined while its content is not known yet
 */
export function usePageHead(head: PageHead | undefined): void {
  // Compared by content: the head is made anew with every render.
  const written = head && JSON.stringify(head)
  useEffect(() => {
    if (written === undefined) return
    const own: PageHead = JSON.parse(written)
    usePageHeadStore.setState({ head: own })
    return () => {
      if (usePageHeadStore.getState().head === own) usePageHeadStore.setState({ head: undefined })
    }
  }, [written])
}
