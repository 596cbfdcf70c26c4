import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { create } from 'zustand'

/** The storage key of whether a ticket is printed with each accepted order, on this device. */
const AUTO_STORAGE_KEY = 'vendor-print-on-accept'

/** The storage key of the width of this device's roll. */
const PAPER_STORAGE_KEY = 'vendor-paper-mm'

/** The rolls that ticket printers take, in millimetres. */
export const PAPERS_MM = [58, 80] as const
export type PaperMm = (typeof PAPERS_MM)[number]

/** The first ticket says what to prepare, the packing ticket what goes into the bag and what is to be paid. */
export type TicketKind = 'preparing' | 'packing'

interface Tickets {
  /** The ticket that is being printed. */
  readonly printing: { readonly order: VendorOrder; readonly kind: TicketKind } | undefined
  readonly isAutomatic: boolean
  readonly paperMm: PaperMm
}

function storedAutomatic(): boolean {
  try {
    return localStorage.getItem(AUTO_STORAGE_KEY) === 'yes'
  } catch {
    return false
  }
}

function storedPaper(): PaperMm {
  try {
    return PAPERS_MM.find((mm) => String(mm) === localStorage.getItem(PAPER_STORAGE_KEY)) ?? 80
  } catch {
    return 80
  }
}

/** The ticket that is being printed, and whether accepting an order prints one. */
export const useTickets = create<Tickets>()(() => ({
  printing: undefined,
  isAutomatic: storedAutomatic(),
  paperMm: storedPaper(),
}))

/** Opens the browser's print dialog for a ticket of an order. */
export function printTicket(order: VendorOrder, kind: TicketKind): void {
  useTickets.setState({ printing: { order, kind } })
}

/** Prints the ticket for preparing of an accepted order, where this device is set to. */
export function printIfAutomatic(order: VendorOrder): void {
  if (useTickets.getState().isAutomatic) printTicket(order, 'preparing')
}

/** Sets whether accepting an order on this device prints a ticket. */
export function setPrintsOnAccept(isAutomatic: boolean): void {
  try {
    localStorage.setItem(AUTO_STORAGE_KEY, isAutomatic ? 'yes' : 'no')
  } catch {
    // Storage is full or forbidden: the choice still holds for this tab.
  }
  useTickets.setState({ isAutomatic })
}

/** Sets the width of this device's roll. */
export function setPaper(paperMm: PaperMm): void {
  try {
    localStorage.setItem(PAPER_STORAGE_KEY, String(paperMm))
  } catch {
    // Storage is full or forbidden: the choice still holds for this tab.
  }
  useTickets.setState({ paperMm })
}
