import type * as z from 'zod/mini'
import type { Database } from '../database.types.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { supabase } from './client.ts'

type Functions = Database['public']['Functions']

/** The functions that the database offers to the apps. */
export type FunctionName = keyof Functions

/**
 * Calls a function of the database and checks the shape of its answer.
 *
 * @throws AppError for refusals of the server, a lost network and answers of another shape
 */
export async function call<Name extends FunctionName, Schema extends z.ZodMiniType>(
  name: Name,
  args: Functions[Name]['Args'],
  schema: Schema,
  signal?: AbortSignal,
): Promise<z.infer<Schema>> {
  try {
    const request = (await supabase()).rpc(name, args)
    const { data, error } = await (signal ? request.abortSignal(signal) : request)
    if (error) throw error
    return schema.parse(data)
  } catch (problem) {
    throw toAppError(problem)
  }
}
