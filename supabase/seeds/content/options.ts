import type { Diet } from './dish.ts'

/** One choice: rupees on top, or a share of the dish's price where the portion grows. */
export interface OptionChoice {
  readonly name: string
  readonly rupees?: number
  readonly share?: number
  readonly diet?: Diet
}

/** A question that the customer answers about a dish. */
export interface OptionSet {
  readonly name: string
  readonly min: number
  readonly max: number
  readonly choices: readonly OptionChoice[]
}

const pick = (name: string, ...choices: readonly OptionChoice[]): OptionSet => ({
  name,
  min: 1,
  max: 1,
  choices,
})
const add = (name: string, max: number, ...choices: readonly OptionChoice[]): OptionSet => ({
  name,
  min: 0,
  max,
  choices,
})
const free = (name: string): OptionChoice => ({ name })
const plus = (name: string, rupees: number, diet: Diet = 'veg'): OptionChoice => ({ name, rupees, diet })
const times = (name: string, share: number): OptionChoice => ({ name, share })

/** What can be chosen, by the names that the book of dishes uses. Prices are on top of the dish's own. */
export const optionSets: Readonly<Record<string, OptionSet>> = {
  portion: pick(
    'Portion',
    free('Single (serves 1)'),
    times('Full (serves 2)', 0.65),
    times('Family pack (serves 4)', 1.9),
  ),
  half: pick('Portion', free('Half'), times('Full', 0.8)),
  mandi: pick(
    'Portion',
    free('Single (serves 1)'),
    times('Half (serves 2)', 0.85),
    times('Full (serves 4)', 2.4),
  ),
  spice: pick('Spice level', free('Medium'), free('Mild'), free('Hyderabadi hot')),
  biryani: add(
    'Make it a meal',
    4,
    plus('Mirchi ka salan', 35),
    plus('Onion raita', 25),
    plus('Boiled egg', 20, 'egg'),
    plus('Extra masala rice', 70),
    plus('Chicken 65 (4 pieces)', 110, 'non_veg'),
  ),
  biryaniVeg: add(
    'Make it a meal',
    3,
    plus('Mirchi ka salan', 35),
    plus('Onion raita', 25),
    plus('Extra masala rice', 70),
  ),
  bread: pick(
    'Comes with',
    free('Steamed rice'),
    free('2 tawa rotis'),
    plus('Butter naan', 30),
    plus('Jeera rice', 35),
  ),
  naan: add(
    'Bread with it',
    3,
    plus('Tandoori roti', 20),
    plus('Butter naan', 45),
    plus('Garlic naan', 60),
    plus('Rumali roti', 30),
  ),
  haleem: add(
    'On top',
    4,
    plus('Extra fried onions', 15),
    plus('Cashew', 30),
    plus('Boiled egg', 20, 'egg'),
    plus('Desi ghee', 25),
  ),
  dosa: add(
    'Extras',
    4,
    plus('Extra sambar', 15),
    plus('Ginger chutney (allam)', 15),
    plus('Ghee and karam podi', 25),
    plus('Amul butter', 25),
    plus('Grated cheese', 40),
  ),
  tiffin: add(
    'Extras',
    3,
    plus('Extra sambar', 15),
    plus('Coconut chutney', 10),
    plus('Ginger chutney (allam)', 15),
    plus('Ghee', 20),
  ),
  tea: pick('Size', free('Single cup'), times('Double cup', 0.8), times('Flask (serves 6)', 4.6)),
  sugar: pick('Sugar', free('As the house makes it'), free('Less sugar'), free('No sugar')),
  glass: pick('Size', free('Regular (300 ml)'), times('Large (500 ml)', 0.5)),
  ice: pick('Ice', free('With ice'), free('Less ice'), free('No ice')),
  weight: pick('Weight', free('250 g'), times('500 g', 0.95), times('1 kg', 2.8)),
  cake: pick('Weight', free('½ kg'), times('1 kg', 0.9), times('2 kg', 2.7)),
  scoop: pick('Scoops', free('One scoop'), times('Two scoops', 0.8), times('Family tub (700 ml)', 3.2)),
  topping: add('Toppings', 3, plus('Roasted nuts', 25), plus('Chocolate sauce', 20), plus('Fresh fruit', 30)),
  gravy: pick('Style', free('Dry'), plus('With gravy', 20)),
  noodles: add(
    'Add',
    3,
    plus('Fried egg', 25, 'egg'),
    plus('Chicken strips', 60, 'non_veg'),
    plus('Paneer', 60),
    plus('Schezwan sauce', 20),
  ),
  noodlesVeg: add('Add', 2, plus('Paneer', 60), plus('Mushroom', 50), plus('Schezwan sauce', 20)),
  momo: pick('Style', free('Steamed'), plus('Fried', 20), plus('Tandoori', 40)),
  pizza: pick('Size', free('Small (7")'), times('Medium (10")', 0.75), times('Large (12")', 1.4)),
  cheese: add('Extras', 3, plus('Extra cheese', 50), plus('Jalapeños', 30), plus('Sweet corn', 30)),
  burger: add('Make it a meal', 2, plus('Fries and a soft drink', 110), plus('Cheese slice', 25)),
  meals: add(
    'With the meal',
    4,
    plus('Extra rice', 40),
    plus('Ghee', 20),
    plus('Extra curry of the day', 40),
    plus('Sweet of the day', 35),
    plus('Papad (2 pieces)', 15),
  ),
  rotte: add(
    'With it',
    3,
    plus('One more rotte', 25),
    plus('White butter', 25),
    plus('Shenga chutney (peanut)', 15),
    plus('Onion and green chilli', 10),
  ),
  chaat: pick('How hot', free('Medium'), free('Sweet'), free('Teekha')),
  roll: add('Extras', 2, plus('Double egg', 25, 'egg'), plus('Cheese', 35), plus('Extra filling', 60)),
  rollVeg: add('Extras', 2, plus('Cheese', 35), plus('Extra filling', 50)),
  jain: pick('Preparation', free('Regular'), free('Jain (no onion, no garlic)')),
  eggless: pick('Sponge', free('Eggless'), plus('With egg', 0, 'egg')),
}
