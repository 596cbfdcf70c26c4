/** What customers write, by stars; null is stars without words. Places and dishes stay unnamed so that each fits anywhere. */
export const reviewTexts: Readonly<Record<number, readonly (string | null)[]>> = {
  5: [
    'Hot, well packed, and enough for two even though I ordered a single. Will be back on Friday.',
    'Tastes exactly like sitting there. The masala at the bottom was the best part.',
    'చాలా బాగుంది! ఇంట్లో వండినట్టే ఉంది.',
    'My mother asked for the name of the place. That never happens.',
    'बहुत बढ़िया! गरमा-गरम आया और मसाला एकदम सही।',
    'Arrived ten minutes early, still steaming.',
    'Portion is generous, nothing spilled, and they remembered my note about less oil.',
    'రుచి అద్భుతం, ప్యాకింగ్ కూడా చాలా నీట్‌గా ఉంది.',
    'Third order this month. Never had a bad one.',
    'Worth every rupee.',
    null,
    'Fresh, and not drowned in oil for once.',
    'दिल खुश हो गया। फिर से मँगाएँगे।',
    null,
    'Clean taste, good ghee, honest quantity.',
    null,
  ],
  4: [
    'Very good, a little less spicy than I hoped.',
    'Nice taste. The second chutney was missing, otherwise five stars.',
    'బాగుంది, కానీ ఇంకొంచెం వేడిగా ఉంటే బాగుండేది.',
    'Good food, the rider had trouble finding our lane.',
    'स्वाद अच्छा है, मात्रा थोड़ी कम लगी।',
    'Solid everyday food at a fair price.',
    'Packing was good. Salt slightly high today.',
    null,
    'Good for the price. Raita was a bit thin.',
    null,
    'Consistent. Ordering here since they opened.',
    null,
  ],
  3: [
    'Okay. Better when eaten there.',
    'Took longer than promised, food was lukewarm.',
    'Rice was good, pieces were small.',
    'పర్వాలేదు. ధర కొంచెం ఎక్కువ.',
    null,
    'Average this time, usually better.',
  ],
  2: [
    'Cold when it came, and one roti short.',
    'Too much colour, too little taste.',
    'बहुत देर से आया और ठंडा था।',
    null,
  ],
  1: ['Wrong order. Support sorted it out, but dinner was late.', 'Very oily. Not again.'],
}

/** What owners answer, by stars. */
export const replies: Readonly<Record<number, readonly string[]>> = {
  5: ['Thank you! See you on Friday.', 'So glad. We will tell the kitchen.', 'ధన్యవాదాలు! మళ్ళీ రండి.'],
  4: ['Thank you, noted for next time.', 'Thanks! Ask for extra chutney in the note, it is free.'],
  3: ['Sorry about the wait, Saturdays are wild. Give us another try.'],
  2: ['We are sorry. Please message us, the next one is on the house.'],
  1: ['Our apologies. This should not happen; we have spoken to the team.'],
}

/** What customers write into the order itself. */
export const orderNotes: readonly string[] = [
  'Please ring, do not knock: the baby is asleep.',
  'Less oil, please.',
  'Leave it with the guard at the gate.',
  'Extra onion and lemon.',
  'Call when you reach the temple.',
  'Make it spicy.',
]
