import { GROCERY_CATEGORIES } from '@angadi/domain/grocery/departments.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { groceryKeys } from './keys.ts'

const category = z.object({ slug: z.string(), picture: z.nullable(z.string()) })

/** The pictures of the categories of groceries, by slug; they change with releases of the catalogue, not in a visit. */
export const categoryPicturesOptions = queryOptions({
  ...STORED_OFFLINE,
  queryKey: groceryKeys.categoryPictures,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }): Promise<Readonly<Record<string, string | null>>> => {
    const { data, error } = await (await supabase())
      .from('categories')
      .select('slug, picture')
      .in('slug', [...GROCERY_CATEGORIES])
      .abortSignal(signal)
    if (error) throw toAppError(error)
    return Object.fromEntries(
      z
        .array(category)
        .parse(data)
        .map(({ slug, picture }) => [slug, picture]),
    )
  },
})

/** The pictures of the categories of groceries, by slug. */
export function useCategoryPictures() {
  return useQuery(categoryPicturesOptions)
}
