import type { ItemInput } from '@angadi/domain/products/item-draft.ts'
import { ITEM_PROBLEMS } from '@angadi/domain/products/item-problem.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { vocabulary } from '../vocabulary.ts'
import { vendorProductKeys } from './keys.ts'
import { refreshItems } from './list-cache.ts'

/** A line of a file that can be imported, with its number in the file. */
export type ImportLine = ItemInput & { line: number }

const importAnswer = z.object({
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  rows: z.array(
    z.object({
      line: z.number(),
      outcome: vocabulary(['created', 'updated', 'unchanged', 'refused'], 'refused'),
      code: z.optional(vocabulary(ITEM_PROBLEMS, 'item_invalid')),
      was_price_paise: z.optional(z.number()),
      was_name: z.optional(z.string()),
      item_id: z.optional(z.string()),
      spelling: z.optional(z.string()),
      like_item_id: z.optional(z.string()),
      like_name: z.optional(z.string()),
    }),
  ),
})
/** What came of some lines of a file, or would come of them. */
export type ImportAnswer = z.infer<typeof importAnswer>

/** Some lines of one import. */
export interface ImportCall {
  readonly vendorId: string
  readonly importId: string
  /** The file's name. */
  readonly label: string
  readonly lines: readonly ImportLine[]
  /** Nothing is written: what would happen is answered. */
  readonly dryRun: boolean
}

/**
 * Imports up to `ROWS_A_CALL` lines of a file, or tries them. Repeating a call changes nothing twice.
 *
 * @throws AppError
 */
export function importLines({ vendorId, importId, label, lines, dryRun }: ImportCall): Promise<ImportAnswer> {
  return call(
    'import_items',
    {
      vendor_id: vendorId,
      import_id: importId,
      rows: [...lines],
      idempotency_key: `import:${importId}:${lines[0]?.line ?? 0}`,
      label,
      dry_run: dryRun,
    },
    importAnswer,
  )
}

/** Makes the screens of a vendor's catalogue new after an import. */
export function useRefreshItems(vendorId: string): () => void {
  const queryClient = useQueryClient()
  return () => {
    refreshItems(queryClient, vendorId)
    void queryClient.invalidateQueries({ queryKey: vendorProductKeys.imports(vendorId) })
  }
}

/** The imports and bulk changes of a vendor in the last month, newest first. */
export function catalogImportsOptions(vendorId: string) {
  return queryOptions({
    queryKey: vendorProductKeys.imports(vendorId),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data, error } = await (await supabase())
        .from('catalog_imports')
        .select('id, kind, label, created, updated, unchanged, refused, made_at, undone_at')
        .eq('vendor_id', vendorId)
        .order('made_at', { ascending: false })
        .limit(20)
        .abortSignal(signal)
      if (error) throw toAppError(error)
      return data
    },
  })
}

/** The imports and bulk changes of a vendor in the last month, newest first. */
export function useCatalogImports(vendorId: string) {
  return useQuery(catalogImportsOptions(vendorId))
}

const undone = z.object({ removed: z.number(), restored: z.number(), left: z.number() })

/** Undoes an import or a bulk change; what was changed since stays. */
export function useUndoImport(vendorId: string) {
  const refresh = useRefreshItems(vendorId)
  return useMutation({
    networkMode: 'always',
    mutationFn: (importId: string) => call('undo_import', { import_id: importId }, undone),
    onSettled: refresh,
  })
}
