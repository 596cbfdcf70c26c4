import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import type { Hue } from '../home/home-page.ts'
import { HUES } from '../home/home-page.ts'
import { nothing } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { bannerKeys } from './keys.ts'

const adminBanner = z.object({
  id: z.string(),
  /** Null for all regions. */
  region_slug: z.nullable(z.string()),
  title: z.string(),
  note: z.string(),
  picture: z.nullable(z.string()),
  hue: vocabulary(HUES, 'food'),
  target: z.string(),
  for_newcomers: z.boolean(),
  position: z.number(),
  valid_from: z.string(),
  valid_to: z.nullable(z.string()),
  added_by: z.nullable(z.string()),
})
/** A banner as administrators see it: also what is to come, and what ended within 30 days. */
export type AdminBanner = z.infer<typeof adminBanner>

/** The banners that run, are to come or ended lately. */
export function adminBannersOptions() {
  return queryOptions({
    queryKey: bannerKeys.all,
    queryFn: ({ signal }) => call('admin_banners', {}, rows(adminBanner), signal),
  })
}

/** The banners that run, are to come or ended lately. */
export function useAdminBanners() {
  return useQuery(adminBannersOptions())
}

/** A banner to add; without a region for all, without times from now on and until it is stopped. */
export interface NewBanner {
  readonly title: string
  readonly titleTranslations: Readonly<Record<string, string>>
  readonly note: string
  readonly target: string
  readonly hue: Hue
  readonly region: string | undefined
  readonly from: Date | undefined
  readonly to: Date | undefined
  readonly forNewcomers: boolean
}

/** Adds a banner; administrators only, and in the audit log. */
export function useAddBanner() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (banner: NewBanner) =>
      call(
        'add_banner',
        {
          title: banner.title,
          title_translations: banner.titleTranslations,
          note: banner.note,
          target: banner.target,
          hue: banner.hue,
          for_newcomers: banner.forNewcomers,
          ...(banner.region ? { region_slug: banner.region } : {}),
          ...(banner.from ? { valid_from: banner.from.toISOString() } : {}),
          ...(banner.to ? { valid_to: banner.to.toISOString() } : {}),
        },
        z.string(),
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: bannerKeys.all }),
  })
}

/** Ends a banner now; administrators only, and in the audit log. */
export function useStopBanner() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('stop_banner', { banner_id: id }, nothing),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: bannerKeys.all }),
  })
}
