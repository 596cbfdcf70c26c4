import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { refreshItems } from './list-cache.ts'

/** A section in its new place; `was` is its present name, if it is renamed. */
export type SectionInput = { name: string; was?: string }

/** Saves the sections of a vendor in their new order, with new names and new ones. */
export function useSaveSections(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (sections: SectionInput[]) =>
      call('save_sections', { vendor_id: vendorId, sections }, nothing),
    onSettled: () => refreshItems(queryClient, vendorId),
  })
}
