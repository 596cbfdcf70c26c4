import { type DishGroup, dishes } from '../dish.ts'

/** Indo-Chinese, chaat, rolls, burgers, pizza. */
export const street: readonly DishGroup[] = [
  {
    key: 'starters',
    section: 'Starters',
    dishes: dishes(`
      chicken-65 | N | 230 | Chicken 65 | gravy, spice | Curd-marinated, fried, tossed with curry leaves and green chilli.
      apollo-fish | N | 310 | Apollo Fish | gravy | Boneless fish, curd, curry leaf. Born in Hyderabad.
      gobi-65 | V | 180 | Gobi 65 | gravy | Cauliflower, twice fried.
      chilli-chicken | N | 240 | Chilli Chicken | gravy, spice | Capsicum, onion, dark soy.
      paneer-65 | V | 230 | Paneer 65 | gravy | Crisp cubes with curry leaf.
      dragon-chicken | N | 260 | Dragon Chicken | spice | Strips with cashew and red chilli paste.
      chicken-majestic | N | 270 | Chicken Majestic | spice | Batter-fried strips in curd, mint and green chilli.
      loose-prawns | N | 330 | Loose Prawns | spice | Crisp prawns, garlic, curry leaves.
      chicken-lollipop | N | 250 | Chicken Lollipop (6 pieces) | spice | With schezwan dip.
      crispy-corn | V | 180 | Crispy Corn | spice | Pepper, spring onion, lime.
      egg-pakora | E | 140 | Egg Pakora |  | Halved eggs in gram-flour batter.
    `),
  },
  {
    key: 'chinese',
    section: 'Indo-Chinese',
    dishes: dishes(`
      veg-fried-rice | V | 160 | Vegetable Fried Rice | noodlesVeg | High flame, light soy.
      chicken-fried-rice | N | 210 | Chicken Fried Rice | noodles | With egg and spring onion.
      veg-noodles | V | 160 | Vegetable Hakka Noodles | noodlesVeg | Cabbage, carrot, pepper.
      gobi-manchurian | V | 180 | Gobi Manchurian | gravy | Cauliflower in ginger, garlic and soy.
      chicken-noodles | N | 210 | Chicken Noodles | noodles | Shredded chicken, high flame.
      egg-fried-rice | E | 170 | Egg Fried Rice | noodlesVeg | Two eggs, pepper, spring onion.
      veg-manchurian | V | 170 | Vegetable Manchurian | gravy | Eight dumplings.
      schezwan-rice | V | 180 | Schezwan Fried Rice | noodlesVeg | Red chilli and garlic.
      chilli-paneer | V | 230 | Chilli Paneer | gravy | Paneer, capsicum, green chilli.
      spring-rolls | V | 160 | Vegetable Spring Rolls (6 pieces) |  | With sweet chilli sauce.
      hot-sour-soup | V | 120 | Hot and Sour Soup |  | Pepper and vinegar.
      sweet-corn-soup | N | 140 | Chicken Sweet Corn Soup |  | With egg drop.
      veg-momos | V | 120 | Vegetable Momos (6 pieces) | momo | Cabbage and carrot, red chutney.
      chicken-momos | N | 150 | Chicken Momos (6 pieces) | momo | Juicy, with ginger.
    `),
  },
  {
    key: 'chaat',
    section: 'Chaat',
    dishes: dishes(`
      pani-puri | V | 50 | Pani Puri (6 pieces) | chaat | Mint water, potato, ragda.
      samosa | V | 40 | Samosa (2 pieces) |  | Potato, peas, coriander seed.
      pav-bhaji | V | 120 | Pav Bhaji | jain | Mashed vegetables, butter, two pavs.
      samosa-ragda | V | 80 | Samosa Ragda | chaat | Broken samosa under hot peas, onion and chutneys.
      dahi-puri | V | 75 | Dahi Puri (6 pieces) | chaat | Filled with curd, sev and tamarind.
      bhel-puri | V | 65 | Bhel Puri | chaat | Puffed rice, raw mango, sev.
      cutlet-chaat | V | 80 | Cutlet Chaat | chaat | The Hyderabadi evening: cutlet, ragda, onion, lemon.
      vada-pav | V | 45 | Vada Pav |  | With dry garlic chutney and a fried chilli.
      aloo-tikki | V | 80 | Aloo Tikki Chaat | chaat | Crisp patties, curd, chutneys.
      chole-bhature | V | 140 | Chole Bhature | jain | Two bhature as big as the plate.
      kachori | V | 45 | Pyaz Kachori |  | Onion-filled, flaky.
      papdi-chaat | V | 80 | Papdi Chaat | chaat | Crisps, potato, curd, pomegranate.
      mirchi-bajji | V | 50 | Mirchi Bajji (4 pieces) |  | Long chillies, tamarind and sesame inside, onion and lemon on top.
    `),
  },
  {
    key: 'rolls',
    section: 'Rolls and shawarma',
    dishes: dishes(`
      chicken-shawarma | N | 130 | Chicken Shawarma | roll | Off the spit, garlic toum, pickles.
      chicken-roll | N | 140 | Chicken Kathi Roll | roll | Tikka, onion and green chutney in a paratha.
      paneer-roll | V | 130 | Paneer Kathi Roll | rollVeg | Paneer tikka, mint.
      egg-roll | E | 90 | Double Egg Roll | rollVeg | With onion and chilli.
      shawarma-plate | N | 200 | Shawarma Plate | spice | Open, with khubz, fries and toum.
      rumali-shawarma | N | 150 | Rumali Shawarma | roll | In rumali roti with mayonnaise.
      mutton-roll | N | 190 | Mutton Seekh Roll | roll | Seekh kebab in laccha paratha.
      falafel-roll | V | 130 | Falafel Roll | rollVeg | Chickpea fritters, tahini.
    `),
  },
  {
    key: 'fastfood',
    section: 'Burgers, pizza and fries',
    dishes: dishes(`
      crispy-burger | N | 160 | Crispy Chicken Burger | burger | Buttermilk chicken, slaw, spicy mayo.
      aloo-burger | V | 110 | Masala Aloo Burger | burger | Potato patty, green chutney, onion.
      margherita | V | 190 | Margherita Pizza | pizza, cheese | Tomato, mozzarella, basil.
      peri-fries | V | 110 | Peri Peri Fries |  | Hot, red, moreish.
      paneer-pizza | V | 240 | Tandoori Paneer Pizza | pizza, cheese | Paneer tikka, onion, capsicum.
      chicken-pizza | N | 270 | Chicken Tikka Pizza | pizza, cheese | Smoked chicken, red onion.
      fried-chicken | N | 220 | Fried Chicken (3 pieces) | spice | Double-dredged, with hot sauce.
      veg-sandwich | V | 110 | Bombay Grilled Sandwich | jain | Potato, beetroot, green chutney, cheese.
      chicken-sandwich | N | 150 | Chicken Club Sandwich |  | Three layers, egg, mayo.
      pasta-arrabbiata | V | 200 | Pasta Arrabbiata | cheese | Penne, tomato, chilli.
      garden-salad | V | 150 | Garden Salad |  | Cucumber, tomato, sprouts, lemon dressing.
    `),
  },
]
