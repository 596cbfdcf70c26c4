import { CalendarDays, ListChecks, Scissors, Sun } from 'lucide-react'
import type { VendorTrade } from './vendor-trade.ts'

/** Whoever sells time: the day, the calendar, services with people and terms, and all bookings. */
export const bookedTrade = {
  sells: 'goods',
  board: { key: 'board', label: 'today', Icon: Sun, route: 'salonDashboard' },
  afterBoard: [
    { key: 'appointments', label: 'appointments', Icon: CalendarDays, route: 'salonAppointments' },
  ],
  items: { label: 'services', Icon: Scissors, route: 'salonServices' },
  orders: { key: 'orders', label: 'bookings', Icon: ListChecks, route: 'vendorBookings' },
  aislesOf: 'shopping',
  work: { StartIcon: CalendarDays, asksFromBoard: false, tellsMoreTime: false },
  isBooked: true,
} satisfies VendorTrade
