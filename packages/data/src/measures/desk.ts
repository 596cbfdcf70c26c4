import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { adminKeys } from '../admin-console/keys.ts'
import { addressOfPage } from '../applications/page-address.ts'
import { approvalKeys } from '../approvals/keys.ts'
import { call } from '../client/call.ts'
import { vendorDeskKeys } from '../vendor-desk/keys.ts'
import { rows } from '../vocabulary.ts'
import { deskMeasure } from './desk-measure.ts'
import { measureKeys } from './keys.ts'

const REFRESH_MS = 60_000

/** The suspensions and notices that are open, those first that wait for somebody. */
export function useMeasureDesk() {
  return useQuery({
    queryKey: measureKeys.desk,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    queryFn: ({ signal }) => call('admin_measures', {}, rows(deskMeasure), signal),
  })
}

/** Everything that shows a measure is read again. */
function readAgain(queryClient: QueryClient): void {
  for (const queryKey of [
    measureKeys.all,
    vendorDeskKeys.all,
    adminKeys.everyCourierCash,
    approvalKeys.lists,
  ])
    void queryClient.invalidateQueries({ queryKey })
}

function useMeasureAct<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => readAgain(queryClient) })
}

/** Whose work it is about. */
export interface Provider {
  readonly kind: 'vendor' | 'courier'
  readonly id: string
  readonly name: string
}

/** A measure to take. */
export interface NewMeasure {
  readonly kind: 'suspension' | 'termination'
  readonly reason: string
  readonly note: string
  /** The end as ISO 8601; undefined for an open end, or the usual notice. */
  readonly until: string | undefined
  /** Without notice; a second person agrees. */
  readonly isAtOnce: boolean
}

/**
 * Suspends somebody, or tells them that their work ends.
 *
 * @throws AppError reason_missing, until_invalid, notice_too_short, notice_needed, own_account, vendor_not_active
 */
export function useTakeMeasure({ kind, id }: Provider) {
  return useMeasureAct((given: NewMeasure) => {
    const about = { provider_kind: kind, provider_id: id, reason: given.reason, note: given.note }
    return given.kind === 'suspension'
      ? call(
          'suspend_provider',
          { ...about, ...(given.until === undefined ? {} : { until: given.until }) },
          z.string(),
        )
      : call(
          'give_notice',
          {
            ...about,
            at_once: given.isAtOnce,
            ...(given.until === undefined ? {} : { ends_at: given.until }),
          },
          z.string(),
        )
  })
}

/**
 * Lifts a measure, or keeps one that somebody asked to lift: what has become of it.
 *
 * @throws AppError measure_over, own_account, second_person_needed
 */
export function useLiftMeasure(measureId: string) {
  return useMeasureAct((lift: boolean) => call('lift_measure', { measure_id: measureId, lift }, z.string()))
}

/**
 * Agrees that somebody's work ends at once, or refuses.
 *
 * @throws AppError measure_over, own_account, second_person_needed
 */
export function useDecideTermination(measureId: string) {
  return useMeasureAct((accept: boolean) =>
    call('decide_termination', { measure_id: measureId, accept }, z.string()),
  )
}

/** The answer to an appeal. */
export interface AppealAnswer {
  readonly accept: boolean
  readonly answer: string
}

/**
 * Answers an appeal: what has become of the measure.
 *
 * @throws AppError measure_over, own_account, second_person_needed, reason_missing
 */
export function useDecideAppeal(measureId: string) {
  return useMeasureAct(({ accept, answer }: AppealAnswer) =>
    call('decide_appeal', { measure_id: measureId, accept, answer }, z.string()),
  )
}

/**
 * Opens a page of an appeal: an address that lives a minute. Who appealed sees that it was opened.
 *
 * @param page from 1
 */
export function useOpenAppealPage(measureId: string) {
  return useMutation({
    mutationFn: (page: number) => addressOfPage({ measure_id: measureId, page }),
  })
}
