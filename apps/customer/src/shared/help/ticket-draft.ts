import { create } from 'zustand'

/** What a new ticket starts with, when another part of the app hands over to it. */
export interface TicketDraft {
  /** The question that found no answer; empty for none. */
  readonly body: string
  /** The order that it is about. */
  readonly order: { readonly id: string; readonly number: string } | undefined
}

interface TicketDraftStore extends TicketDraft {
  readonly handOver: (draft: Partial<TicketDraft>) => void
  readonly clear: () => void
}

const EMPTY: TicketDraft = { body: '', order: undefined }

/** Kept in memory only: what somebody wrote to support is not left behind on the device. */
export const useTicketDraft = create<TicketDraftStore>()((set) => ({
  ...EMPTY,
  handOver: (draft) => set({ ...EMPTY, ...draft }),
  clear: () => set(EMPTY),
}))
