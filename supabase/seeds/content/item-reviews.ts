/** What customers write about one item, by stars; null is stars without words. Items stay unnamed so that each fits anywhere. */
export type ItemTexts = Readonly<Record<number, readonly (string | null)[]>>

/** About something to eat. */
export const dishReviews: ItemTexts = {
  5: [
    'The best one in town, and I have tried most of them.',
    'రుచి అమోఘం! మసాలా సరిగ్గా సరిపోయింది.',
    'Soft inside, crisp outside, not oily at all.',
    'हर बार उतना ही अच्छा। बच्चों को बहुत पसंद है।',
    'Enough for two. Came piping hot.',
    null,
    'ఇంట్లో అందరికీ నచ్చింది, మళ్ళీ తెప్పిస్తాం.',
    null,
  ],
  4: [
    'Very good. A little more gravy would make it perfect.',
    'బాగుంది, కారం కొంచెం తక్కువైతే ఇంకా బాగుండేది.',
    'अच्छा था, बस नमक थोड़ा ज़्यादा।',
    null,
    'Tasty, the portion was a bit smaller than last time.',
    null,
  ],
  3: ['All right, nothing special.', 'పర్వాలేదు, ఇంతకు ముందు ఇంకా బాగుండేది.', null, 'ठीक-ठाक। दाम थोड़ा ज़्यादा है।'],
  2: ['It was cold, and the pieces were few.', 'తినేసరికి చల్లారిపోయింది.', null],
  1: ['Too salty to finish.'],
}

/** About goods from a store or a shop. */
export const goodsReviews: ItemTexts = {
  5: [
    'Exactly as shown. Well packed, long date on it.',
    'నాణ్యత బాగుంది, ధర కూడా తక్కువే.',
    'We buy this every month. Always the same quality.',
    'बिल्कुल वैसा ही जैसा फ़ोटो में दिखाया। पैसे वसूल।',
    null,
    'Better price than the shop at our corner, and it came to the door.',
    'ప్యాకింగ్ చాలా బాగుంది, ఒక్క దెబ్బ కూడా తగల్లేదు.',
    null,
  ],
  4: [
    'Good quality, the pack was a little dented.',
    'బాగుంది, డెలివరీ కొంచెం ఆలస్యమైంది.',
    'अच्छा है, रंग फ़ोटो से थोड़ा हल्का है।',
    null,
    'Does what it should. One star less because the price went up.',
  ],
  3: [
    'Average. You get what you pay for.',
    'ఫర్వాలేదు, ఇంకొంచెం మెరుగ్గా ఉండవచ్చు.',
    null,
    'ठीक है, पर उम्मीद ज़्यादा थी।',
  ],
  2: ['Not as fresh as I had hoped.', 'साइज़ छोटा निकला, बदलना पड़ा।', null],
  1: ['Arrived damaged. The refund was quick, though.', 'నాణ్యత అస్సలు బాగోలేదు.'],
}
