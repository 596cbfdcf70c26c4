import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { storeCheckedPicture } from '../pictures/store-checked-picture.ts'
import { applicationKeys } from './keys.ts'
import type { ApplicationProfile } from './my-applications.ts'

function useRefreshed<Variables, Answer>(mutationFn: (given: Variables) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: applicationKeys.all }),
  })
}

/**
 * Begins an application, or finds the open one: its id.
 *
 * @throws AppError trade_not_open, too_many_applications
 */
export function useOpenApplication() {
  return useRefreshed((role: string) => call('open_application', { role }, z.string()))
}

/**
 * Begins handing in new papers for an approved application: the id of the one that does.
 *
 * @throws AppError application_not_found, application_closed
 */
export function useRenewPapers() {
  return useRefreshed((application: string) =>
    call('renew_documents', { application_id: application }, z.string()),
  )
}

/**
 * Keeps what was told so far, whole or not.
 *
 * @throws AppError application_closed, profile_invalid
 */
export function useSaveApplication(application: string) {
  return useRefreshed(({ profile, language }: { profile: ApplicationProfile; language: string }) =>
    call('save_application', { application_id: application, profile, language }, z.number()),
  )
}

/** What is handed in for one requirement; days as ISO dates. */
export interface HandedIn {
  readonly requirement: string
  readonly number?: string
  readonly holder?: string
  readonly account_number?: string
  readonly ifsc?: string
  readonly valid_until?: string
  readonly is_left_out?: boolean
  readonly pages?: readonly Blob[]
}

/**
 * Hands in a paper: its pages are stored one after the other, and named with its number.
 *
 * @throws AppError item_accepted, number_invalid, valid_until_invalid, pages_invalid, picture_invalid, network
 */
export function useHandIn(application: string) {
  return useRefreshed(async ({ requirement, pages, ...given }: HandedIn) => {
    const files: string[] = []
    for (const page of pages ?? [])
      files.push(await storeCheckedPicture(`provider-document?application=${application}`, page))
    return call(
      'hand_in_document',
      { application_id: application, requirement, given: { ...given, files } },
      z.number(),
    )
  })
}

/**
 * Hands the application in; once more is the same.
 *
 * @throws AppError item_missing, number_misfit, agreement_outdated, profile_invalid, application_closed
 */
export function useSubmitApplication(application: string) {
  return useRefreshed((agreement: number) =>
    call('submit_application', { application_id: application, agreement }, z.unknown()),
  )
}

/** Takes an application back before it is decided. */
export function useWithdrawApplication() {
  return useRefreshed((application: string) =>
    call('withdraw_application', { application_id: application }, z.unknown()),
  )
}

/** The first visit to what approval has made; again is the same. */
export function useBeginWork() {
  return useRefreshed((application: string) =>
    call('begin_work', { application_id: application }, z.unknown()),
  )
}
