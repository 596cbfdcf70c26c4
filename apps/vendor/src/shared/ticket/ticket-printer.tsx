import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Ticket } from './ticket.tsx'
import './ticket.css'
import { type PaperMm, useTickets } from './ticket-store.ts'

/** Millimetres of a CSS pixel. */
const MM_A_PIXEL = 25.4 / 96
/** What printers do not reach of a roll's width. */
const MARGINS_MM = 8
/** Paper after the last line, so that it can be torn off. */
const TAIL_MM = 12

/** Sets the page to the ticket's own length: rolls have no pages, and a fixed length would waste or cut. */
function setPage(ticket: HTMLElement, paperMm: PaperMm): HTMLStyleElement {
  // Measured as it will be printed, out of sight.
  ticket.style.cssText = `display: block; position: fixed; left: -200mm; width: ${paperMm - MARGINS_MM}mm`
  const height = Math.ceil(ticket.getBoundingClientRect().height * MM_A_PIXEL) + TAIL_MM
  ticket.style.cssText = ''
  const style = document.createElement('style')
  style.textContent = `@page { size: ${paperMm}mm ${height}mm; margin: 3mm ${MARGINS_MM / 2}mm }`
  document.head.append(style)
  return style
}

/** Prints the ticket that was asked for, through the browser's dialog, and clears it. */
export default function TicketPrinter() {
  const printing = useTickets((state) => state.printing)
  const paperMm = useTickets((state) => state.paperMm)
  const ticket = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!printing || !ticket.current) return
    const style = setPage(ticket.current, paperMm)
    const clear = () => useTickets.setState({ printing: undefined })
    window.addEventListener('afterprint', clear, { once: true })
    window.print()
    return () => {
      window.removeEventListener('afterprint', clear)
      style.remove()
    }
  }, [printing, paperMm])
  return printing
    ? createPortal(
        <div ref={ticket} data-ticket="">
          <Ticket order={printing.order} kind={printing.kind} />
        </div>,
        document.body,
      )
    : null
}
