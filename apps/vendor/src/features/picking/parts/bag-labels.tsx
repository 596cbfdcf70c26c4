import type { PickingList } from '@angadi/data/grocery/picking-list.ts'
import { PrintArea } from '@angadi/shell/print/print-area.tsx'
import { useEffect } from 'react'
import { useTickets } from '../../../shared/ticket/ticket-store.ts'
import { BagLabel } from './bag-label.tsx'

/** The height of a label, in millimetres. */
const LABEL_MM = 60

export interface BagLabelsProps {
  readonly list: PickingList
  readonly onDone: () => void
}

/** Prints a label for each bag through the browser's dialog, on the roll that this device is set to. */
export default function BagLabels({ list, onDone }: BagLabelsProps) {
  const paperMm = useTickets((state) => state.paperMm)
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  return (
    <PrintArea>
      <style>{`@page { size: ${paperMm}mm ${LABEL_MM}mm; margin: 2mm 4mm }`}</style>
      {list.bags.map((bag) => (
        <div key={bag.number} className="break-after-page last:break-after-auto">
          <BagLabel list={list} bag={bag} />
        </div>
      ))}
    </PrintArea>
  )
}
