import { CONNECTION_KINDS } from '@angadi/domain/digital/subscriber-number.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { named, translatedName } from '../translated.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { digitalKeys } from './keys.ts'

const operator = z.object({
  code: z.string(),
  kind: vocabulary(CONNECTION_KINDS, 'mobile_prepaid'),
  ...translatedName,
  min_paise: z.nullable(z.number()),
  max_paise: z.nullable(z.number()),
  fee_paise: z.number(),
  fee_bp: z.number(),
  fee_cap_paise: z.nullable(z.number()),
})
const circle = z.object({ code: z.string(), ...translatedName })

/** An operator; amounts in paise, null where a plan has to be chosen. */
export type Operator = z.infer<typeof operator>
/** A licensed service area. */
export type Circle = z.infer<typeof circle>

/** The operators that are open, by name. */
function operatorsOptions() {
  return queryOptions({
    queryKey: digitalKeys.operators,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { data, error } = await (await supabase())
        .from('digital_operators')
        .select('code, kind, name, name_translations, min_paise, max_paise, fee_paise, fee_bp, fee_cap_paise')
        .order('name')
      if (error) throw toAppError(error)
      return rows(operator).parse(data)
    },
  })
}

function circlesOptions() {
  return queryOptions({
    queryKey: digitalKeys.circles,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { data, error } = await (await supabase())
        .from('telecom_circles')
        .select('code, name, name_translations')
        .order('name')
      if (error) throw toAppError(error)
      return rows(circle).parse(data)
    },
  })
}

/** The operators that are open, their names in the reader's language. */
export function useOperators() {
  const language = useLanguage((state) => state.language)
  return useQuery({ ...operatorsOptions(), select: (list) => list.map((row) => named(row, language)) })
}

/** The circles that are open, their names in the reader's language. */
export function useCircles() {
  const language = useLanguage((state) => state.language)
  return useQuery({ ...circlesOptions(), select: (list) => list.map((row) => named(row, language)) })
}
