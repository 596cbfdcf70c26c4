import { useLanguage } from '@angadi/i18n/language-store.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { homeServiceKeys } from './keys.ts'

const words = z.object({
  name: z.string(),
  included: z._default(z.array(z.string()), []),
  excluded: z._default(z.array(z.string()), []),
  materials: z._default(z.nullable(z.string()), null),
})
/** What a kind of service is called, and what it includes. */
export type ServiceWords = z.infer<typeof words>

const kinds = z.array(
  z.object({
    type: z.string(),
    /** The kind of work that it is of; null of such a kind itself. */
    part_of: z.nullable(z.string()),
    trade: z.string(),
    words: z.record(z.string(), words),
  }),
)
/** A kind of work or of service, with its words by language. */
export type ServiceKind = z.infer<typeof kinds>[number]

/** All kinds of services in their order; they change with releases of the catalogue, not in a visit. */
export const serviceKindsOptions = queryOptions({
  ...STORED_OFFLINE,
  queryKey: homeServiceKeys.kinds,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    const { data, error } = await (await supabase())
      .from('service_types')
      .select('type, part_of, trade, words')
      .order('position')
      .abortSignal(signal)
    if (error) throw toAppError(error)
    return kinds.parse(data)
  },
})

/** A kind of service that can be chosen, in the reader's language. */
export interface ServiceChoice {
  readonly type: string
  readonly trade: string
  /** The kind of work it belongs to, such as an electrician's. */
  readonly group: string
  readonly own: ServiceWords
  /** Its name by language. */
  readonly names: Readonly<Record<string, string>>
}

/** The kinds of services of some trades, in the reader's language and by kind of work. */
export function useServiceKinds(trades: readonly string[]) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    ...serviceKindsOptions,
    select: (all) => {
      const read = (kind: ServiceKind) => kind.words[language] ?? kind.words['en']
      return all.flatMap((kind): ServiceChoice[] => {
        const own = read(kind)
        const group = all.find(({ type }) => type === kind.part_of)
        if (own === undefined || group === undefined || !trades.includes(kind.trade)) return []
        const names = Object.entries(kind.words).map(([of, { name }]) => [of, name])
        return [
          {
            type: kind.type,
            trade: kind.trade,
            group: read(group)?.name ?? '',
            own,
            names: Object.fromEntries(names),
          },
        ]
      })
    },
  })
}
