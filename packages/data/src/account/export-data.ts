import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'

/** Fetches all data stored about the signed-in user, as readable JSON; limited to a few times a day. */
export function useExportData() {
  return useMutation({
    mutationFn: async () =>
      JSON.stringify(await call('export_my_data', {}, z.record(z.string(), z.json())), null, 2),
    // Each try counts against the daily limit.
    retry: false,
  })
}
