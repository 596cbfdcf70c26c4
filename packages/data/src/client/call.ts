import { DEFAULT_TIMEOUT_MS } from '@angadi/domain/submission/lifecycle.ts'
import type * as z from 'zod/mini'
import type { Database } from '../database.types.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { supabase } from './client.ts'
import { takePrefetchedAnswer } from './prefetched-call.ts'

type Functions = Database['public']['Functions']

/** The functions that the database offers to the apps. */
export type FunctionName = keyof Functions

/**
 * Calls a function of the database and checks the shape of its answer. Without a signal of the caller, 30 s without an
 * answer count as a lost network (Spec §9 Forms), so that no action waits for ever.
 *
 * @throws AppError for refusals of the server, a lost network and answers of another shape
 */
export async function call<Name extends FunctionName, Schema extends z.ZodMiniType>(
  name: Name,
  args: Functions[Name]['Args'],
  schema: Schema,
  signal: AbortSignal = AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
): Promise<z.infer<Schema>> {
  try {
    const prefetched = await takePrefetchedAnswer(name, args)
    signal.throwIfAborted()
    if (prefetched !== undefined) return schema.parse(prefetched)
    const { data, error } = await (await supabase()).rpc(name, args).abortSignal(signal)
    if (error) throw error
    return schema.parse(data)
  } catch (problem) {
    throw toAppError(problem)
  }
}
