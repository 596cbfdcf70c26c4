import { groceryCustomers } from './grocery-orders.ts'
import { type Household, neighbours } from './neighbours.ts'

/** What a customer wrote to support, and what became of it. */
export interface SupportTicket {
  readonly customer: Household
  readonly language: 'en' | 'hi' | 'te'
  readonly body: string
  /** What it is about: a topic, or a problem with an item of the customer's latest order. */
  readonly about:
    | { readonly topic: 'order' | 'delivery' | 'wallet'; readonly ofOrder: boolean }
    | { readonly problem: 'item_missing' | 'item_bad'; readonly item: string }
  /** Refunded at once, or a ticket for a person. */
  readonly outcome: 'refunded' | 'ticket'
  readonly minutesAgo: number
  /** Minutes from one message to the next. */
  readonly pace: number
  /** What support and the customer wrote in turn, after support has taken it over. */
  readonly answers?: readonly string[]
  /** How support decided about the refund that was asked for. */
  readonly decision?: { readonly accept: boolean; readonly body: string }
  /** The last word of support. */
  readonly closing?: string
}

function neighbour(name: string): Household {
  const found = neighbours.find((household) => household.name === name)
  if (!found) throw new Error(`There is no neighbour called ${name}.`)
  return found
}

/** A customer whose groceries came today. */
function served(index: number): Household {
  const found = groceryCustomers[index]
  if (!found) throw new Error('Too few neighbours live around the demo store.')
  return found
}

/** Tickets in every state, and a problem that needed none. */
export const supportTickets: readonly SupportTicket[] = [
  {
    customer: neighbour('Mercy Grace'),
    language: 'en',
    about: { topic: 'order', ofOrder: true },
    body: 'My office wants a printed bill for this order. Where do I get it?',
    outcome: 'ticket',
    minutesAgo: 3 * 24 * 60,
    pace: 95,
    answers: [
      'Good morning! Open the order and choose Print or save the bill: it is a receipt with all taxes, on paper or as a PDF. Does that help?',
      'Yes, found it. Thank you!',
    ],
    closing: 'Glad to hear that. Have a nice day!',
  },
  {
    customer: neighbour('Vinod Chauhan'),
    language: 'hi',
    about: { topic: 'wallet', ofOrder: false },
    body: 'मैंने एक ऑर्डर रद्द किया था। पैसे वॉलेट में वापस आए या नहीं, समझ नहीं आ रहा।',
    outcome: 'ticket',
    minutesAgo: 19 * 60,
    pace: 34,
    answers: [
      'नमस्ते विनोद जी, मैं मीरा। अभी देखती हूँ। वह ऑर्डर किस दुकान का था?',
      'नाम याद नहीं, शाम को नाश्ता मँगवाया था। भुगतान वॉलेट से किया था।',
    ],
  },
  {
    customer: served(0),
    language: 'en',
    about: { problem: 'item_missing', item: 'Golconda Gold sona masoori rice' },
    body: 'The fruit and the paneer came, but the bag of rice was not there.',
    outcome: 'ticket',
    minutesAgo: 150,
    pace: 5,
  },
  {
    customer: served(2),
    language: 'en',
    about: { problem: 'item_bad', item: 'Green chilli' },
    body: 'Half of the chillies were soft and black.',
    outcome: 'ticket',
    minutesAgo: 130,
    pace: 22,
    decision: {
      accept: true,
      body: 'Sorry for that! The money is back in your wallet. With a photo it goes back at once.',
    },
  },
  {
    customer: served(1),
    language: 'en',
    about: { problem: 'item_missing', item: 'Manjeera Dairy full cream milk' },
    body: 'One packet of milk is missing.',
    outcome: 'refunded',
    minutesAgo: 120,
    pace: 1,
  },
  {
    customer: neighbour('Sirisha Kondapalli'),
    language: 'te',
    about: { topic: 'delivery', ofOrder: true },
    body: 'డెలివరీ అబ్బాయి ఆర్డర్‌ను కింద గేటు దగ్గరే పెట్టి వెళ్లిపోయాడు. మా ఇల్లు మూడో అంతస్తులో ఉంది. ఇకపై పైకి తెచ్చి ఇవ్వమని చెప్పగలరా?',
    outcome: 'ticket',
    minutesAgo: 45,
    pace: 1,
  },
]
