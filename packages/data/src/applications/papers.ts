import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { applicationKeys } from './keys.ts'
import { addressOfPage } from './page-address.ts'

/**
 * The address of a page of a paper, which lives a minute; the opening is kept, and its owner sees it.
 *
 * @param page from 1
 * @throws AppError document_not_found, network
 */
export function openPaper(documentId: string, page: number): Promise<string> {
  return addressOfPage({ document_id: documentId, page })
}

const opening = z.object({ at: z.string(), by: z.enum(['owner', 'reviewer']), page: z.number() })

/** Who has opened a paper of the reader, the newest first. */
export function usePaperOpenings(documentId: string) {
  return useQuery({
    queryKey: applicationKeys.openings(documentId),
    staleTime: 0,
    queryFn: ({ signal }) => call('document_openings', { document_id: documentId }, rows(opening), signal),
  })
}
