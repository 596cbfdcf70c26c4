import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invokeFunction } from '../client/invoke-function.ts'

/** Which document, and what ends the wait for its file. */
interface Asked {
  readonly invoiceId: string
  readonly signal: AbortSignal
}

/**
 * A document as a PDF file, made by the invoice-file function.
 *
 * @param orderId the order that it is of; undefined where it is of the reader's membership
 * @param language the code of the language of its words, such as te
 */
export function useInvoiceFile(orderId: string | undefined, language: string) {
  return useMutation({
    mutationFn: ({ invoiceId, signal }: Asked) =>
      invokeFunction(
        'invoice-file',
        { ...(orderId === undefined ? {} : { order_id: orderId }), invoice_id: invoiceId, language },
        z.instanceof(Blob),
        signal,
      ),
  })
}
