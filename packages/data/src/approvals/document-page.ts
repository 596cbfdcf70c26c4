import { useQuery } from '@tanstack/react-query'
import { openPaper } from '../applications/papers.ts'
import { approvalKeys } from './keys.ts'

/**
 * The address of a page of a document, which works for a minute. Each asking is an opening that the document's owner
 * sees, so it is asked for only while a page is on screen, and never again by itself.
 *
 * @param page from 1
 */
export function useDocumentPage(documentId: string, page: number) {
  return useQuery({
    queryKey: approvalKeys.page(documentId, page),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: false,
    refetchOnReconnect: false,
    queryFn: async () => ({ url: await openPaper(documentId, page) }),
  })
}
