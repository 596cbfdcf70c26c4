/** A table of sizes, as products keep it. */
interface SizeGuide {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const clothes: SizeGuide = {
  columns: ['Size', 'Chest (cm)', 'Waist (cm)', 'Length (cm)'],
  rows: [
    ['S', '86–91', '71–76', '68'],
    ['M', '94–99', '79–84', '70'],
    ['L', '102–107', '86–91', '72'],
    ['XL', '109–114', '94–99', '74'],
  ],
}

/** Size guides by the name of their department. */
export const sizeGuides: Readonly<Record<string, SizeGuide>> = {
  "Women's fashion": clothes,
  "Men's fashion": clothes,
  Footwear: {
    columns: ['Size', 'Foot (cm)'],
    rows: [
      ['4', '22.5'],
      ['5', '23.5'],
      ['6', '24.5'],
      ['7', '25.5'],
      ['8', '26.5'],
      ['9', '27.5'],
      ['10', '28.5'],
    ],
  },
}

/** Questions of customers about products, and what the sellers answered. */
export const questions: readonly {
  readonly key: string
  readonly brand: string
  readonly question: string
  readonly answer: string
}[] = [
  {
    key: 'usb-charger',
    brand: 'Velugu',
    question: 'Does it charge two phones at once?',
    answer: 'No, it has one port. The cable is in the box.',
  },
  {
    key: 'usb-charger',
    brand: 'Velugu',
    question: 'ఇది శాంసంగ్ ఫోన్లకు ఫాస్ట్‌గా ఛార్జ్ చేస్తుందా?',
    answer: 'అవును, 25 W ఫాస్ట్ ఛార్జింగ్ ఉన్న ఫోన్లన్నింటికీ పనిచేస్తుంది.',
  },
  {
    key: 'earbuds',
    brand: 'Swara',
    question: 'क्या कॉल पर आवाज़ साफ़ आती है?',
    answer: 'हाँ, दोनों तरफ़ दो-दो माइक हैं।',
  },
  {
    key: 'earbuds',
    brand: 'Swara',
    question: 'Can I use only one of them?',
    answer: 'Yes, each works alone.',
  },
  {
    key: 'cotton-saree',
    brand: 'Pochampally House',
    question: 'Is the blouse piece stitched?',
    answer: 'It is unstitched, 80 cm, in the colour of the border.',
  },
  {
    key: 'kurti',
    brand: 'Sakhi',
    question: 'ఉతికితే రంగు పోతుందా?',
    answer: 'మొదటిసారి విడిగా, చల్లని నీటిలో ఉతకండి. రంగు పోదు.',
  },
  {
    key: 'pressure-cooker',
    brand: 'Vantillu',
    question: 'Does it work on an induction stove?',
    answer: 'The 5 l one does, the 3 l one is for gas.',
  },
  {
    key: 'running-shoes',
    brand: 'Parugu',
    question: 'Do they fit wide feet?',
    answer: 'Take one size more, the toe box is normal.',
  },
]
